/**
 * The state of the intro, an attribute of the root element. It belongs to the document, not to a visit of the page: a
 * client navigation back to the page does not play it again. The first script of the document sets it (`start-intro.ts`).
 */

/** In `waiting` the still shows, in `leaving` the curtain opens. */
export type IntroState = 'waiting' | 'playing' | 'leaving' | 'ended';
