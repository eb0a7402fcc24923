/** Every kind of lie, in the order in which they are told. */
import { BODIES } from './bodies';
import { HEADS } from './heads';
import { JSON_LIES } from './json';
import { TOKEN_LIES } from './tokens';

export type { Lie } from './lie';

export const LIES = [...HEADS, ...BODIES, ...JSON_LIES, ...TOKEN_LIES];
