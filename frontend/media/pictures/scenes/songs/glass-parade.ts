import { ellipse, poly, random, rect } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { fill, linear, stroke } from '../../system/svg';
import { art, maker, title } from './frame';

const HUES = ['#FFB7E4', '#B9A8FF', '#8FE3FF', '#FFFFFF', '#FFD9C2', '#7CC4FF'];

/** Splinters of a pane that broke at a point: cells between rings and spokes, each pushed outward. */
function splinters(centre: Point): string {
  const next = random(42);
  const spokes = 18;
  const rings = [34, 110, 200, 320, 480, 700];
  const jitter = Array.from({ length: spokes * rings.length }, () => next() - 0.5);
  const at = (ring: number, spoke: number): Point => {
    const s = (spoke + spokes) % spokes;
    const wobble = jitter[ring * spokes + s] ?? 0;
    const angle = ((s + wobble * 0.6) / spokes) * Math.PI * 2;
    const far = (rings[ring] ?? 0) * (1 + wobble * 0.35);
    return [centre[0] + Math.cos(angle) * far, centre[1] + Math.sin(angle) * far];
  };
  let body = '';
  for (let ring = 0; ring + 1 < rings.length; ring += 1) {
    for (let spoke = 0; spoke < spokes; spoke += 1) {
      const cell = [
        at(ring, spoke),
        at(ring, spoke + 1),
        at(ring + 1, spoke + 1),
        at(ring + 1, spoke),
      ];
      const middle: Point = [
        cell.reduce((sum, p) => sum + p[0], 0) / 4,
        cell.reduce((sum, p) => sum + p[1], 0) / 4,
      ];
      const shrink = 0.86 - ring * 0.03 - next() * 0.08;
      const small = cell.map((p): Point => [
        middle[0] + (p[0] - middle[0]) * shrink,
        middle[1] + (p[1] - middle[1]) * shrink,
      ]);
      const colour = HUES[Math.floor(next() * HUES.length)] ?? '';
      const [a, b, c] = small as [Point, Point, Point, Point];
      body += fill(poly(small), colour, { 'fill-opacity': (0.5 + next() * 0.45).toFixed(2) });
      body += fill(poly([a, b, [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2]]), '#FFFFFF', {
        'fill-opacity': (0.2 + next() * 0.4).toFixed(2),
      });
      body += stroke(poly(small), '#FFFFFF', 2);
    }
  }
  return body;
}

/** Future bass: a pane of pastel glass at the moment of the drop. */
export function glassParade(): string {
  const sky = linear(
    [0, 0],
    [800, 800],
    [
      [0, '#7A5CFF'],
      [0.5, '#FF7AC8'],
      [1, '#5CCBFF'],
    ],
  );
  return art(
    sky.def +
      fill(rect(0, 0, 800, 800), sky.url) +
      splinters([430, 330]) +
      fill(ellipse(430, 330, 30), '#FFFFFF') +
      fill(rect(0, 620, 800, 180), '#2A1458', { 'fill-opacity': '0.9' }) +
      title(['Glass Parade'], 40, 716, 720, '#FFFFFF') +
      maker(42, 764, '#FFB7E4'),
  );
}
