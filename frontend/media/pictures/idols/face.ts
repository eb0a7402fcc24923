import { ellipse, rect, slash, smooth } from '../system/geometry';
import { fill, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { cel } from './cel';
import type { Idol, Jaw, NoseKind } from './model';
import { mouth } from './mouths';
import { mix } from './tone';
import { LAYER } from './turn';
import type { Turn } from './turn';

/** A face's outline: how wide its cheeks and its jaw are, how long and how blunt its chin. */
function contour({ cheeks, jaw, chin, blunt }: Jaw): string {
  const [w, j, c, b] = [147 * cheeks, 122 * jaw, 196 + chin, 24 + blunt];
  const side = (s: 1 | -1) => ({
    down: `C${s * w * 1.012} 10 ${s * w} 52 ${s * w * 0.94} 84`,
  });
  return (
    `M${-w} -70${side(-1).down}C${-j * 1.03} 128 ${-j * 0.6} ${c - 24} ${-b} ${c - 3}Q0 ${c + 5} ${b} ${c - 3}` +
    `C${j * 0.6} ${c - 24} ${j * 1.03} 128 ${w * 0.94} 84C${w} 52 ${w * 1.012} 10 ${w} -70` +
    `C${w} -210 ${-w} -210 ${-w} -70Z`
  );
}

type Put = (d: string) => string;

/** One nose for each idol, in flat shade and a few lines. */
function nose(kind: NoseKind, shade: string, put: Put): string {
  const dark = mix(shade, '#120A2A', 0.45);
  const line = (d: string, width = 5) => stroke(put(d), dark, width);
  switch (kind) {
    case 'tick':
      return fill(put('M0 76L14 104L-6 107Z'), shade);
    case 'plaster':
      return (
        line('M-14 104C-6 112 12 112 20 102', 6) +
        cel(put('M-34 70L36 62L40 84L-30 92Z'), {
          tone: { light: '#FFFFFF', base: '#F4F4FA', shade: '#C9C0DA' },
          fall: 4,
          line: 5,
        }) +
        fill(put('M-8 70L12 68L14 85L-6 87Z'), '#FFD23F')
      );
    case 'button':
      return (
        fill(put(ellipse(4, 96, 12, 8)), '#FF9E9E') + fill(put(ellipse(0, 93, 4, 3)), COLOUR.flash)
      );
    case 'long':
      return line('M10 58L16 100L0 106', 4);
    case 'broad':
      return (
        fill(put('M0 84C14 92 26 106 18 112C6 118 -14 117 -18 109C-16 100 -6 92 0 84Z'), shade) +
        line('M-15 111C-8 116 10 117 18 110', 4)
      );
    case 'freckled':
      return (
        line('M-9 102C-5 94 11 94 14 101', 5) +
        fill(
          [-62, -80, -70, 66, 84, 76]
            .map((x, at) => put(ellipse(x, 98 + (at % 3 === 2 ? 14 : (at % 3) * 4), 5, 4.4)))
            .join(''),
          dark,
          { 'fill-opacity': '0.7' },
        )
      );
    case 'pixel':
      return fill(put(rect(-4, 92, 16, 12)), shade);
    case 'fine':
      return line('M8 84L15 101M-6 107L1 109M11 108L16 105', 4);
  }
}

/** Skin, nose, mouth and their shadows; `shadow` is the outline that darkens the forehead. */
export function face(idol: Idol, turn: Turn, shadow: string): string {
  const { skin, blush, jaw, lips = '#C0506A', mark } = idol.face;
  const put = (d: string) => turn.path(d, LAYER.skin);
  const outer = turn.path(contour(jaw), LAYER.face);
  const side = turn.look.yaw >= 0 ? 1 : -1;
  const plane = smooth([
    [side * 150, -90],
    [side * 112, 20],
    [side * 96, 96],
    [side * 30, 206],
    [side * 160, 190],
  ]);
  const cheeks = [-1, 1]
    .flatMap((sign) => [0, 1, 2].map((index) => slash(sign * 92 + index * 15 - 24, 106, 7, 22)))
    .map((d) => fill(put(d), blush ?? mix(skin.base, '#FF2E6E', 0.5)))
    .join('');
  const detail =
    fill(turn.path(plane, LAYER.face), skin.shade, { 'fill-opacity': '0.75' }) +
    fill(shadow, skin.shade) +
    (blush === 'none' ? '' : cheeks);
  return (
    cel(outer, { tone: skin, fall: 8, rim: [idol.a, idol.b], detail }) +
    nose(idol.face.nose, skin.shade, put) +
    mouth(idol.face.mouth, lips, put) +
    (mark === undefined ? '' : fill(put(mark.d), mark.colour))
  );
}
