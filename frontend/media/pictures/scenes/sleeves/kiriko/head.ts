/** KIRIKO's face from the front, behind a visor like a slit. The origin is between her eyes. */
import { ellipse, mirror, poly, shift } from '../../../system/geometry';
import { clip, fill } from '../../../system/svg';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { BLUE, SILVER, SKIN, part, rims } from './light';

export const FACE =
  'M-122 -130C-130 -70 -128 -20 -120 20C-116 66 -108 106 -88 142C-64 182 -34 208 -14 216C-5 219 5 219 14 216C34 208 64 182 88 142C108 106 116 66 120 20C128 -20 130 -70 122 -130Z';

/** The hair's edge over the forehead, which shades it. */
const FRINGE = 'M-170 -150L-160 -24L-60 -34L0 -28L60 -34L160 -24L170 -150Z';

const WHITE = 'M20 36C36 20 60 11 88 11C104 12 112 18 113 27C102 44 80 54 56 51C40 49 28 44 20 36Z';
const LASH =
  'M8 42C24 14 56 -1 92 -1C106 0 116 2 133 -5C129 7 123 15 117 21C119 27 118 34 114 40C111 31 104 21 90 17C62 14 38 23 20 40Z';
const LID = 'M10 20C40 -8 84 -12 120 6L114 26C84 16 50 16 20 44Z';

function eyes(): string {
  const ball = (x: number) =>
    fill(ellipse(x, 24, 26, 31), '#12255E') +
    fill(ellipse(x, 30, 22, 24), BLUE) +
    fill(ellipse(x, 42, 16, 10), '#A8DCFF') +
    fill(ellipse(x, 22, 11, 14), '#0A1438') +
    fill(ellipse(x, 22, 5, 7), '#7FB8FF') +
    fill(ellipse(x - 9, 12, 8, 7), COLOUR.flash);
  const lids = fill(LID + mirror(LID), '#1B1038', { 'fill-opacity': '0.3' });
  const left = mirror(WHITE);
  return (
    clip(WHITE, fill(WHITE, '#E8E2F6') + ball(60) + lids) +
    clip(left, fill(left, COLOUR.flash) + ball(-68) + lids) +
    fill(LASH + mirror(LASH), COLOUR.ink) +
    fill(inked('M34 56C54 64 84 62 104 46M-34 56C-54 64 -84 62 -104 46', 5), COLOUR.ink) +
    fill(inked('M22 6C48 -14 88 -20 118 -8M-22 6C-48 -14 -88 -20 -118 -8', 5), '#5B7FB0')
  );
}

/** Lips that do not smile. */
function mouth(): string {
  const upper =
    'M-38 152C-24 144 -10 140 0 145C10 140 24 144 38 151C24 156 10 157 0 155C-10 157 -24 157 -38 152Z';
  const lower = 'M-34 154C-20 158 20 158 34 153C24 168 10 173 -2 173C-14 172 -26 166 -34 154Z';
  return (
    fill(upper, '#7E5AA8') +
    fill(lower, '#B08CD0') +
    fill(ellipse(-8, 163, 9, 3.4), '#E8D4F8') +
    fill(inked('M-44 150C-24 156 -8 155 0 153C10 156 26 156 42 148', 6), COLOUR.ink) +
    fill(inked('M-14 186C-4 190 8 190 16 185', 5), SKIN.deep)
  );
}

/** The face with its features. */
export function face(): string {
  const inside =
    fill('M46 -140C84 -60 96 20 76 96C58 150 30 186 0 224L150 224L150 -140Z', SKIN.shade) +
    fill(shift(FRINGE, 10, 30), SKIN.shade) +
    fill('M6 70C18 84 28 100 26 112C16 118 4 118 -6 114C6 108 10 92 6 70Z', SKIN.shade) +
    fill('M-112 70C-100 110 -74 152 -36 184L-60 180L-112 110Z', SKIN.light);
  return (
    part(FACE, SKIN.base, inside, rims(6, COLOUR.flash, '#FF6FB5')) +
    eyes() +
    fill(inked('M-10 -6C-6 30 -10 66 -18 96C-22 106 -14 112 -4 110', 5, 'in'), SKIN.deep) +
    fill(inked('M-20 104C-14 113 -2 116 6 112M14 110C20 108 22 104 20 98', 5), COLOUR.ink) +
    mouth() +
    fill('M-78 88L-69 106L-78 124L-87 106Z', BLUE) +
    fill('M-78 88L-78 124L-87 106Z', '#8CC4FF')
  );
}

/** The visor: a slit of glass under a bar of silver. */
export function visor(): string {
  const glass = 'M-176 -8L176 -8L170 44L112 62L-112 62L-170 44Z';
  const bar = 'M-184 -26L184 -26L180 -4L-180 -4Z';
  const hinge = 'M-186 -28L-136 -28L-146 50L-182 42Z';
  const glints = fill(
    poly([
      [-160, 70],
      [-136, 70],
      [-108, -20],
      [-132, -20],
    ]) +
      poly([
        [-16, 70],
        [4, 70],
        [32, -20],
        [12, -20],
      ]) +
      poly([
        [16, 70],
        [24, 70],
        [52, -20],
        [44, -20],
      ]) +
      poly([
        [104, 70],
        [120, 70],
        [148, -20],
        [132, -20],
      ]),
    COLOUR.flash,
    { 'fill-opacity': '0.42' },
  );
  return (
    clip(glass, fill(glass, '#CDEBFF', { 'fill-opacity': '0.2' }) + glints) +
    part(
      glass,
      'none',
      '',
      [
        { from: [0, 7], colour: '#E8F6FF' },
        { from: [-6, 0], colour: '#FFFFFF' },
      ],
      { thin: 3, thick: 6 },
    ) +
    part(bar, SILVER.base, fill(shift(bar, 0, 12), SILVER.shade), [], { thin: 3, thick: 7 }) +
    [hinge, mirror(hinge)]
      .map((d) => part(d, SILVER.base, fill(shift(d, 22, 10), SILVER.shade), rims(5)))
      .join('')
  );
}
