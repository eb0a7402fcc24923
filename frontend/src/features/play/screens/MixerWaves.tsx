import { type RefObject, useEffect, useRef } from 'react';

import type { Mix } from '@axtorm/game/mixer/mix';
import { type WavesView, paintWaves } from '@axtorm/game/mixer/waves';
import type { Palette } from '@axtorm/game/painter/palette';
import { prefersReducedMotion } from '../../../lib/browser';
import type { Deck } from '../audio/deck';
import { paletteOf } from '../palette';
import { STEMS } from '../songs';
import styles from './Mixer.module.css';

export interface WavesProps {
  readonly mix: Mix;
  readonly fader: number;
  /** What plays the mix, while it is played. */
  readonly deck: RefObject<Deck | null>;
  readonly isPlaying: boolean;
}

/** Paints a canvas as large as it is shown. */
function paint(
  canvas: HTMLCanvasElement,
  { mix, fader, beat }: Omit<WavesView, 'peaks'>,
  palette: Palette,
): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = window.devicePixelRatio;
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide || canvas.height !== high) [canvas.width, canvas.height] = [wide, high];
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  const { a, b } = mix.pair;
  const peaks = { a: STEMS[a].peaks, b: STEMS[b].peaks };
  paintWaves(context, { mix, peaks, fader, beat }, [width, height], palette);
}

/** The waveforms of two songs that meet where the fader is, and move while they are played. */
export function Waves({ mix, fader, deck, isPlaying }: WavesProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const palette = paletteOf(element);
    let frame = 0;
    const isMoving = isPlaying && !prefersReducedMotion();
    const draw = () => {
      const beat = isMoving ? (deck.current?.beat ?? 0) : 0;
      paint(element, { mix, fader, beat }, palette);
      if (isMoving) frame = requestAnimationFrame(draw);
    };
    const observer = new ResizeObserver(() => {
      if (!isMoving) draw();
    });
    draw();
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [mix, fader, deck, isPlaying]);
  return <canvas ref={canvas} className={styles.waves} aria-hidden="true" />;
}
