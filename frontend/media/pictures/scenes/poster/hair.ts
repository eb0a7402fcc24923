/** AXIA's bob in locks, cyan to the left and magenta to the right of a white one, and her headphones. */
import { ellipse, shift, slash } from '../../system/geometry';
import { clip, fill } from '../../system/svg';
import { COLOUR } from '../../system/tokens';
import { lockOf, through } from '../../ink/lock';
import type { Cut, Dye } from '../../ink/lock';
import { part, rims } from './light';

const CYAN: Dye = { base: '#00D9F5', light: '#B4F9FF', shade: '#0B86C9', deep: '#0A3F86' };
const FAR_CYAN: Dye = { base: '#0A7FC0', light: '#2FB4E6', shade: '#0B5596', deep: '#07305F' };
const MAGENTA: Dye = { base: '#FF2E93', light: '#FFA6D0', shade: '#B8177A', deep: '#6E0F58' };
const FAR_MAGENTA: Dye = { base: '#A5126C', light: '#D42A8C', shade: '#6E0F58', deep: '#3F0A3A' };
const WHITE: Dye = { base: '#FFFFFF', light: '#FFFFFF', shade: '#B4BEE6', deep: '#7A83B8' };

/** Behind the neck, blown to the right. */
const BEHIND: readonly Cut[] = [
  ['-120 -120 -214 -20 -206 110 -262 220', 92, FAR_CYAN],
  ['-100 -60 -160 80 -130 180 -176 276', 88, FAR_CYAN],
  ['-70 0 -110 100 -90 200 -120 290', 80, FAR_CYAN],
  ['110 -160 230 -120 290 -20 400 -10', 88, FAR_MAGENTA],
  ['120 -80 230 -10 280 80 392 96', 96, FAR_MAGENTA],
  ['120 -20 210 80 250 170 360 210', 96, FAR_MAGENTA],
  ['90 20 160 130 180 220 276 290', 88, FAR_MAGENTA],
];

/** Locks beside the face and behind the cup. */
const SIDE: readonly Cut[] = [
  ['-120 -190 -214 -120 -222 20 -288 110', 62, CYAN],
  ['-136 -130 -206 -30 -194 100 -252 190', 62, CYAN],
  ['-140 -90 -184 10 -162 130 -206 240', 60, CYAN],
  ['110 -210 216 -176 262 -90 352 -70', 60, MAGENTA],
  ['126 -170 230 -100 270 -10 372 20', 68, MAGENTA],
  ['140 -110 228 -10 250 90 340 136', 68, MAGENTA],
  ['150 -40 210 70 220 150 290 220', 60, MAGENTA],
  ['190 -120 270 -60 300 40 390 40', 18, MAGENTA],
];

/** The fringe, from the ends to the parting. */
const FRONT: readonly Cut[] = [
  ['-66 -240 -164 -190 -182 -80 -166 34', 58, CYAN],
  ['-64 -246 -146 -190 -162 -90 -142 -24', 58, CYAN],
  ['-58 -248 -116 -190 -134 -110 -114 -42', 56, CYAN],
  ['-52 -250 -92 -190 -104 -120 -82 -34', 54, CYAN],
  ['20 -246 140 -206 178 -110 168 24', 62, MAGENTA],
  ['14 -250 116 -200 152 -110 138 -36', 60, MAGENTA],
  ['8 -252 84 -196 118 -110 102 -42', 58, MAGENTA],
  ['-2 -252 50 -190 82 -110 60 -40', 58, MAGENTA],
  ['-10 -252 20 -190 44 -120 24 -42', 52, MAGENTA],
  ['-40 -252 -62 -190 -70 -120 -54 -44', 46, CYAN],
  ['-24 -254 -34 -190 -36 -120 -8 -30', 62, WHITE],
  ['30 -240 96 -170 112 -90 78 -40', 14, MAGENTA],
  ['-70 -230 -130 -150 -142 -80 -104 -40', 14, CYAN],
];

/** Long strands before the ears. */
const LONG: readonly Cut[] = [
  ['-140 -110 -166 10 -140 110 -168 210', 40, CYAN],
  ['146 -120 158 0 126 110 166 220', 46, MAGENTA],
];

const isFar = (dye: Dye) => dye === FAR_CYAN || dye === FAR_MAGENTA;

const put = (list: readonly Cut[], dark: (x: number) => 1 | -1, shine?: number): string =>
  list
    .map(([along, width, dye]) =>
      lockOf({
        along: through(along),
        width,
        dye,
        cut: width < 50 ? 'wisp' : 'soft',
        dark: dark(through(along)[1]?.[0] ?? 0),
        rims: rims(
          5,
          dye === CYAN ? '#E4FDFF' : '#FFFFFF',
          dye === CYAN ? '#7A6BE0' : '#FFC2E0',
        ).slice(isFar(dye) ? 0 : 1),
        ...(shine === undefined || dye === WHITE ? {} : { shine }),
      }),
    )
    .join('');

const DOME =
  'M-10 -264C-120 -266 -204 -190 -204 -70C-204 -20 -180 20 -150 40L-110 -60L-20 -120L70 -80L150 40C186 10 200 -30 198 -80C190 -200 100 -264 -10 -264Z';

/** Behind the neck and the shoulders. */
export const behind = (): string => put(BEHIND, (x) => (x < 0 ? -1 : 1));

/** Over the face; cup and band lie between. */
export function over(): string {
  return (
    put(SIDE, (x) => (x < 0 ? -1 : 1), 0.3) +
    part(
      DOME,
      CYAN.base,
      fill('M-20 -300L260 -300L260 100L-8 100Z', MAGENTA.base) +
        fill('M110 -300C180 -200 180 -60 130 60L260 60L260 -300Z', MAGENTA.shade),
      rims(7, '#E4FDFF'),
    ) +
    put(FRONT, () => -1, 0.36) +
    band() +
    part(ellipse(-206, 44, 26, 84), COLOUR.b, fill(ellipse(-190, 44, 22, 84), '#14121F'), rims(5)) +
    put(LONG, () => -1) +
    cup()
  );
}

function band(): string {
  const d =
    'M-222 20C-236 -150 -150 -300 -8 -304C136 -304 222 -160 204 20L172 20C178 -130 110 -264 -8 -264C-124 -264 -190 -140 -186 20Z';
  return part(
    d,
    COLOUR.b,
    fill('M204 20C222 -160 136 -304 -8 -304L-8 -276C110 -276 196 -150 184 20Z', '#B3147A') +
      fill('M-208 0C-214 -150 -140 -280 -20 -288L-20 -280C-130 -272 -204 -150 -198 0Z', '#FFB6DA'),
    rims(6),
  );
}

/** The near cup, turned to the right. */
function cup(): string {
  const ring = (r: number, dx = 0) => ellipse(190 + dx, 36, r * 0.66, r);
  return (
    part(ring(88, -24), '#14121F') +
    part(
      ring(92),
      COLOUR.b,
      fill(shift(ring(92), 30, 16), '#B3147A') + fill(ring(80, -8), COLOUR.b),
      rims(6),
    ) +
    part(ring(62, 8), '#3A0D3E', '', [{ from: [-8, -6], colour: '#8A1F70' }]) +
    part(ring(32, 10), COLOUR.a, '', [{ from: [8, 6], colour: '#0B86C9' }]) +
    clip(ring(60, 8), fill(slash(176, 110, 12, 150), COLOUR.flash, { 'fill-opacity': '0.5' }))
  );
}
