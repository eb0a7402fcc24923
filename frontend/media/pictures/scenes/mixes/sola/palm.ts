/** SOLA's open hand, so near that it is as large as her head: the palm toward the viewer, the thumb to the right. */
import { ellipse } from '../../../system/geometry';
import { fill, place } from '../../../system/svg';
import { inked } from '../../../ink/brush';
import { part, rims } from './light';

const GLOVE = { base: '#FFFFFF', shade: '#BCC7EC', deep: '#5F6FB0' };
const PAD = { base: '#A6EEFF', shade: '#4CC4F2' };

/** Little finger, ring finger, middle finger, index finger and thumb in one line. */
const HAND =
  'M-78 168C-94 120 -122 70 -130 18C-142 -24 -178 -62 -200 -106C-216 -138 -210 -170 -186 -176C-164 -182 -146 -162 -134 -138C-116 -106 -102 -84 -84 -64' +
  'C-98 -110 -124 -150 -136 -204C-142 -242 -126 -264 -100 -262C-76 -260 -66 -236 -60 -206C-52 -160 -46 -122 -36 -90' +
  'C-40 -130 -50 -184 -48 -242C-48 -282 -28 -300 0 -298C28 -296 40 -270 38 -236C36 -190 34 -140 36 -94' +
  'C44 -130 54 -168 70 -216C82 -254 108 -268 133 -256C158 -244 162 -212 150 -180C134 -134 118 -90 112 -48C108 -20 110 4 116 26' +
  'C138 2 170 -44 204 -52C234 -58 250 -30 236 2C218 46 190 88 158 122C134 146 112 152 94 170Z';

/** The sides that turn from the light: of each finger, of the thumb, and of the palm below them. */
const DARK =
  'M-172 -176C-158 -140 -130 -100 -98 -54L-83 -62C-110 -92 -130 -130 -150 -176Z' +
  'M-84 -262C-74 -200 -66 -140 -52 -80L-35 -88C-46 -130 -56 -200 -64 -246Z' +
  'M14 -300C22 -230 18 -150 18 -84L37 -92C36 -150 40 -220 38 -276Z' +
  'M142 -256C138 -190 106 -120 94 -34L112 -44C120 -100 152 -180 162 -214Z' +
  'M246 -34C222 34 186 90 130 136L70 190L170 160L270 0Z' +
  'M116 26C92 34 62 54 40 96C34 130 40 150 52 176L96 170C120 130 124 80 116 26Z' +
  'M-100 96C-60 130 -20 120 20 140L40 180L-90 180Z';

const LINES =
  inked('M46 172C6 124 10 72 66 38C84 28 102 24 118 26', 9, 'in') +
  inked('M-118 14C-70 44 -10 36 42 -14', 7) +
  inked('M-122 50C-70 66 -20 56 22 30', 6) +
  inked(
    'M-102 -34C-88 -40 -78 -48 -72 -58M-62 -62C-48 -62 -38 -68 -30 -78M-14 -76C2 -70 20 -70 34 -80M54 -66C74 -54 96 -48 112 -46',
    6,
  ) +
  inked(
    'M-176 -88C-164 -96 -152 -102 -138 -104M-124 -158C-108 -166 -92 -168 -76 -164M-46 -184C-28 -194 12 -194 34 -186M62 -170C80 -176 106 -166 124 -154',
    5,
  ) +
  inked('M150 16C162 24 174 36 182 50', 6);

/** Where the touch glows: the tips of the fingers and the ball of the hand. */
const PADS: readonly (readonly [number, number, number, number])[] = [
  [-184, -140, 18, 25],
  [-102, -222, 21, 29],
  [-4, -256, 24, 31],
  [114, -218, 23, 30],
  [206, -8, 22, 27],
];

function palm(): string {
  const pads = PADS.map(
    ([x, y, w, h]) =>
      fill(ellipse(x, y, w, h), PAD.shade) +
      fill(ellipse(x - 2, y - 3, w * 0.86, h * 0.86), PAD.base),
  ).join('');
  const cuff = 'M-100 150C-50 178 60 176 112 146L124 210C72 246 -74 250 -116 218Z';
  return (
    part(
      HAND,
      GLOVE.base,
      fill(DARK, GLOVE.shade) + pads + fill(LINES, GLOVE.deep),
      rims(7, '#FFFFFF', '#FFB86B'),
      { thin: 6, thick: 13 },
    ) +
    part(
      cuff,
      '#5CC4FA',
      fill('M30 140L140 120L140 250L10 250Z', '#2A80C8') +
        fill(inked('M-104 180C-44 208 62 206 118 176', 8), '#D6F2FF'),
      rims(6),
      { thin: 5, thick: 11 },
    )
  );
}

/** The hand where her arm holds it, before everything. */
export const nearest = (): string => place(palm(), -524, 140, 1.12, -12);
