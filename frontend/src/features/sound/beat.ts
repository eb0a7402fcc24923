import { prefersReducedMotion } from '../../lib/browser';
import { followClock } from '../../lib/media-clock';
import type { BeatGrid } from '../../media/types';

/** What pulses: the slashes between sections. */
const PULSING = '.seam';

/** Pulses a second that are never exceeded, for those whom flashes harm. */
const MOST = 3;

/**
 * The number of the pulse at a time, or null before the first. Tempos above three beats a second pulse on every second
 * beat.
 *
 * @example pulseAt([[0, 120]], 1.2) // 2
 */
export function pulseAt(beats: BeatGrid, time: number): number | null {
  let number = 0;
  for (const [index, [from, bpm]] of beats.entries()) {
    if (time < from) break;
    const perSecond = bpm / 60 > MOST ? bpm / 120 : bpm / 60;
    const end = beats[index + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    const pulses = Math.floor((Math.min(time, end) - from) * perSecond + 1e-6);
    if (time < end) return number + pulses;
    number += pulses;
  }
  return null;
}

function pulse(): void {
  for (const element of document.querySelectorAll(PULSING)) {
    element.animate([{ opacity: 0.45 }, { opacity: 1 }], { duration: 300, easing: 'ease-out' });
  }
}

/**
 * Pulses with a playing element; never with reduced motion.
 *
 * @returns stops it
 */
export function followBeat(media: HTMLMediaElement, beats: BeatGrid): () => void {
  let last: number | null = null;
  return followClock(media, () => {
    const now = media.paused ? null : pulseAt(beats, media.currentTime);
    if (now !== null && now !== last && !prefersReducedMotion()) pulse();
    last = now;
  });
}
