/** Whether somebody wants to search the list of positions, from wherever the page is. */
import { Store } from './store';

/** Set until the field of the search has the focus. */
export const searchWanted = new Store(false);
