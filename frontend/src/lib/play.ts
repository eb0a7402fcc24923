/** Starts media elements, in a file of its own because every page needs it and only some need more. */

/** Plays. A browser may refuse to, or receive a pause before it starts: then the element stays as it is. */
export async function play(media: HTMLMediaElement): Promise<void> {
  try {
    await media.play();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
