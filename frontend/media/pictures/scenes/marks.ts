import { ellipse, poly, rect, slash } from '../system/geometry';
import { clip, drawing, fill, place, stroke } from '../system/svg';
import { halftone, waveform } from '../system/texture';
import { COLOUR } from '../system/tokens';
import { companyMark, paint } from '../logos/company';
import { GAME, gameLogo } from '../logos/game';
import { burst, core } from './backdrop';

const S = 1024;
const field = (colour: string) => fill(rect(0, 0, S, S), colour);

function company(): string {
  const mark = companyMark();
  const scale = 4;
  return (
    field(COLOUR.ink) +
    fill(
      halftone({ x: 0, y: 0, width: S, height: S }, 32, (u, v) => v * 0.8 - 0.35 + u * 0.1),
      COLOUR.steel,
    ) +
    place(
      paint(mark, COLOUR.paper),
      S / 2 - (mark.width * scale) / 2,
      S / 2 - (mark.height * scale) / 2,
      scale,
    )
  );
}

function game(): string {
  const scale = 1.32;
  return (
    field('#12122A') +
    fill(slash(-200, S, 380, S), COLOUR.a) +
    fill(slash(640, S, 420, S), COLOUR.b) +
    place(
      gameLogo(COLOUR.paper, COLOUR.ink),
      S / 2 - (GAME.width * scale) / 2 - 6,
      S / 2 - (GAME.height * scale) / 2,
      scale,
    )
  );
}

function collision(): string {
  const bar = (x: number, wide: number) => rect(x, 452, wide, 120);
  const rungs = (x: number) =>
    waveform({ x, y: 212, width: 416, height: 600 }, 64, 40, (t) =>
      x === 0 ? 0.2 + t * 0.7 : 0.9 - t * 0.7,
    );
  return (
    field(COLOUR.night) +
    fill(rungs(0), '#0A4A5C') +
    fill(rungs(608), '#5C1238') +
    fill(bar(0, 512), COLOUR.a) +
    fill(bar(512, 512), COLOUR.b) +
    burst([512, 512], 480, 2) +
    core([512, 512], 430) +
    fill(
      poly([
        [512, 392],
        [632, 512],
        [512, 632],
        [392, 512],
      ]),
      COLOUR.flash,
    )
  );
}

function disc(): string {
  const whole = ellipse(512, 512, 400);
  const ring = (r: number, colour: string, width: number) =>
    stroke(ellipse(512, 512, r), colour, width);
  const half = (dx: number, dy: number, colour: string, side: 1 | -1) => {
    const cut = side === 1 ? slash(512 - 156, S, 900, S) : slash(-544 - 156, S, 1056, S);
    return clip(
      cut,
      place(
        fill(whole, COLOUR.night) +
          ring(340, COLOUR.line, 8) +
          ring(290, COLOUR.line, 8) +
          ring(240, COLOUR.line, 8) +
          ring(398, colour, 20) +
          fill(ellipse(512, 512, 170), colour) +
          fill(ellipse(512, 512, 44), COLOUR.paper),
        dx,
        dy,
      ),
    );
  };
  return (
    field(COLOUR.paper) +
    half(-14, 44, COLOUR.a, -1) +
    half(14, -44, COLOUR.b, 1) +
    fill(slash(512 - 164, S, 16, S), COLOUR.paper)
  );
}

const MARKS: readonly (() => string)[] = [company, game, collision, disc];

/** A generic icon, 1024 units square, in the order of the fan kit's texts. */
export const mark = (index: number): string => drawing(S, S, MARKS[index]?.() ?? '');
