import { ellipse, mirror, poly, shift } from '../system/geometry';
import { clip, fill } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { outline } from './cel';
import type { EyeShape, Idol, PupilKind } from './model';
import { mix } from './tone';
import { LAYER } from './turn';
import type { Turn } from './turn';

/** Where an eye sits if its shape names no other place: its centre on the viewer's right. */
const EYE = { x: 68, y: 30 } as const;

const INK = '#120A2A';

/** The upper lid from the inner to the outer corner, `more` units above the eye's edge. */
function lid({ width: w, up, slant, round }: EyeShape, more: number): string {
  const top = -up - more;
  const [inner, outer] = [9, -slant - more * 0.4];
  const soft = (straight: number, curved: number) => straight + (curved - straight) * round;
  return (
    `C${-38 * w} ${soft(inner * 0.5 + top * 0.3, top * 0.6)} ${soft(-18, -26) * w} ${top} ${4 * w} ${top}` +
    `C${soft(20, 30) * w} ${soft(top * 0.9, top)} ${44 * w} ${soft(outer * 0.7 + top * 0.25, top * 0.55)} ${46 * w} ${outer}`
  );
}

/** What is seen of an eye's ball. */
function opening(shape: EyeShape): string {
  const { width: w, low, slant } = shape;
  return (
    `M${-44 * w} 9${lid(shape, 0)}` +
    `C${45 * w} ${low * 0.6 - slant * 0.3} ${30 * w} ${low} ${4 * w} ${low}C${-20 * w} ${low} ${-37 * w} ${low * 0.75} ${-44 * w} 9Z`
  );
}

/** The upper lashes as one stroke that ends in a flick. */
function lashes(shape: EyeShape): string {
  const { width: w, up, slant, lash, flick } = shape;
  const tip = [46 * w + flick, -slant - 6 - flick * 0.55] as const;
  return (
    `M${-50 * w} 13${lid(shape, lash)}L${tip[0]} ${tip[1]}` +
    `C${52 * w} ${-slant + 2} ${48 * w} ${-slant + 6} ${45 * w} ${-slant + 3}` +
    `C${40 * w} ${-up * 0.5 - slant * 0.4} ${26 * w} ${-up + 1} ${4 * w} ${-up + 1}C${-20 * w} ${-up + 1} ${-34 * w} ${-up * 0.45} ${-42 * w} 12Z`
  );
}

/** Three short lashes that stand out from the outer corner. */
function spikes({ width: w, up, slant }: EyeShape): string {
  return (
    `M${30 * w} ${-up * 0.9}L${46 * w} ${-up - 18}L${40 * w} ${-up * 0.75}Z` +
    `M${42 * w} ${-up * 0.62}L${64 * w} ${-up * 0.9 - 8}L${48 * w} ${-up * 0.4}Z` +
    `M${46 * w} ${-slant - 6}L${70 * w} ${-slant - 14}L${47 * w} ${-slant + 6}Z`
  );
}

/** A closed, happy eye. */
const ARC = 'M-48 18C-30 -30 30 -34 54 12C47 14 42 17 38 22C24 -8 -22 -6 -37 26Z';

function pupil(kind: PupilKind, r: number): string {
  const around = (count: number, radius: (index: number) => number) =>
    poly(
      Array.from({ length: count }, (_, index) => {
        const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
        return [Math.cos(angle) * radius(index), Math.sin(angle) * radius(index) - 2] as const;
      }),
    );
  switch (kind) {
    case 'round':
      return ellipse(0, -2, r * 0.42, r * 0.55);
    case 'slit':
      return `M0 ${-r * 1.1}C${r * 0.3} -8 ${r * 0.3} 8 0 ${r}C${-r * 0.3} 8 ${-r * 0.3} -8 0 ${-r * 1.1}Z`;
    case 'hex':
      return around(6, () => r * 0.56);
    case 'star':
      return around(8, (index) => (index % 2 === 0 ? r * 0.68 : r * 0.3));
    case 'ring':
      return ellipse(0, 0, r * 0.3) + ellipse(0, 0, r * 0.62) + mirror(ellipse(0, 0, r * 0.5));
  }
}

interface Side {
  readonly sign: 1 | -1;
  readonly turn: Turn;
  readonly idol: Idol;
}

/** Brings an eye's outline to its side of the face and turns it with the head. */
function onFace(d: string, { sign, turn, idol }: Side, dy = 0): string {
  const { x = EYE.x, y = EYE.y } = idol.face.eyes;
  const side = sign === 1 ? d : mirror(d);
  return turn.path(shift(side, sign * x, y + dy), LAYER.skin);
}

function iris(side: Side, colour: string, shape: EyeShape): string {
  const r = shape.iris;
  const gaze = side.turn.look.yaw * 0.3 * side.sign;
  const middle = shape.gaze ?? 0;
  const put = (d: string) => onFace(shift(d, gaze, middle), side);
  // Highlights come from one light, so they do not change sides with the eye.
  const spark = (x: number, y: number, size: number) =>
    fill(put(ellipse(x * side.sign, y, size, size * 1.15)), COLOUR.flash);
  return (
    fill(put(ellipse(0, 0, r, r * 1.28)), mix(colour, INK, 0.66)) +
    fill(put(ellipse(0, r * 0.34, r * 0.84, r * 0.86)), colour) +
    fill(put(ellipse(0, r * 0.76, r * 0.56, r * 0.38)), mix(colour, '#FFFFFF', 0.6)) +
    fill(put(pupil(shape.pupil, r)), shape.pupil === 'star' ? COLOUR.flash : INK, {
      'fill-rule': 'evenodd',
    }) +
    (shape.pupil === 'star' ? '' : spark(-r * 0.36, -r * 0.5, r * 0.34)) +
    spark(r * 0.42, r * 0.52, r * 0.17)
  );
}

function eye(side: Side): string {
  const { eyes: shape, iris: colours, liner } = side.idol.face;
  const isWinking = shape.winks === true && side.sign === 1;
  if (isWinking) return fill(onFace(ARC, side), COLOUR.ink);
  const white = onFace(opening(shape), side);
  const colour = side.sign === -1 ? colours[0] : colours[1];
  const shade = fill(
    onFace(`M-70 -70H80V${-shape.up + 15}C40 ${-shape.up + 20} -20 ${-shape.up + 17} -70 8Z`, side),
    '#1B1038',
    { 'fill-opacity': '0.32' },
  );
  const ball = clip(white, fill(white, COLOUR.paper) + iris(side, colour, shape) + shade);
  return (
    ball +
    outline(white, shape.lower ?? 4) +
    (liner === undefined ? '' : fill(onFace(shift(lashes(shape), 2, -7), side), liner)) +
    fill(onFace(lashes(shape), side), COLOUR.ink) +
    (shape.isSpiky === true ? fill(onFace(spikes(shape), side), COLOUR.ink) : '')
  );
}

function brow(side: Side): string {
  const { slant, y, colour, weight = 1, arch = 0 } = side.idol.face.brow;
  const thick = 13 * weight;
  const d =
    `M-44 ${slant * 0.9}C-20 ${-10 - arch + slant * 0.2} 24 ${-16 - arch - slant * 0.5} 54 ${-slant * 0.6}` +
    `C26 ${-16 - arch + thick - slant * 0.5} -18 ${-9 - arch + thick + slant * 0.2} -42 ${thick + slant * 0.9}Z`;
  const path = onFace(d, side, y - (side.idol.face.eyes.y ?? EYE.y) + EYE.y);
  return fill(path, mix(colour, INK, 0.5)) + outline(path, 3);
}

/** Both eyes with their brows. */
export function eyes(idol: Idol, turn: Turn): string {
  return ([-1, 1] as const)
    .map((sign) => eye({ sign, turn, idol }) + brow({ sign, turn, idol }))
    .join('');
}
