/** The clock of a media element. */

/**
 * A time as a player shows it.
 *
 * @example clockTime(65.2) // '1:05'
 */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}

const MOVES = ['play', 'pause', 'seeking', 'timeupdate', 'loadedmetadata', 'emptied'] as const;

/**
 * Draws at once, in each frame while the element plays, and when its time changes otherwise.
 *
 * @returns stops it
 */
export function followClock(media: HTMLMediaElement, draw: () => void): () => void {
  let frame = 0;
  const tick = () => {
    cancelAnimationFrame(frame);
    draw();
    if (!media.paused) frame = requestAnimationFrame(tick);
  };
  tick();
  for (const move of MOVES) media.addEventListener(move, tick);
  return () => {
    cancelAnimationFrame(frame);
    for (const move of MOVES) media.removeEventListener(move, tick);
  };
}
