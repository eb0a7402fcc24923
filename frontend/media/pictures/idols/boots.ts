import { place, stroke, fill } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { cel } from './cel';
import type { Outfit } from './outfit';

const UPPER =
  'M-44 -46L42 -46C46 -6 74 14 112 26C140 36 148 56 146 78L-56 78C-62 40 -50 10 -44 -46Z';
const SOLE = 'M-62 74H150C156 92 154 106 148 116H64L52 104H20L12 116H-58C-66 104 -66 88 -62 74Z';
const TOE = 'M84 18C132 30 150 50 148 80H92C98 54 96 36 84 18Z';
const STRAP = 'M-52 8L64 -2L78 18L-58 32Z';

/** A platform boot seen from three quarters, toes to the viewer's right, the ankle at the origin. */
function boot(boots: Outfit['boots'], rim: readonly [string, string]): string {
  return (
    cel(SOLE, { tone: { light: boots.sole, base: boots.sole, shade: COLOUR.mist }, fall: 8 }) +
    cel(UPPER, {
      tone: boots.tone,
      rim,
      fall: 14,
      detail: fill(TOE, boots.trim) + fill(STRAP, boots.trim),
    }) +
    stroke('M-52 8L64 -2M-58 32L78 18M84 18C96 36 98 54 92 78', COLOUR.ink, 5) +
    stroke('M-40 96H6M70 96H136', COLOUR.ink, 5)
  );
}

/** The boot at an ankle, turned. */
export function bootAt(
  boots: Outfit['boots'],
  rim: readonly [string, string],
  at: readonly [number, number],
  angle: number,
  toes: 1 | -1,
): string {
  const body = boot(boots, rim);
  const flipped = toes === 1 ? body : `<g transform="scale(-1 1)">${body}</g>`;
  return place(flipped, at[0], at[1], 1, angle);
}
