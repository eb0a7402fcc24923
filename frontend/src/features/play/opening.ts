/** Where the game begins: at the songs, at the ghost of the address, with the tutorial, or at the mixer. */
export type Opening = 'free' | 'ghost' | 'lesson' | 'mash';
