import { ellipse, poly, random, rect } from '../../system/geometry';
import { fill, place } from '../../system/svg';
import { art, maker, title } from './frame';

/** A cabinet of paper, 150 wide and 300 tall, its screen in a colour. */
function cabinet(body: string, dark: string, screen: string): string {
  const sprite = [
    '..#..#..',
    '...##...',
    '..####..',
    '.##.#.#.',
    '########',
    '#.####.#',
    '#.#..#.#',
    '...##...',
  ];
  const cells = sprite
    .flatMap((row, y) =>
      Array.from(row).map((cell, x) => (cell === '#' ? rect(-28 + x * 7, -226 + y * 7, 7, 7) : '')),
    )
    .join('');
  return (
    fill(
      poly([
        [-78, 0],
        [-78, -130],
        [-62, -160],
        [-70, -240],
        [-56, -300],
        [66, -300],
        [78, -250],
        [64, -160],
        [86, -130],
        [86, 0],
      ]),
      dark,
    ) +
    fill(
      poly([
        [-70, 0],
        [-70, -126],
        [-54, -156],
        [-62, -240],
        [-50, -294],
        [50, -294],
        [58, -240],
        [54, -156],
        [70, -126],
        [70, 0],
      ]),
      body,
    ) +
    fill(rect(-48, -286, 96, 34), '#FFF3D6') +
    fill(rect(-50, -240, 100, 84), '#1B1440') +
    fill(cells, screen) +
    fill(
      poly([
        [-62, -134],
        [62, -134],
        [70, -112],
        [-70, -112],
      ]),
      dark,
    ) +
    fill(ellipse(-30, -128, 8), '#FF5A5F') +
    fill(ellipse(14, -124, 6), '#FFF3D6') +
    fill(ellipse(36, -124, 6), '#5EEAD4') +
    fill(rect(-16, -70, 14, 26), dark) +
    fill(rect(6, -70, 14, 26), dark)
  );
}

/** Chip funk: paper cut-outs of cabinets under a paper moon on strings. */
export function paperMoonArcade(): string {
  const next = random(118);
  const stars = Array.from({ length: 46 }, () =>
    rect(
      Math.floor(next() * 100) * 8,
      Math.floor(next() * 56) * 8,
      next() > 0.8 ? 8 : 4,
      next() > 0.8 ? 8 : 4,
    ),
  ).join('');
  const hills = 'M0 520L110 470L210 508L330 452L470 512L600 458L700 500L800 462V800H0Z';
  const moon =
    'M420 66C560 66 660 166 660 296C660 426 560 520 420 520C500 476 544 396 544 296C544 196 500 112 420 66Z';
  return art(
    fill(rect(0, 0, 800, 800), '#2B1B6B') +
      fill(rect(0, 0, 800, 250), '#231458') +
      fill(stars, '#FFE9A8') +
      fill(rect(418, 0, 3, 80), '#FFF3D6') +
      fill(rect(556, 0, 3, 120), '#FFF3D6') +
      place(fill(moon, '#150B3C', { 'fill-opacity': '0.5' }), 14, 16) +
      fill(moon, '#FFE9A8') +
      fill(
        'M420 66C480 100 514 130 530 180C560 220 566 380 520 440C500 476 470 500 420 520C500 476 544 396 544 296C544 196 500 112 420 66Z',
        '#F2C96B',
      ) +
      fill(hills, '#4A2C9C') +
      fill('M0 580L140 540L300 584L460 536L640 588L800 544V800H0Z', '#3A2080') +
      place(cabinet('#FF6B6B', '#A8324F', '#5EEAD4'), 130, 650, 0.94) +
      place(cabinet('#5EEAD4', '#1E8C86', '#FFE9A8'), 676, 650, 0.94) +
      place(cabinet('#FFC94D', '#B87414', '#FF8FB8'), 306, 676, 1.12) +
      place(cabinet('#8FA8FF', '#4250B8', '#A3E635'), 500, 676, 1.12) +
      fill(rect(0, 652, 800, 148), '#150B3C') +
      title(['Paper Moon Arcade'], 40, 722, 720, '#FFE9A8') +
      maker(42, 768, '#5EEAD4'),
  );
}
