/** The key that goes with letters: Command on Apple's systems, where Ctrl has other uses in texts, and Ctrl on others. */

const isApple = () => /Mac|iP(?:hone|ad|od)/u.test(navigator.platform);

/** Its name on this system. */
export const modifier = (): string => (isApple() ? '⌘' : 'Ctrl');

/** Whether it is pressed. */
export const isModified = ({ ctrlKey, metaKey }: KeyboardEvent): boolean =>
  isApple() ? metaKey : ctrlKey;
