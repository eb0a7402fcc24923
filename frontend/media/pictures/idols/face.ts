import { ellipse, mirror, shift, smooth, slash } from '../system/geometry';
import { clip, fill, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { cel, outline } from './cel';
import type { EyeKind, Idol, MouthKind } from './model';
import { mix } from './tone';
import { LAYER } from './turn';
import type { Turn } from './turn';

const CONTOUR =
  'M-147 -70C-149 0 -147 48 -138 84C-126 128 -72 172 -26 193Q0 202 26 193C72 172 126 128 138 84C147 48 149 0 147 -70C146 -210 -146 -210 -147 -70Z';

/** Where an eye sits: its centre on the viewer's right. */
const EYE = { x: 68, y: 30 } as const;

/** An eye's opening, by kind: height above and below the centre, and how far its outer corner rises. */
const OPENING: Readonly<Record<EyeKind, { up: number; low: number; slant: number }>> = {
  open: { up: 40, low: 34, slant: 6 },
  half: { up: 16, low: 30, slant: 4 },
  wide: { up: 48, low: 38, slant: 0 },
  smile: { up: 0, low: 0, slant: 0 },
  wink: { up: 42, low: 36, slant: 2 },
  sharp: { up: 30, low: 28, slant: 16 },
};

function opening({ up, low, slant }: { up: number; low: number; slant: number }): string {
  return (
    `M-42 8C-36 ${-up * 0.7} -14 ${-up - 4} 8 ${-up - 2}C30 ${-up} 42 ${-14 - slant} 46 ${-2 - slant}` +
    `C44 ${low * 0.55} 30 ${low} 4 ${low + 2}C-20 ${low + 2} -36 ${low * 0.8} -42 8Z`
  );
}

const lashes = ({ up, slant }: { up: number; slant: number }): string =>
  `M-50 14C-42 ${-up * 0.8 - 4} -16 ${-up - 16} 10 ${-up - 14}C34 ${-up - 12} 48 ${-24 - slant} 64 ${-24 - slant * 1.5}` +
  `C60 ${-12 - slant} 54 ${-6 - slant} 48 ${-2 - slant}C40 ${-12 - slant} 28 ${-up + 2} 8 ${-up}C-12 ${-up} -32 ${-up * 0.6} -40 8Z`;

/** A closed, happy eye. */
const ARC = 'M-46 18C-30 -30 30 -34 52 12C46 14 42 16 38 20C24 -8 -22 -6 -36 24Z';

interface Side {
  readonly sign: 1 | -1;
  readonly turn: Turn;
}

/** Brings an eye's outline to its side of the face and turns it with the head. */
function onFace(d: string, { sign, turn }: Side, x: number = EYE.x, y: number = EYE.y): string {
  const side = sign === 1 ? d : mirror(d);
  return turn.path(shift(side, sign * x, y), LAYER.skin);
}

function eye(idol: Idol, side: Side): string {
  const { eyes, iris } = idol.face;
  const isClosed = eyes === 'smile' || (eyes === 'wink' && side.sign === 1);
  if (isClosed) return fill(onFace(ARC, side), COLOUR.ink);
  const shape = OPENING[eyes];
  const white = onFace(opening(shape), side);
  const gaze = side.turn.look.yaw * 0.25 * side.sign;
  const middle = eyes === 'half' ? 6 : 0;
  const put = (d: string) => onFace(shift(d, gaze, middle), side);
  const dark = mix(iris, '#120A2A', 0.62);
  // Highlights come from one light, so they do not change sides with the eye.
  const spark = (x: number, y: number, r: number) => put(ellipse(x * side.sign, y, r, r * 1.15));
  const inner =
    fill(white, COLOUR.paper) +
    fill(put(ellipse(0, 0, 30, 40)), dark) +
    fill(put(ellipse(0, 12, 25, 26)), iris) +
    fill(put(ellipse(0, 24, 17, 12)), mix(iris, '#FFFFFF', 0.55)) +
    fill(put(ellipse(0, -2, 12, 17)), COLOUR.ink) +
    fill(
      onFace(
        `M-60 -60H80V${-shape.up + 16}C40 ${-shape.up + 22} -20 ${-shape.up + 18} -60 6Z`,
        side,
      ),
      '#1B1038',
      {
        'fill-opacity': '0.35',
      },
    ) +
    fill(spark(-10, -16, 10), COLOUR.flash) +
    fill(spark(12, 16, 5), COLOUR.flash);
  return clip(white, inner) + outline(white, 5) + fill(onFace(lashes(shape), side), COLOUR.ink);
}

function brow(idol: Idol, side: Side): string {
  const { slant, y, colour } = idol.face.brow;
  const d = `M-44 ${slant * 0.9}C-20 ${-10 + slant * 0.2} 24 ${-18 - slant * 0.5} 54 ${-slant * 0.6}C26 ${-6 - slant * 0.5} -18 ${4 + slant * 0.2} -42 ${14 + slant * 0.9}Z`;
  const path = onFace(d, side, EYE.x, y);
  return fill(path, mix(colour, '#120A2A', 0.55)) + outline(path, 3);
}

const MOUTHS: Readonly<
  Record<MouthKind, { outer: string; teeth?: string; tongue?: string; line?: string }>
> = {
  smile: { outer: '', line: 'M-34 128C-18 146 20 148 40 122' },
  calm: { outer: '', line: 'M-20 136C-8 140 10 140 22 134' },
  flat: { outer: '', line: 'M-22 138L24 134' },
  smirk: {
    outer: 'M-22 136C4 146 34 138 52 114C50 140 18 162 -10 146Z',
    teeth: 'M-10 138C14 144 36 134 50 118L46 132C30 146 8 150 -8 144Z',
  },
  grin: {
    outer: 'M-58 112C-20 124 24 124 62 108C58 146 34 170 2 170C-30 170 -52 148 -58 112Z',
    teeth: 'M-58 112C-20 124 24 124 62 108L58 128L44 126L38 142L28 128C0 134 -30 132 -54 126Z',
    tongue: 'M-30 156C-16 140 20 140 36 152C28 166 16 172 2 172C-12 172 -24 166 -30 156Z',
  },
  sing: {
    outer: 'M-40 110C-14 100 18 100 44 108C50 140 34 178 2 178C-30 178 -46 142 -40 110Z',
    teeth: 'M-38 110C-14 102 18 102 42 110L38 124C14 118 -12 118 -36 124Z',
    tongue: 'M-26 158C-14 144 18 144 30 158C22 172 14 178 2 178C-10 178 -18 172 -26 158Z',
  },
  shout: {
    outer: 'M-50 116L0 104L54 108C50 140 36 168 8 174C-22 172 -44 148 -50 116Z',
    teeth: 'M-50 116L0 104L54 108L48 126L34 120L26 136L16 120L-44 130Z',
    tongue: 'M-24 158C-10 146 18 146 32 156C24 168 16 174 6 175C-8 174 -18 168 -24 158Z',
  },
  cat: {
    outer: 'M-18 136C-6 144 12 144 24 134C24 156 14 166 4 166C-8 166 -16 154 -18 136Z',
    tongue: 'M-10 154C0 146 12 146 18 152C14 162 10 166 4 166C-2 166 -8 160 -10 154Z',
    line: 'M-44 126C-38 144 -12 144 2 132C16 144 42 142 48 122',
  },
};

function mouth(idol: Idol, turn: Turn): string {
  const { outer, teeth, tongue, line } = MOUTHS[idol.face.mouth];
  const put = (d: string) => turn.path(d, LAYER.skin);
  let body = '';
  if (outer !== '') {
    const d = put(outer);
    const inside =
      fill(d, '#4A0E2E') +
      (tongue === undefined ? '' : fill(put(tongue), '#FF6F8E')) +
      (teeth === undefined ? '' : fill(put(teeth), COLOUR.flash));
    body = clip(d, inside) + outline(d, 7);
  }
  return body + (line === undefined ? '' : stroke(put(line), COLOUR.ink, 8));
}

/** Skin, nose, mouth and their shadows; `shadow` is the outline that darkens the forehead. */
export function face(idol: Idol, turn: Turn, shadow: string): string {
  const { skin, blush } = idol.face;
  const put = (d: string) => turn.path(d, LAYER.skin);
  const contour = turn.path(CONTOUR, LAYER.face);
  const side = turn.look.yaw >= 0 ? 1 : -1;
  const plane = smooth([
    [side * 150, -90],
    [side * 112, 20],
    [side * 96, 96],
    [side * 30, 200],
    [side * 160, 190],
  ]);
  const cheeks = [-1, 1]
    .flatMap((sign) => [0, 1, 2].map((index) => slash(sign * 92 + index * 15 - 24, 106, 7, 22)))
    .map((d) => fill(put(d), blush ?? mix(skin.base, '#FF2E6E', 0.5)))
    .join('');
  const detail =
    fill(turn.path(plane, LAYER.face), skin.shade, { 'fill-opacity': '0.75' }) +
    fill(shadow, skin.shade) +
    cheeks;
  const nose = fill(put('M-2 84L12 104L-6 106Z'), skin.shade);
  const mark = idol.face.mark;
  return (
    cel(contour, { tone: skin, fall: 8, rim: [idol.a, idol.b], detail }) +
    nose +
    mouth(idol, turn) +
    (mark === undefined ? '' : fill(put(mark.d), mark.colour))
  );
}

/** Both eyes with their brows. */
export function eyes(idol: Idol, turn: Turn): string {
  const sides = [-1, 1].map((sign) => ({ sign, turn }) as Side);
  return sides.map((one) => eye(idol, one) + brow(idol, one)).join('');
}
