/** Whether single keys, pressed without another one, do something: who speaks to the machine, or hits a key by mistake, turns them off. */
import { keepChoice, keptChoice } from '../i18n/choices';
import { Store } from './store';

/** Where the choice is kept. */
const NAME = 'desk-single-keys';

/** On unless they were turned off in this browser. */
export const singleKeys = new Store(keptChoice(NAME) !== 'off');

/** Turns them on or off, from now on. */
export function chooseSingleKeys(isOn: boolean): void {
  keepChoice(NAME, isOn ? 'on' : 'off');
  singleKeys.set(isOn);
}
