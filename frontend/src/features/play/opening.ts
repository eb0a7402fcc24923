/** Where the game begins: on the lanes at once, at the songs, at the ghost of the address, with the tutorial, or at the mixer. */
export type Opening = 'now' | 'free' | 'ghost' | 'lesson' | 'mash';

/** The idol that the address asks for, counted from 1: `#now=2`. */
export function idolInAddress(): number | undefined {
  const [, idol] = /^#now=([1-8])$/u.exec(window.location.hash) ?? [];
  return idol === undefined ? undefined : Number(idol);
}

/** Whether sound may begin: somebody has pressed something in this document. What is opened by its address waits for a press. */
export function mayBeHeard(): boolean {
  const { userActivation } = navigator as Partial<Navigator>;
  return userActivation?.hasBeenActive ?? true;
}
