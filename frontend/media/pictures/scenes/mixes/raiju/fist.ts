/** RAIJU's fist, with studs of gold on the knuckles: the thumb to the left, the arm behind it. The origin is its middle. */
import { fill, place } from '../../../system/svg';
import { inked } from '../../../ink/brush';
import { GOLD, VIOLET, part, rims } from './light';

/** Each finger from its knuckle to where it turns into the palm, index finger first, where light falls on it. */
const FINGERS: readonly {
  readonly d: string;
  readonly lit: string;
  readonly crease: string;
  readonly dark: string;
}[] = [
  {
    d: 'M-182 -52C-186 -98 -154 -128 -118 -122C-92 -118 -80 -94 -80 -62L-84 54C-86 92 -110 110 -140 104C-168 96 -178 74 -178 42Z',
    lit: 'M-174 -64C-174 -98 -150 -116 -122 -112C-126 -92 -150 -84 -172 -44Z',
    crease: 'M-172 34C-150 48 -112 46 -88 32M-150 -30C-136 -24 -120 -24 -106 -30',
    dark: 'M-190 46C-150 66 -110 64 -76 42L-76 120L-190 120ZM-190 -60L-164 -50C-166 -10 -164 20 -160 60L-190 60Z',
  },
  {
    d: 'M-96 -80C-94 -128 -58 -152 -22 -144C4 -138 14 -112 12 -80L4 64C2 102 -24 120 -54 114C-84 108 -94 86 -94 52Z',
    lit: 'M-86 -92C-82 -124 -54 -140 -28 -132C-36 -108 -64 -98 -86 -62Z',
    crease: 'M-86 42C-62 56 -26 56 -2 42M-62 -48C-48 -42 -30 -42 -16 -48',
    dark: 'M-100 54C-66 74 -26 74 10 52L10 130L-100 130ZM-100 -90L-74 -76C-78 -20 -78 20 -74 70L-100 70Z',
  },
  {
    d: 'M-2 -76C2 -122 38 -144 72 -134C96 -126 106 -100 102 -70L92 58C88 94 64 112 36 106C8 98 -2 78 -4 48Z',
    lit: 'M6 -88C10 -118 40 -132 66 -122C56 -100 26 -94 6 -58Z',
    crease: 'M4 40C26 52 62 52 86 38M30 -42C44 -36 60 -36 74 -42',
    dark: 'M-8 52C26 70 62 68 98 48L98 124L-8 124ZM-8 -90L20 -74C14 -20 12 20 16 66L-8 66Z',
  },
  {
    d: 'M90 -60C94 -102 124 -122 156 -110C180 -102 188 -78 184 -50L172 44C168 78 146 94 120 88C96 82 86 62 86 34Z',
    lit: 'M98 -70C104 -98 126 -112 150 -102C140 -82 114 -78 98 -46Z',
    crease: 'M94 28C114 40 142 40 166 26M120 -24C132 -18 146 -18 158 -24',
    dark: 'M84 38C112 54 142 52 178 34L178 104L84 104ZM80 -70L112 -58C106 -10 104 20 106 54L80 54Z',
  },
];

const BACK =
  'M-178 -56C-156 -122 -92 -168 -18 -174C56 -178 130 -156 170 -118C198 -90 202 -50 196 -16L150 40L-120 64C-166 40 -184 0 -178 -56Z';
const THUMB =
  'M-184 -44C-214 -28 -236 60 -208 112C-182 154 -122 172 -64 168C-24 166 6 154 12 132C16 110 -4 96 -34 98C-78 102 -120 98 -144 72C-160 48 -158 -36 -184 -44Z';

const finger = ({ d, lit, crease, dark }: (typeof FINGERS)[number]): string =>
  part(
    d,
    VIOLET.base,
    fill(dark, VIOLET.shade) + fill(lit, VIOLET.light) + fill(inked(crease, 7), VIOLET.deep),
    rims(7, '#FFFFFF', '#C4A8FF'),
    { thin: 6, thick: 12 },
  );

/** A stud: four planes that meet in its point. */
const stud = (x: number, y: number): string =>
  place(
    part(
      'M-34 0L0 -32L34 0L0 30Z',
      GOLD.base,
      fill('M-34 0L2 -4L0 30Z', GOLD.shade) +
        fill('M34 0L2 -4L0 30Z', '#F5B02E') +
        fill('M34 0L2 -4L0 -32Z', GOLD.light),
      [],
      { thin: 4, thick: 8 },
    ),
    x,
    y,
  );

/** The fist. */
export function fist(): string {
  const thumb =
    fill('M-240 60C-200 150 -100 160 20 140L20 190L-240 190Z', VIOLET.shade) +
    fill('M-40 100C-10 98 8 112 6 132C-8 126 -26 120 -44 122Z', VIOLET.light) +
    fill(
      inked('M-150 74C-160 88 -164 102 -160 118M-30 98C-42 110 -42 128 -30 142', 7),
      VIOLET.deep,
    );
  return (
    part(
      BACK,
      VIOLET.base,
      fill(
        'M-180 -60C-150 -110 -90 -140 -20 -146C60 -150 130 -130 176 -90L210 20L-180 60Z',
        VIOLET.shade,
      ) +
        fill(
          inked(
            'M-70 -166C-66 -154 -62 -146 -56 -140M10 -168C10 -156 12 -150 14 -144M84 -160C80 -148 78 -140 78 -134',
            7,
          ),
          VIOLET.deep,
        ),
      rims(8, '#FFFFFF', '#C4A8FF'),
      { thin: 6, thick: 13 },
    ) +
    [3, 2, 1, 0]
      .map((at) => FINGERS[at])
      .flatMap((one) => (one === undefined ? [] : [finger(one)]))
      .join('') +
    stud(-130, -92) +
    stud(-42, -112) +
    stud(50, -104) +
    stud(138, -82) +
    part(THUMB, VIOLET.base, thumb, rims(7, '#E4D6FF', '#C4A8FF'), { thin: 6, thick: 13 })
  );
}
