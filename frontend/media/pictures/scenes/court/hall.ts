/** The hall: a balance with a signal in each pan, pillars of speakers, and those who listen. */
import { ellipse, poly, rect, slash } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { clip, fill, group, place, stroke } from '../../system/svg';
import { halftone, rays } from '../../system/texture';
import { COLOUR } from '../../system/tokens';

const INK = COLOUR.ink;

/** A pan of the balance with its signal in it. */
function pan(x: number, y: number, colour: string, dark: string): string {
  return (
    stroke(
      `M${String(x)} 150L${String(x - 104)} ${String(y)}M${String(x)} 150L${String(x + 104)} ${String(y)}`,
      INK,
      10,
    ) +
    stroke(
      `M${String(x)} 150L${String(x - 104)} ${String(y)}M${String(x)} 150L${String(x + 104)} ${String(y)}`,
      '#FFD98A',
      4,
    ) +
    fill(ellipse(x, y - 50, 58), INK) +
    fill(ellipse(x, y - 50, 51), colour) +
    fill(ellipse(x, y - 50, 36), dark) +
    fill(ellipse(x, y - 50, 13), COLOUR.flash) +
    fill(
      `M${String(x - 134)} ${String(y - 8)}L${String(x + 134)} ${String(y - 8)}C${String(x + 110)} ${String(y + 62)} ${String(x - 110)} ${String(y + 62)} ${String(x - 134)} ${String(y - 8)}Z`,
      INK,
    ) +
    fill(
      `M${String(x - 120)} ${String(y)}L${String(x + 120)} ${String(y)}C${String(x + 98)} ${String(y + 50)} ${String(x - 98)} ${String(y + 50)} ${String(x - 120)} ${String(y)}Z`,
      COLOUR.gold,
    ) +
    fill(
      `M${String(x + 20)} ${String(y)}L${String(x + 120)} ${String(y)}C${String(x + 98)} ${String(y + 50)} ${String(x + 20)} ${String(y + 44)} ${String(x - 40)} ${String(y + 38)}Z`,
      '#C98A1E',
    ) +
    fill(rect(x - 112, y + 4, 90, 6), '#FFF2C2')
  );
}

/** The balance: level, because both signals weigh the same. */
function balance(): string {
  return (
    fill(
      poly([
        [430, 118],
        [1190, 118],
        [1190, 158],
        [430, 158],
      ]),
      INK,
    ) +
    fill(
      poly([
        [436, 126],
        [1184, 126],
        [1184, 150],
        [436, 150],
      ]),
      COLOUR.gold,
    ) +
    fill(rect(436, 126, 748, 7), '#FFF2C2') +
    fill(rect(436, 143, 748, 7), '#C98A1E') +
    [430, 1190]
      .map(
        (x) =>
          fill(ellipse(x, 138, 30), INK) +
          fill(ellipse(x, 138, 23), COLOUR.gold) +
          fill(ellipse(x - 7, 131, 9), '#FFF2C2'),
      )
      .join('') +
    pan(470, 372, COLOUR.a, '#046A9C') +
    pan(1150, 372, COLOUR.b, '#8A0E50')
  );
}

/** A pillar: speakers one upon another, smaller the farther away it is. */
function pillar(x: number, width: number, lit: string, side: 1 | -1): string {
  const r = width * 0.36;
  const edge = side > 0 ? x : x + width - 8;
  return (
    fill(rect(x - 8, 0, width + 16, 720), INK) +
    fill(rect(x, 0, width, 720), '#2A2352') +
    fill(rect(edge, 0, 8, 720), lit) +
    [0, 1, 2, 3, 4, 5]
      .map((at) => {
        const y = 40 + at * width * 1.02;
        return y > 700
          ? ''
          : fill(ellipse(x + width / 2, y, r), INK) +
              fill(ellipse(x + width / 2, y, r * 0.9), '#4A3F86') +
              fill(ellipse(x + width / 2, y, r * 0.76), '#191434') +
              fill(ellipse(x + width / 2, y, r * 0.34), '#5B4FA0');
      })
      .join('')
  );
}

/** Heads of those who listen, by their hair. */
const HEADS = [
  'M0 130C-50 126 -76 80 -78 30C-96 -10 -80 -100 0 -104C80 -100 96 -10 78 30C76 80 50 126 0 130Z',
  'M0 130C-50 126 -72 80 -76 30L-116 10L-88 -24L-120 -70L-76 -76L-84 -124L-30 -98L0 -140L30 -98L84 -124L76 -76L120 -70L88 -24L116 10L76 30C72 80 50 126 0 130Z',
  'M0 130C-50 126 -76 80 -78 20C-130 10 -142 -70 -100 -92C-72 -104 -54 -90 -48 -80C-20 -96 20 -96 48 -80C54 -90 72 -104 100 -92C142 -70 130 10 78 20C76 80 50 126 0 130Z',
  'M0 130C-50 126 -78 80 -80 30C-96 -20 -70 -104 0 -104C50 -104 74 -80 82 -50C120 -84 160 -70 176 -20C146 -34 126 -10 136 46C108 34 92 20 84 8C84 76 54 126 0 130Z',
] as const;

const bust = (
  x: number,
  y: number,
  scale: number,
  kind: number,
  colour: string,
  rim: string,
): string => {
  const d = HEADS[kind % HEADS.length] ?? HEADS[0];
  const body = 'M-160 200C-150 168 -110 148 -46 138L-40 90L40 90L46 138C110 148 150 168 160 200Z';
  return place(
    fill(body, colour) +
      stroke(body, rim, 5) +
      fill(d, colour) +
      stroke(d, rim, 5) +
      stroke('M-84 10C-92 -120 92 -120 84 10', '#0A0718', 14) +
      fill(ellipse(-86, 20, 20, 34) + ellipse(86, 20, 20, 34), '#0A0718') +
      stroke(ellipse(-86, 20, 20, 34) + ellipse(86, 20, 20, 34), rim, 3),
    x,
    y,
    scale,
  );
};

/** The seats at one side: two rows behind a rail. */
function seats(side: 1 | -1, colour: readonly [string, string, string]): string {
  const [far, near, rim] = colour;
  const row = (y: number, scale: number, from: number, step: number, tone: string, kind: number) =>
    [0, 1, 2].map((at) => bust(from + at * step, y, scale, at + kind, tone, rim)).join('');
  const rail = poly([
    [-20, 690],
    [400, 650],
    [400, 720],
    [-20, 780],
  ]);
  const drawn =
    row(500, 0.44, 60, 122, far, 0) +
    row(610, 0.56, 20, 150, near, 1) +
    fill(rail, INK) +
    fill(
      poly([
        [-20, 700],
        [392, 660],
        [392, 712],
        [-20, 770],
      ]),
      '#3A2F70',
    ) +
    fill(
      poly([
        [-20, 700],
        [392, 660],
        [392, 668],
        [-20, 709],
      ]),
      rim,
    );
  return side > 0 ? drawn : group(drawn, { transform: 'translate(1600 0) scale(-1 1)' });
}

/** Everything behind the bench. */
export function hall(): string {
  const middle: Point = [800, 300];
  return (
    fill(rect(0, 0, 1600, 900), '#1A1440') +
    fill(
      poly([
        [0, 0],
        [800, 0],
        [800, 900],
        [0, 900],
      ]),
      '#0B2A52',
    ) +
    fill(slash(664, 900, 1300, 900), '#4A0E4A') +
    fill(rays(middle, 210, 1100, 44, 6), INK, { 'fill-opacity': '0.26' }) +
    fill(
      halftone({ x: 0, y: 0, width: 780, height: 700 }, 22, (u, v) => 0.8 - u * 0.9 - v * 0.2),
      '#0E6FA0',
    ) +
    fill(
      halftone({ x: 860, y: 0, width: 740, height: 700 }, 22, (u, v) => u * 0.95 - 0.15 - v * 0.2),
      '#B01668',
    ) +
    pillar(64, 150, COLOUR.a, -1) +
    pillar(276, 96, COLOUR.a, -1) +
    pillar(1386, 150, COLOUR.b, 1) +
    pillar(1228, 96, COLOUR.b, 1) +
    fill(ellipse(812, 300, 296), INK) +
    fill(ellipse(812, 300, 288), '#1B1430') +
    [268, 246, 224, 202].map((r) => stroke(ellipse(812, 300, r), '#3D2F66', 3)).join('') +
    clip(
      ellipse(812, 300, 288),
      fill(
        poly([
          [812, 300],
          [560, 20],
          [700, -20],
        ]) +
          poly([
            [812, 300],
            [1060, 580],
            [930, 640],
          ]),
        COLOUR.flash,
        {
          'fill-opacity': '0.14',
        },
      ),
    ) +
    balance() +
    seats(1, ['#0A3B66', '#08284A', '#58D8FF']) +
    seats(-1, ['#661048', '#470A36', '#FF7ABB'])
  );
}
