/** KIRIKO's face in three-quarter view, turned to the left: she listens. The origin is between her eyes. */
import { ellipse, poly, shift } from '../../../system/geometry';
import { clip, fill } from '../../../system/svg';
import { halftone } from '../../../system/texture';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { GLOW, SILVER, SKIN, part, rims } from './light';

export const FACE =
  'M-122 -120C-128 -64 -126 -22 -119 2C-117 20 -126 38 -123 66C-114 122 -84 178 -46 212C-32 224 -12 224 4 212C58 180 108 128 128 66C137 20 138 -40 134 -130Z';

/** The straight edge of the fringe, which shades the forehead. */
const FRINGE = 'M-160 -150L-156 -20L-90 -14L0 -18L90 -20L152 -10L156 -150Z';

interface Eye {
  readonly white: string;
  readonly lash: string;
  readonly lines: string;
  readonly iris: readonly [number, number, number, number];
}

const NEAR: Eye = {
  white: 'M-12 40C-4 14 18 0 46 -1C74 -1 90 10 98 26C92 50 72 62 44 64C18 64 -4 56 -12 40Z',
  lash: 'M-22 40C-12 4 14 -18 48 -19C78 -19 94 -8 104 8L138 -4C132 14 122 24 108 30L124 32C116 40 108 42 98 40C92 14 76 2 46 1C18 2 0 14 -13 44Z',
  lines: 'M4 62C28 74 62 74 84 56M0 -22C18 -36 58 -42 90 -26',
  iris: [36, 27, 28, 37],
};
const FAR: Eye = {
  white:
    'M-114 36C-112 14 -100 0 -83 -1C-65 0 -57 14 -55 38C-61 54 -75 63 -91 63C-106 60 -114 50 -114 36Z',
  lash: 'M-140 -2L-122 6C-113 -10 -100 -20 -81 -19C-62 -18 -51 2 -50 38L-56 38C-59 14 -68 2 -83 1C-99 2 -110 16 -112 34C-120 32 -128 26 -134 18L-124 18C-131 12 -136 6 -140 -2Z',
  lines: 'M-106 58C-96 68 -76 68 -64 54M-112 -26C-100 -38 -78 -40 -60 -28',
  iris: [-86, 27, 20, 35],
};

function eye({ white, lash, lines, iris }: Eye): string {
  const [x, y, w, h] = iris;
  const ball =
    fill(white, COLOUR.flash) +
    fill(ellipse(x, y, w, h), '#0E2358') +
    fill(ellipse(x, y + h * 0.18, w * 0.86, h * 0.78), '#2F78F0') +
    fill(ellipse(x, y + h * 0.5, w * 0.66, h * 0.4), '#9ADBFF') +
    fill(ellipse(x, y, w * 0.5, h * 0.5), '#0B1638') +
    fill(ellipse(x, y, w * 0.24, h * 0.26), '#5AA6FF') +
    fill(shift(lash, 0, 13), '#1B1038', { 'fill-opacity': '0.36' }) +
    fill(ellipse(x - w * 0.36, y - h * 0.32, w * 0.34, h * 0.22), COLOUR.flash) +
    fill(ellipse(x + w * 0.4, y + h * 0.42, w * 0.17, h * 0.12), COLOUR.flash);
  return clip(white, ball) + fill(lash, COLOUR.ink) + fill(inked(lines, 4.5), COLOUR.ink);
}

function mouth(): string {
  return (
    fill(
      'M-56 142C-42 136 -34 140 -28 141C-18 136 -6 134 10 136C-4 150 -20 156 -32 156C-44 154 -52 150 -56 142Z',
      '#B07CC4',
    ) +
    fill(
      inked('M-64 140C-48 146 -34 142 -28 143C-14 142 4 142 20 128', 6) +
        inked('M-42 168C-32 173 -20 172 -12 167', 5),
      COLOUR.ink,
    )
  );
}

/** The face with its features. */
export function face(): string {
  const inside =
    fill('M74 -140C92 -40 104 40 74 108C50 154 20 186 0 230L160 220L160 -140Z', SKIN.shade) +
    clip(
      FACE,
      fill(
        halftone({ x: 20, y: -20, width: 80, height: 230 }, 11, (u, v) => u * 1.1 - 0.28 - v * 0.2),
        SKIN.shade,
      ),
    ) +
    fill(shift(FRINGE, 8, 22), SKIN.shade) +
    fill('M-34 40C-44 62 -54 76 -50 90C-40 96 -30 92 -24 84C-30 70 -30 54 -34 40Z', SKIN.shade, {
      'fill-opacity': '0.7',
    }) +
    fill(ellipse(58, 88, 34, 13) + ellipse(-104, 92, 15, 10), '#FF7AB0', { 'fill-opacity': '0.3' });
  return (
    part(FACE, SKIN.base, inside, rims(7, GLOW)) +
    eye(FAR) +
    eye(NEAR) +
    fill(inked('M-52 44C-60 62 -68 76 -64 86C-58 92 -48 92 -42 88', 5), COLOUR.ink) +
    fill('M74 92L84 108L74 126L64 108Z', '#2F78F0') +
    fill('M74 92L84 108L74 108Z', '#9ADBFF') +
    mouth()
  );
}

/** The slit of a visor: a bar of silver above a strip of glass. */
export function visor(): string {
  const glass = 'M-150 -22C-60 -30 50 -30 160 -22L158 8C90 18 10 18 -40 10C-80 14 -116 12 -148 6Z';
  const bar = 'M-156 -40C-60 -50 60 -50 172 -40L170 -20C60 -30 -60 -30 -154 -21Z';
  return (
    clip(
      glass,
      fill(glass, '#DDEBFF', { 'fill-opacity': '0.2' }) +
        fill(
          poly([
            [20, 40],
            [58, 40],
            [80, -50],
            [42, -50],
          ]) +
            poly([
              [-118, 40],
              [-100, 40],
              [-80, -50],
              [-98, -50],
            ]),
          COLOUR.flash,
          { 'fill-opacity': '0.55' },
        ),
    ) +
    fill(inked('M-148 6C-116 12 -80 14 -40 10C10 18 90 18 158 8', 5), SILVER.deep) +
    part(bar, SILVER.base, fill(shift(bar, 0, 11), SILVER.shade), rims(4), { thin: 3, thick: 6 })
  );
}
