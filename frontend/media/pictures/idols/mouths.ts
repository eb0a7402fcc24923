import { clip, fill, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { outline } from './cel';
import type { MouthKind } from './model';

interface Shape {
  /** An open mouth's outline. */
  readonly outer?: string;
  readonly teeth?: string;
  readonly tongue?: string;
  /** Drawn as a line. */
  readonly line?: string;
  /** Finer lines: between teeth, below a lip. */
  readonly fine?: string;
  /** Painted in the lips' colour. */
  readonly lips?: string;
}

/** One mouth for each idol. */
const MOUTHS: Readonly<Record<MouthKind, Shape>> = {
  smirk: {
    outer: 'M-30 136C2 146 34 138 56 112C56 142 22 166 -12 149Z',
    teeth: 'M-30 136C2 146 34 138 56 112L54 128C34 146 6 152 -16 146Z',
  },
  fangs: {
    outer: 'M-66 108C-30 122 30 122 68 104C72 144 42 176 4 178C-36 178 -64 148 -66 108Z',
    teeth:
      'M-66 108C-30 122 30 122 68 104L66 122L54 122L46 142L36 126C12 132 -14 132 -34 128L-44 144L-54 126L-64 126ZM-40 166L-30 156L-22 172L-28 178ZM28 170L36 154L46 162L40 176Z',
    tongue: 'M-26 162C-12 146 20 146 32 160C26 174 16 178 4 178C-10 178 -22 174 -26 162Z',
  },
  cat: {
    outer: 'M-20 134C-6 144 14 144 26 132C28 158 18 172 4 172C-10 172 -20 158 -20 134Z',
    tongue: 'M-12 156C-2 146 12 146 20 154C18 166 12 172 4 172C-4 172 -10 166 -12 156Z',
    line: 'M-44 124C-38 144 -12 144 3 130C18 144 44 142 50 120',
  },
  still: {
    line: 'M-20 138C-8 136 -2 139 2 139C8 139 14 135 24 137',
    lips: 'M-15 142C-6 143 12 143 19 141C14 153 -6 154 -15 142Z',
  },
  sly: {
    line: 'M-34 140C-8 150 26 146 50 118C54 114 58 114 60 120',
    outer: 'M16 144L30 138L26 157Z',
    teeth: 'M16 144L30 138L26 157Z',
  },
  sing: {
    outer: 'M-40 112C-16 98 20 98 46 110C58 140 38 188 4 188C-30 188 -52 142 -40 112Z',
    teeth: 'M-38 112C-14 100 18 100 44 110L38 126C14 118 -10 118 -34 127Z',
    tongue: 'M-28 166C-14 148 22 148 34 164C26 180 16 188 4 188C-10 188 -20 180 -28 166Z',
  },
  pixel: {
    outer: 'M-48 112H52V142H38V158H24V172H-20V158H-34V142H-48Z',
    teeth: 'M-48 112H52V126H20V138H4V126H-48Z',
    tongue: 'M-14 156H18V172H-14Z',
  },
  cold: {
    lips: 'M-26 140C-14 131 -6 133 0 136C8 130 30 124 52 118C42 142 22 152 2 152C-10 152 -20 148 -26 140Z',
    line: 'M-30 141C-8 147 30 140 56 115',
    fine: 'M-6 162C2 165 12 164 18 161',
  },
};

/** A mouth in the face's frontal units; `put` turns it with the head. */
export function mouth(kind: MouthKind, lips: string, put: (d: string) => string): string {
  const { outer, teeth, tongue, line, fine, lips: painted } = MOUTHS[kind];
  const patch = (d: string | undefined, colour: string) =>
    d === undefined ? '' : fill(put(d), colour);
  const d = outer === undefined ? '' : put(outer);
  const open =
    d === ''
      ? ''
      : clip(d, fill(d, '#4A0E2E') + patch(tongue, '#FF6F8E') + patch(teeth, COLOUR.flash)) +
        outline(d, kind === 'sly' ? 5 : 7);
  return (
    patch(painted, lips) +
    open +
    (line === undefined ? '' : stroke(put(line), COLOUR.ink, 7)) +
    (fine === undefined ? '' : stroke(put(fine), COLOUR.ink, 4, { 'stroke-opacity': '0.5' }))
  );
}
