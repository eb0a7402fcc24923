import { rect, slash } from '../system/geometry';
import { drawing, fill, place } from '../system/svg';
import { hatching } from '../system/texture';
import { COLOUR } from '../system/tokens';
import { CAST } from '../idols/cast';
import { figure } from '../idols/figure';
import type { Idol } from '../idols/model';
import type { Figure } from '../idols/pose';
import { GAME, gameLogo } from '../logos/game';
import { burst, collidingWaves, core, debris, ground, haze } from './backdrop';
import { GROUNDS } from './idols';
import { hardMix } from './mixes/hard-mix';
import { lightMix } from './mixes/light-mix';
import { rivals } from './rivals/picture';
import { stageScene } from './stage';

const [W, H] = [1500, 500];
const bust = (index: number, x: number, y: number, scale: number, pose?: Partial<Figure>) => {
  const idol = CAST[index] as Idol;
  return place(figure(idol, { ...idol.bust, ...pose }, true), x, y, scale);
};
const logo = (x: number, y: number, scale: number) =>
  place(
    gameLogo(COLOUR.paper, COLOUR.ink),
    x - (GAME.width * scale) / 2,
    y - (GAME.height * scale) / 2,
    scale,
  );

/** Who stands in which panel, from left to right. */
const ROW = [4, 1, 2, 0, 7, 5, 6, 3];

/** Arms that hang: a raised hand would lie on a neighbour. */
const CLOSE: Partial<Figure> = {
  left: { elbow: [-188, 290], wrist: [-206, 480], hand: 'knuckles', flips: true },
  right: { elbow: [188, 290], wrist: [206, 480], hand: 'knuckles', flips: true },
};

/** Eight panels cut by the slash, one idol in each, on the ground of her or his icon. */
function players(): string {
  const wide = W / ROW.length;
  const field = (index: number) => GROUNDS[CAST[index]?.name ?? '']?.field ?? COLOUR.steel;
  const panel = (index: number, at: number) => {
    const x = at * wide - 70;
    return (
      fill(slash(x, H, wide + 160, H), field(index)) +
      fill(hatching({ x: x + 110, y: 0, width: wide - 60, height: 110 }, 24, 8), COLOUR.ink, {
        'fill-opacity': '0.16',
      }) +
      fill(slash(x - 4, H, 8, H), COLOUR.ink)
    );
  };
  const busts = ROW.map((index, at) => bust(index, at * wide + wide / 2, 404, 0.53, CLOSE));
  return fill(rect(0, 0, 200, H), field(4)) + ROW.map(panel).join('') + busts.join('');
}

function collision(): string {
  return (
    ground(W, H) +
    haze(W, H, COLOUR.a, 'left', 0.35) +
    haze(W, H, COLOUR.b, 'right', 0.35) +
    collidingWaves(W, H, 250, 440, 20) +
    burst([750, 250], 420, 3) +
    core([750, 250], 300) +
    debris([750, 250], 90, 330, 40, 8)
  );
}

function stageHeader(): string {
  return (
    `<g transform="translate(0 -172) scale(0.78125)">${stageScene(8)}</g>` + logo(750, 280, 0.44)
  );
}

const SCENES: readonly (() => string)[] = [
  players,
  collision,
  lightMix,
  hardMix,
  stageHeader,
  rivals,
];

/** A header's picture of 1500 by 500 units; the order is that of the fan kit's texts. */
export const header = (index: number): string => drawing(W, H, SCENES[index]?.() ?? '');
