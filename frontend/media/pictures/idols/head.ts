import { ellipse, rect, shift, slash } from '../system/geometry';
import { clip, fill, group, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { LINE, cel, outline } from './cel';
import { eyes } from './eyes';
import { face } from './face';
import type { Idol, Lock } from './model';
import { mix } from './tone';
import { LAYER } from './turn';
import type { Turn } from './turn';

/** One piece of hair with its shine, its dye and its strands. */
function lock(one: Lock, idol: Idol, turn: Turn): string {
  const put = (d: string) => turn.path(d, one.layer);
  const detail =
    (one.dye === undefined ? '' : fill(put(one.dye.d), one.dye.colour)) +
    (one.shine === undefined ? '' : fill(put(one.shine), one.tone.light)) +
    (one.strands === undefined
      ? ''
      : stroke(put(one.strands), mix(one.tone.shade, '#120A2A', 0.25), 4));
  return cel(put(one.d), {
    tone: one.tone,
    rim: [idol.a, idol.b],
    detail,
    ...(one.fall === undefined ? {} : { fall: one.fall }),
  });
}

const locks = (list: readonly Lock[], idol: Idol, turn: Turn) =>
  list.map((one) => lock(one, idol, turn)).join('');

/** Hair behind the shoulders, in the head's own place. */
export const backHair = (idol: Idol, turn: Turn): string => locks(idol.hair.back, idol, turn);

function band(idol: Idol, turn: Turn): string {
  const arc = turn.path('M-198 -6C-208 -172 -118 -268 0 -270C118 -268 208 -172 198 -6', LAYER.ears);
  const { tone } = idol.phones;
  return (
    stroke(arc, COLOUR.ink, 50, { 'stroke-linecap': 'butt' }) +
    stroke(arc, tone.shade, 50 - 2 * LINE, { 'stroke-linecap': 'butt' }) +
    stroke(shiftUp(arc), tone.base, 18, { 'stroke-linecap': 'butt' }) +
    stroke(shiftUp(arc), tone.light, 5, { 'stroke-linecap': 'butt' })
  );
}

const shiftUp = (d: string) => shift(d, 0, -5);

/** A cup's outline about its own middle, `share` of its full width: it is a disc seen from the side. */
function cupShape(idol: Idol, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2];
  const cut = Math.min(w * 0.6, 30);
  switch (idol.phones.shape) {
    case 'round':
      return ellipse(0, 0, w, h);
    case 'square':
      return `M${-w + 8} ${-h}H${w - 8}L${w} ${-h + 12}V${h - 12}L${w - 8} ${h}H${-w + 8}L${-w} ${h - 12}V${-h + 12}Z`;
    case 'hex':
      return `M0 ${-h}L${w} ${-h * 0.52}V${h * 0.52}L0 ${h}L${-w} ${h * 0.52}V${-h * 0.52}Z`;
    case 'fin':
      return `M${-w} ${-h + cut}L${-w * 0.2} ${-h - 34}L${w} ${-h * 0.5}V${h - cut}L${w * 0.3} ${h}H${-w + cut * 0.5}L${-w} ${h - cut}Z`;
  }
}

/** The cup on one side (-1 is the viewer's left); the one that the head turns away shows its face. */
function cup(idol: Idol, turn: Turn, sign: 1 | -1): string {
  const { tone, accent } = idol.phones;
  const open = Math.max(0, -sign * Math.sin((turn.look.yaw * Math.PI) / 180));
  const width = 62 + 190 * open;
  const height = 158;
  const [x, y] = turn.point([sign * 190, 16], LAYER.ears);
  const at = (d: string, dx = 0) => shift(d, x + dx, y);
  const body = at(cupShape(idol, width, height));
  const out = sign * (6 - 16 * open);
  const plate = at(cupShape(idol, width * 0.66, height * 0.66), out);
  const core = at(cupShape(idol, width * 0.3, height * 0.3), out * 1.2);
  const cushion = at(ellipse(0, 0, width * 0.42, height * 0.5), -sign * (24 + 10 * open));
  return (
    cel(cushion, {
      tone: { light: COLOUR.line, base: COLOUR.steel, shade: COLOUR.night },
      fall: 6,
    }) +
    cel(body, { tone, rim: [idol.a, idol.b], fall: 12 }) +
    cel(plate, {
      tone: { light: tone.light, base: mix(tone.base, '#120A2A', 0.55), shade: COLOUR.night },
      fall: 5,
      line: 6,
    }) +
    fill(core, accent) +
    fill(at(slash(-width * 0.1 - 12, 34, Math.max(4, width * 0.05), 68), out), COLOUR.flash, {
      'fill-opacity': '0.8',
    })
  );
}

/** Above this the glass hides the eyes, so that they lie behind it. */
const SEE_THROUGH = 0.6;

/** The tint of the glass and what it shows. */
function glass(idol: Idol, turn: Turn): string {
  const { glass: outlineOf, colour, opacity, display = [] } = idol.visor;
  const put = (d: string) => turn.path(d, LAYER.visor);
  const d = put(outlineOf);
  const tint = mix(colour, '#120A2A', opacity > 0.8 ? 0.82 : 0);
  return clip(
    d,
    fill(d, tint, { 'fill-opacity': opacity.toFixed(2) }) +
      fill(put(rect(-190, -60, 380, 46)), mix(colour, '#FFFFFF', 0.2), { 'fill-opacity': '0.3' }) +
      display.map((one) => fill(put(one.d), one.colour)).join(''),
  );
}

/** What lies on the glass: a 17-degree reflection, a lit edge, the frame. */
function frame(idol: Idol, turn: Turn): string {
  const { glass: outlineOf, colour, frame: parts = [] } = idol.visor;
  const put = (d: string) => turn.path(d, LAYER.visor);
  const d = put(outlineOf);
  const shine = (x: number, wide: number) =>
    fill(put(slash(x, 120, wide, 200)), COLOUR.flash, { 'fill-opacity': '0.34' });
  const solid = parts
    .map((one) => cel(put(one.d), { tone: one.tone, rim: [idol.a, idol.b], fall: 6, line: 7 }))
    .join('');
  const edge = stroke(d, mix(colour, '#FFFFFF', 0.35), 20);
  return clip(d, shine(-30, 30) + shine(14, 10) + shine(128, 20) + edge) + outline(d) + solid;
}

/** The face behind, or through, the visor. */
function visored(idol: Idol, turn: Turn, shadow: string): string {
  const features = eyes(idol, turn);
  const tint = glass(idol, turn);
  const isClear = idol.visor.opacity < SEE_THROUGH;
  return (
    face(idol, turn, shadow) + (isClear ? tint + features : features + tint) + frame(idol, turn)
  );
}

/** Neck up, without the hair that falls behind the shoulders; the origin is between the eyes. */
export function head(idol: Idol, turn: Turn): string {
  const far = turn.look.yaw >= 0 ? 1 : -1;
  const near = far === 1 ? -1 : 1;
  const shadow = idol.hair.front.map((one) => shift(turn.path(one.d, one.layer), -6, 26)).join('');
  return group(
    cup(idol, turn, far) +
      visored(idol, turn, shadow) +
      locks(idol.hair.front, idol, turn) +
      band(idol, turn) +
      locks(idol.hair.side, idol, turn) +
      cup(idol, turn, near),
  );
}
