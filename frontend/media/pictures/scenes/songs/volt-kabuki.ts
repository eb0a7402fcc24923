import { ellipse, mirror, rect, shift } from '../../system/geometry';
import { clip, fill, stroke } from '../../system/svg';
import { rays } from '../../system/texture';
import { art, maker, title } from './frame';

const [RED, INK, WHITE, VOLT] = ['#E5142B', '#0B0710', '#FFF8EF', '#FFE600'];
const MASK =
  'M0 -270C120 -270 196 -200 196 -60C196 90 150 200 70 268L0 292L-70 268C-150 200 -196 90 -196 -60C-196 -200 -120 -270 0 -270Z';
const BOLT = 'M28 -300L-64 -60L4 -84L-40 110L82 -150L16 -128L92 -300Z';

/** The stripes of one half of the painted face. */
const STRIPES = [
  'M20 -96C60 -130 120 -150 176 -220L210 -170C170 -110 120 -96 84 -92C60 -88 40 -84 20 -70Z',
  'M150 -60C186 -70 200 -90 214 -110V-10C190 -20 170 -28 150 -24Z',
  'M44 40C90 30 130 50 150 100C156 140 140 180 110 220C120 160 106 100 44 76Z',
  'M96 20C140 10 180 30 204 70L190 140C176 90 150 54 96 44Z',
  'M14 -40L40 -44L32 40L18 52Z',
];

function face(): string {
  const both = (d: string) => d + mirror(d);
  const eye = 'M36 -46C60 -78 110 -84 146 -62C128 -32 84 -22 50 -30Z';
  const brow =
    'M24 -128C60 -176 120 -190 170 -180C140 -160 110 -150 84 -132C64 -122 40 -116 24 -128Z';
  const lips =
    'M-64 150C-30 130 -12 140 0 146C12 140 30 130 64 150C40 190 20 200 0 200C-20 200 -40 190 -64 150Z';
  return (
    clip(
      MASK,
      fill(MASK, WHITE) +
        fill(rect(70, -300, 200, 700), '#E6D8D8') +
        STRIPES.map((d) => fill(both(d), RED)).join('') +
        fill(both('M0 240L60 220L40 300H0Z'), INK),
    ) +
    fill(both(eye), INK) +
    fill(both(ellipse(92, -54, 20, 20)), VOLT) +
    fill(both(ellipse(92, -54, 8, 8)), INK) +
    fill(both(brow), INK) +
    fill(lips, RED) +
    stroke('M-64 150C-30 160 30 160 64 150', INK, 8) +
    stroke(MASK, INK, 12)
  );
}

const at = (d: string) => shift(d, 400, 330);

/** Hardcore: a painted actor's face, split by lightning from above. */
export function voltKabuki(): string {
  const mane =
    'M-230 260C-330 120 -330 -160 -210 -270C-120 -350 120 -350 210 -270C330 -160 330 120 230 260L290 420H-290Z';
  return art(
    fill(rect(0, 0, 800, 800), VOLT) +
      fill(rays([400, 330], 120, 800, 44, 9), INK) +
      fill(at(mane), RED) +
      stroke(at(mane), INK, 12) +
      [-250, -200, -150, 150, 200, 250]
        .map((x) =>
          stroke(
            at(
              `M${(x * 0.7).toString()} -280C${(x * 1.2).toString()} -120 ${(x * 1.2).toString()} 120 ${(x * 0.98).toString()} 300`,
            ),
            '#8C0718',
            9,
          ),
        )
        .join('') +
      `<g transform="translate(400 330)">${face()}</g>` +
      stroke(at(BOLT), INK, 20) +
      fill(at(BOLT), VOLT) +
      fill(at('M40 -290L-40 -76L16 -96L-14 40L60 -140L4 -118L76 -290Z'), WHITE) +
      fill(rect(0, 640, 800, 160), INK) +
      title(['VOLT KABUKI'], 40, 732, 720, VOLT) +
      maker(42, 774, WHITE),
  );
}
