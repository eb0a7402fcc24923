/** A gloved fist that comes at the viewer: knuckles above, the thumb below them, the wrist far behind. The origin is its middle. */
import { fill } from '../../system/svg';
import { COLOUR } from '../../system/tokens';
import { inked } from '../../ink/brush';
import { part } from './light';

const GLOVE = { base: '#FF2E93', light: '#FF7FBE', shade: '#B3147A', deep: '#6E0F58' };

/** Each finger from its knuckle to the joint where it turns back into the palm, little finger first. */
const FINGERS = [
  'M-168 -40C-172 -76 -142 -98 -112 -88C-92 -80 -84 -60 -84 -36L-86 40C-88 72 -110 86 -132 78C-154 70 -162 50 -164 20Z',
  'M-96 -68C-94 -112 -60 -132 -28 -122C-6 -114 2 -92 2 -64L0 54C-2 88 -24 104 -50 100C-78 94 -88 74 -90 44Z',
  'M-12 -84C-8 -126 28 -144 62 -134C86 -126 94 -102 94 -74L90 56C88 92 64 110 36 104C8 98 -4 78 -8 48Z',
  'M80 -76C86 -114 118 -130 148 -118C170 -108 180 -84 178 -56L170 44C166 80 144 96 118 90C94 84 84 64 82 34Z',
];

/** Where light falls on the knuckles, and the plane below that turns away. */
const LIT = [
  'M-160 -50C-162 -76 -138 -90 -116 -82C-122 -66 -142 -58 -160 -34Z',
  'M-88 -74C-84 -106 -58 -122 -34 -114C-44 -94 -70 -88 -86 -54Z',
  'M-4 -90C2 -120 30 -134 56 -126C44 -104 16 -100 0 -66Z',
  'M88 -82C94 -108 118 -120 142 -110C130 -90 104 -88 90 -58Z',
];
const UNDER = [
  'M-170 30C-140 46 -110 44 -80 26L-80 100L-170 100Z',
  'M-98 40C-66 56 -32 54 6 36L6 120L-98 120Z',
  'M-14 42C20 60 58 58 100 38L100 120L-14 120Z',
  'M76 28C106 44 140 42 180 22L180 110L76 110Z',
];
const CREASES = [
  'M-154 -30C-136 -22 -116 -22 -96 -32M-160 26C-140 38 -112 38 -92 28',
  'M-80 -54C-58 -44 -34 -44 -10 -56M-84 34C-62 48 -30 48 -8 36',
  'M4 -64C28 -54 54 -54 80 -66M0 38C24 52 58 52 82 40',
  'M96 -56C118 -48 142 -48 164 -60M92 24C114 36 142 36 164 22',
];

const THUMB =
  'M176 -40C206 -14 214 40 192 84C170 126 116 146 60 146C20 146 -14 138 -24 118C-32 98 -14 82 14 84C56 86 98 82 124 62C146 44 150 6 154 -30Z';
const BACK =
  'M-150 -50C-136 -100 -86 -132 -26 -142C40 -152 120 -142 160 -112C196 -84 206 -30 208 30L190 70L-100 40C-146 40 -160 0 -150 -50Z';

function finger(d: string, at: number): string {
  const inside =
    fill(UNDER[at] ?? '', GLOVE.shade) +
    fill(LIT[at] ?? '', GLOVE.light) +
    fill(inked(CREASES[at] ?? '', 6), GLOVE.deep);
  return part(d, GLOVE.base, inside, [{ from: [-5, -4], colour: COLOUR.flash }], {
    thin: 5,
    thick: 11,
  });
}

/** The fist. */
export function fist(): string {
  const thumb =
    fill(
      'M-40 130C20 150 110 140 160 100C190 76 200 30 196 -10L240 20L200 170L-40 180Z',
      GLOVE.shade,
    ) +
    fill('M-10 100C30 96 60 98 90 92C60 108 20 110 -8 112Z', GLOVE.light) +
    fill(inked('M120 66C126 78 126 92 120 104M-4 96C-14 106 -12 120 0 128', 6), GLOVE.deep);
  return (
    part(
      BACK,
      GLOVE.base,
      fill(
        'M-160 -20C-140 -80 -80 -112 -20 -118C50 -126 120 -116 168 -70L240 -60L240 120L-180 120Z',
        GLOVE.shade,
      ),
      [{ from: [7, 0], colour: '#FF9CCB' }],
      { thin: 6, thick: 12 },
    ) +
    FINGERS.map(finger).join('') +
    part(
      THUMB,
      GLOVE.base,
      thumb,
      [
        { from: [0, 5], colour: '#FF9CCB' },
        { from: [-4, -4], colour: COLOUR.flash },
      ],
      { thin: 5, thick: 12 },
    )
  );
}
