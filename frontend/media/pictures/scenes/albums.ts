import { ellipse, poly, rect, slash } from '../system/geometry';
import { clip, drawing, fill, stroke } from '../system/svg';
import { hatching } from '../system/texture';
import { words } from '../system/text';
import { COLOUR } from '../system/tokens';
import { first } from './sleeves/first';
import { second } from './sleeves/second';

const S = 1000;

/** Words over a picture, with ink about them. */
const lettered = (d: string, colour: string, about: number) =>
  stroke(d, COLOUR.ink, about) + fill(d, colour);

function title(number: string, accent: string): string {
  const set = (text: string, y: number, size: number, tracking = 0) =>
    lettered(words(text, 48, y, { face: 'display', size, tracking }).d, COLOUR.paper, 16);
  const figure = words(number, 956, 950, { face: 'display', size: 190, anchor: 'end' }).d;
  return (
    set('GENESiS', 96, 60) +
    set('RE:BUiLD', 162, 60) +
    set('AXTORM', 214, 28, 6) +
    stroke(figure, COLOUR.ink, 34) +
    stroke(figure, COLOUR.flash, 12) +
    fill(figure, accent)
  );
}

/** A sleeve's front, 1000 units square. */
export function jacket(index: 0 | 1): string {
  const body = index === 0 ? first() + title('01', COLOUR.a) : second() + title('02', COLOUR.b);
  return drawing(S, S, body);
}

/** A disc on nothing, 1000 units square: grooves, a label with the sleeve's idea, the hole. */
export function disc(index: 0 | 1): string {
  const [signal, other] = index === 0 ? [COLOUR.a, COLOUR.b] : [COLOUR.b, COLOUR.a];
  const grooves = Array.from({ length: 15 }, (_, ring) =>
    stroke(
      ellipse(500, 500, 210 + ring * 18.5),
      ring % 4 === 3 ? COLOUR.line : COLOUR.steel,
      ring % 4 === 3 ? 5 : 3,
    ),
  ).join('');
  const wedge = (from: number, to: number) => {
    const at = (angle: number): readonly [number, number] => [
      500 + Math.cos(angle) * 700,
      500 + Math.sin(angle) * 700,
    ];
    return poly([[500, 500], at(from), at((from + to) / 2), at(to)]);
  };
  const shine = [
    [-2.2, -1.85],
    [0.94, 1.29],
  ]
    .map(([from = 0, to = 0]) => fill(wedge(from, to), COLOUR.flash, { 'fill-opacity': '0.13' }))
    .join('');
  const tint =
    fill(wedge(-1.8, -1.62), COLOUR.a, { 'fill-opacity': '0.3' }) +
    fill(wedge(1.34, 1.52), COLOUR.b, { 'fill-opacity': '0.3' });
  const label = clip(
    ellipse(500, 500, 190),
    fill(rect(300, 300, 400, 400), signal) +
      fill(slash(430, 700, 140, 400), COLOUR.ink) +
      fill(slash(586, 700, 14, 400), COLOUR.flash) +
      fill(hatching({ x: 600, y: 500, width: 120, height: 200 }, 24, 8), other) +
      fill(
        words('0' + (index + 1).toString(), 396, 610, {
          face: 'display',
          size: 62,
          anchor: 'middle',
        }).d,
        COLOUR.ink,
      ) +
      fill(
        words('GENESiS', 404, 408, { face: 'display', size: 19, anchor: 'middle' }).d,
        COLOUR.ink,
      ),
  );
  return drawing(
    S,
    S,
    fill(ellipse(500, 500, 492), COLOUR.night) +
      clip(ellipse(500, 500, 488), grooves + shine + tint) +
      stroke(ellipse(500, 500, 488), COLOUR.line, 8) +
      label +
      stroke(ellipse(500, 500, 190), COLOUR.ink, 6) +
      fill(ellipse(500, 500, 44), COLOUR.paper) +
      fill(ellipse(500, 500, 30), COLOUR.ink) +
      stroke(ellipse(500, 500, 44), COLOUR.ink, 5),
  );
}
