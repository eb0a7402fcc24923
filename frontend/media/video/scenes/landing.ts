import { n } from '../../pictures/system/geometry';
import { COLOUR, SLASH } from '../../pictures/system/tokens';
import { waveOutline } from '../../pictures/waves';
import type { Op } from '../frame/ops';
import { faded, fill, group } from '../frame/ops';

/** The page's own waves: the video must end on what the page shows. */
const WAVES = [waveOutline('a'), waveOutline('b')] as const;

/** Alphas of the page's style sheet: a wave as a whole, and a signal's dim end. */
const [WAVE, DIM] = [0.34, 0.18];

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Pixels of the video for one of the page. */
  readonly density: number;
}

function wave(screen: Screen, side: 0 | 1, grow: number): Op {
  const { width: W, height: H, density } = screen;
  const reach = W / 2 + (H / 2) * SLASH;
  const lean = H * SLASH;
  const [colour, from, to, outer] =
    side === 0
      ? [COLOUR.a, 0, reach, `M0 0H${n(reach)}L${n(reach - lean)} ${n(H)}H0Z`]
      : [
          COLOUR.b,
          W,
          W - reach,
          `M${n(W)} 0H${n(W - reach + lean)}L${n(W - reach)} ${n(H)}H${n(W)}Z`,
        ];
  // In the wave's own units: the gradient runs over the element, the bars are as wide as on the page.
  const left = side === 0 ? to - 960 * density : to;
  const own = (x: number) => (x - left) / density;
  const paint = {
    line: [own(from), 0, own(to), 0] as const,
    stops: [
      [0, faded(colour, DIM)],
      [1, colour],
    ] as const,
  };
  const tall = (H / 800) * grow;
  const bars = group([fill(WAVES[side], paint)], {
    at: [density, 0, 0, tall, left, H / 2 - 400 * tall],
    alpha: WAVE,
  });
  return group([bars], { clip: outer });
}

/** The seam of the two halves, drawn from the middle outward. */
function seam({ width: W, height: H, density }: Screen, drawn: number): Op {
  const half = H * 0.55 * drawn;
  const [top, foot] = [H / 2 - half, H / 2 + half];
  const thick = 2 * density;
  const x = (y: number) => W / 2 + (H / 2 - y) * SLASH;
  const clear = faded(COLOUR.flash, 0);
  return fill(
    `M${n(x(top) - thick)} ${n(top)}H${n(x(top) + thick)}L${n(x(foot) + thick)} ${n(foot)}H${n(x(foot) - thick)}Z`,
    {
      line: [0, top, 0, foot],
      stops: [
        [0, clear],
        [0.3, COLOUR.flash],
        [0.7, COLOUR.flash],
        [1, clear],
      ],
    },
  );
}

/** The ground of the home page's first screen: `grow` and `drawn` are 1 when it stands as on the page. */
export function landing(screen: Screen, grow: number, drawn: number): readonly Op[] {
  const { width: W, height: H } = screen;
  const ground = {
    line: [0, 0, W, 0] as const,
    stops: [
      [0, COLOUR.night],
      [0.5, COLOUR.steel],
      [1, COLOUR.night],
    ] as const,
  };
  return [
    fill(`M0 0H${n(W)}V${n(H)}H0Z`, ground),
    ...(grow > 0.01 ? [wave(screen, 0, grow), wave(screen, 1, grow)] : []),
    ...(drawn > 0.01 ? [seam(screen, drawn)] : []),
  ];
}
