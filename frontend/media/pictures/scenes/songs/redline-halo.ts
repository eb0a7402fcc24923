import { poly, random, rect } from '../../system/geometry';
import { fill, stroke } from '../../system/svg';
import { art, maker, title } from './frame';

const RED = '#FF2A2A';

/** An arc about the halo's middle, from one angle to another, in degrees. */
function arc(radius: number, from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(400 + Math.cos(angle) * radius).toFixed(1)} ${(360 + Math.sin(angle) * radius).toFixed(1)}`;
  };
  return `M${at(from)}A${radius.toString()} ${radius.toString()} 0 ${to - from > 180 ? '1' : '0'} 1 ${at(to)}`;
}

const flat = { 'stroke-linecap': 'butt' } as const;

/** Drum and bass: a rev counter past its red line that has become a halo; speed on both sides. */
export function redlineHalo(): string {
  const next = random(174);
  const speed = Array.from({ length: 90 }, () => {
    const y = next() * 640;
    const long = 80 + next() * 320;
    const x = next() * 900 - 100;
    return fill(
      poly([
        [x, y],
        [x + long, y + 2],
        [x + long, y + 4 + next() * 5],
      ]),
      next() > 0.7 ? RED : '#4A1014',
    );
  }).join('');
  const ticks = Array.from({ length: 61 }, (_, index) => {
    const from = 135 + index * 4.5;
    const isRed = index > 42;
    const isLong = index % 6 === 0;
    return stroke(
      arc(isLong ? 214 : 224, from, from + (isLong ? 1.6 : 0.9)),
      isRed ? RED : '#F6ECEC',
      isLong ? 44 : 24,
      flat,
    );
  }).join('');
  return art(
    fill(rect(0, 0, 800, 800), '#0C0406') +
      speed +
      stroke(arc(262, 135, 324), '#F6ECEC', 10, flat) +
      [0, 1, 2, 3]
        .map((ring) =>
          stroke(arc(262 + ring * 26, 326 - ring * 6, 405), RED, 20 - ring * 4, {
            ...flat,
            'stroke-opacity': (1 - ring * 0.2).toFixed(1),
          }),
        )
        .join('') +
      ticks +
      stroke(arc(150, 0, 359.9), RED, 34, flat) +
      stroke(arc(150, 0, 359.9), '#FFC9C0', 8, flat) +
      fill(
        poly([
          [392, 372],
          [640, 190],
          [412, 388],
        ]),
        '#FFFFFF',
      ) +
      fill(
        poly([
          [386, 346],
          [414, 374],
          [400, 390],
          [376, 366],
        ]),
        RED,
      ) +
      fill(rect(0, 640, 800, 160), RED) +
      title(['REDLINE HALO'], 40, 728, 720, '#0C0406') +
      maker(42, 772, '#0C0406'),
  );
}
