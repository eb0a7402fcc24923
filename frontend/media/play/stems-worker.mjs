/** Starts a thread that reads TypeScript: the loader of the program that starts it does not reach here. */
import { register } from 'tsx/esm/api';

register();
await import('./stems-thread');
