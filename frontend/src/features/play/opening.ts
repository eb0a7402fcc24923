/** Where the game begins: on the lanes at once, at the songs, at the ghost of the address, with the tutorial, or at the mixer. */
export type Opening = 'now' | 'free' | 'ghost' | 'lesson' | 'mash';
