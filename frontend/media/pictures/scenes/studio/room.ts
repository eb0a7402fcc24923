/** The room behind the desk: the booth's window with the singer, a screen, speakers and foam on the wall. */
import { ellipse, poly, rect, slash } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { clip, fill, linear, place, stroke } from '../../system/svg';
import { halftone, loudness, rays, spikes, waveform } from '../../system/texture';
import { words } from '../../system/text';
import { COLOUR, SLASH } from '../../system/tokens';

const INK = COLOUR.ink;

/** A pane that leans by the slash at its right end. */
const pane = (x: number, y: number, width: number, height: number): string =>
  poly([
    [x, y],
    [x + width + height * SLASH * 0.5, y],
    [x + width - height * SLASH * 0.5, y + height],
    [x, y + height],
  ]);

/** The singer: what is seen of her against the light of the booth. */
function singer(): string {
  const body =
    'M-40 -40C-96 -30 -128 10 -136 60L-176 170C-190 210 -176 236 -150 240L-122 330L150 330L140 170C168 120 150 20 110 -14C80 -36 60 -40 40 -44L44 -80C84 -104 104 -146 104 -190C160 -170 220 -190 262 -250C224 -240 200 -246 184 -262C228 -270 250 -300 254 -340C216 -300 160 -300 116 -284C92 -336 40 -356 -8 -348C-70 -338 -104 -290 -98 -236L-102 -220L-128 -184C-126 -174 -114 -174 -106 -172L-114 -156C-104 -152 -92 -152 -82 -150C-90 -146 -100 -138 -104 -126C-104 -100 -84 -84 -36 -92Z';
  const cup = ellipse(58, -212, 34, 46);
  const dark = '#4A0836';
  return (
    fill(body, dark) +
    clip(
      body,
      fill(
        halftone(
          { x: -200, y: -360, width: 480, height: 700 },
          18,
          (u, v) => 0.9 - u * 0.5 - v * 0.5,
        ),
        '#8A1258',
      ),
    ) +
    stroke(body, '#FF8CC4', 6) +
    fill(cup, '#2A0420') +
    stroke(cup, '#FF8CC4', 6) +
    stroke('M-70 -300C-20 -380 70 -340 62 -256', '#2A0420', 16) +
    stroke('M-76 -306C-24 -392 80 -348 70 -256', '#FF8CC4', 4)
  );
}

function microphone(): string {
  return (
    stroke('M70 560L150 300L210 276', '#1A0416', 10) +
    fill(ellipse(236, 276, 24, 40), '#1A0416') +
    stroke(ellipse(236, 276, 24, 40), '#FFB0D8', 4) +
    fill(rect(214, 270, 44, 6), '#FFB0D8') +
    stroke(ellipse(284, 268, 12, 44), '#FFB0D8', 4)
  );
}

function booth(): string {
  const glass = pane(60, 84, 560, 500);
  const light = linear(
    [60, 84],
    [60, 600],
    [
      [0, '#FF4FA6'],
      [0.6, '#C0136E'],
      [1, '#5A0A44'],
    ],
  );
  const hit: Point = [268, 262];
  return (
    light.def +
    fill(pane(36, 58, 612, 552), INK) +
    fill(pane(44, 66, 594, 536), '#3A3D70') +
    fill(pane(44, 66, 594, 10), '#8388C8') +
    fill(glass, light.url) +
    clip(
      glass,
      fill(rays(hit, 90, 700, 40, 12), '#FF8CC4', { 'fill-opacity': '0.4' }) +
        fill(
          halftone({ x: 40, y: 330, width: 640, height: 280 }, 20, (u, v) => v * 1.1 - 0.2),
          '#5A0A44',
        ) +
        fill(spikes(hit, 170, 30, 7), COLOUR.flash) +
        place(singer(), 452, 372, 0.82) +
        microphone() +
        fill(
          slash(470, 600, 46, 540) + slash(540, 600, 14, 540) + slash(96, 600, 24, 540),
          COLOUR.flash,
          {
            'fill-opacity': '0.16',
          },
        ),
    )
  );
}

function sign(): string {
  const name = words('ON AIR', 680, 116, { face: 'display', size: 34 });
  return (
    fill(rect(654, 66, 200, 76), INK) +
    fill(rect(661, 73, 186, 62), '#8A1046') +
    fill(rect(661, 73, 186, 5), '#FF6FB5') +
    fill(name.d, '#FFE3F1')
  );
}

/** Two waveforms that meet, on the screen at the right. */
function screen(): string {
  const [x, y, w, h] = [1196, 96, 372, 236];
  const wave = (left: number, width: number, seed: number, toward: 1 | -1) =>
    waveform(
      { x: left, y: y + 40, width, height: 150 },
      12,
      7,
      (t) => loudness(t, seed) * (0.2 + 0.8 * (toward > 0 ? t : 1 - t)),
    );
  return (
    fill(rect(x - 14, y - 14, w + 28, h + 28), INK) +
    fill(rect(x - 8, y - 8, w + 16, h + 16), '#3A3D70') +
    fill(rect(x, y, w, h), '#051426') +
    fill(wave(x + 10, 170, 2, 1), COLOUR.b) +
    fill(wave(x + 192, 170, 5, -1), COLOUR.a) +
    fill(rect(x + w / 2 - 3, y + 12, 6, h - 60), COLOUR.flash) +
    clip(rect(x, y, w, h), fill(spikes([x + w / 2, y + 115], 110, 22, 3), COLOUR.flash)) +
    fill(rect(x + 12, y + h - 26, 214, 8), COLOUR.a) +
    fill(rect(x + 236, y + h - 26, 120, 8), '#2B3B66') +
    fill(rect(x + w / 2 - 20, y + h + 14, 40, 300), '#0B0C1E')
  );
}

function speaker(x: number, y: number, scale: number): string {
  const cone = (cy: number, r: number, core: string) =>
    fill(ellipse(0, cy, r), INK) +
    fill(ellipse(0, cy, r * 0.92), '#4A4E86') +
    fill(ellipse(0, cy, r * 0.8), '#171934') +
    fill(ellipse(0, cy, r * 0.4), core) +
    fill(ellipse(-r * 0.1, cy - r * 0.12, r * 0.16), COLOUR.flash, { 'fill-opacity': '0.6' });
  return place(
    fill(rect(-104, -176, 208, 352), INK) +
      fill(rect(-96, -168, 192, 336), '#262A52') +
      fill(rect(-96, -168, 10, 336), '#FF6FB5') +
      fill(rect(86, -168, 10, 336), COLOUR.a) +
      cone(-104, 44, '#3A3D70') +
      cone(50, 82, '#5A5F98'),
    x,
    y,
    scale,
  );
}

/** Wedges of foam. */
function foam(): string {
  let d = '';
  let lit = '';
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 14; column += 1) {
      const [x, y] = [660 + column * 70, 20 + row * 110];
      d += poly([
        [x, y],
        [x + 62, y],
        [x + 31, y + 100],
      ]);
      lit += poly([
        [x, y],
        [x + 31, y + 100],
        [x + 20, y],
      ]);
    }
  return fill(d, '#1D1F46') + fill(lit, '#2C3068');
}

/** Everything behind the desk. */
export function room(): string {
  return (
    fill(rect(0, 0, 1600, 900), '#12132E') +
    foam() +
    fill(
      halftone({ x: 640, y: 0, width: 420, height: 660 }, 18, (u) => 0.85 - u * 1.1),
      '#B01668',
      { 'fill-opacity': '0.75' },
    ) +
    fill(
      halftone({ x: 1240, y: 0, width: 360, height: 660 }, 18, (u, v) => u * 0.9 - 0.15 - v * 0.2),
      '#0E7FA8',
      { 'fill-opacity': '0.8' },
    ) +
    booth() +
    sign() +
    screen() +
    speaker(1466, 540, 0.78) +
    speaker(96, 640, 0.5)
  );
}
