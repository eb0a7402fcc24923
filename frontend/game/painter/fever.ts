/**
 * What a fever adds to a stage: its light, and a crowd. Each is drawn once on a layer of its own, which the page shows and hides, so
 * that a frame costs nothing more. Lanes stay as they are: nothing is drawn where notes come.
 */
import type { Palette } from './palette';
import { FAR_END, type Runway, scaleAt, xAt, yAt } from './runway';
import { LEAN, trace } from './sprites';

/** Beams of light from above, from the left edge to the right, and how wide each is where it falls, as parts of the width. */
const BEAMS = [-0.08, 0.1, 0.27, 0.73, 0.9, 1.08] as const;
const BEAM = 0.07;
/** People in a row, and rows behind each other. */
const ROWS = [
  { people: 15, tall: 0.2, up: 0.075 },
  { people: 11, tall: 0.19, up: 0 },
] as const;

/** All but the lanes, from where they begin to the lower edge. */
function besideLanes(context: CanvasRenderingContext2D, runway: Runway): void {
  const { lanes, width, height } = runway;
  const far = scaleAt(FAR_END);
  const near = (height - runway.horizon) / (runway.line - runway.horizon);
  const [left, right] = [-0.5, lanes - 0.5];
  context.beginPath();
  context.rect(0, 0, width, height);
  context.moveTo(xAt(runway, left, far), yAt(runway, far));
  context.lineTo(xAt(runway, right, far), yAt(runway, far));
  context.lineTo(xAt(runway, right, near), height);
  context.lineTo(xAt(runway, left, near), height);
  context.closePath();
  context.clip('evenodd');
}

/** Draws on a layer, beside the lanes. */
function beside(
  context: CanvasRenderingContext2D,
  runway: Runway,
  ratio: number,
  draw: () => void,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, runway.width, runway.height);
  context.save();
  besideLanes(context, runway);
  draw();
  context.restore();
}

/** Draws the light of a fever: 1, or 2 for the hotter one. */
export function drawFever(
  context: CanvasRenderingContext2D,
  runway: Runway,
  ratio: number,
  palette: Palette,
  fever: number,
): void {
  const { width, height, centre, horizon } = runway;
  const isHot = fever > 1;
  beside(context, runway, ratio, () => {
    // The whole backdrop takes another colour.
    const wash = context.createLinearGradient(0, 0, width, height * 0.7);
    wash.addColorStop(0, isHot ? palette.gold : palette.signalA);
    wash.addColorStop(0.5, 'transparent');
    wash.addColorStop(1, palette.signalB);
    context.globalAlpha = isHot ? 0.34 : 0.26;
    context.fillStyle = wash;
    context.fillRect(0, 0, width, height);
    const beams = isHot ? BEAMS : BEAMS.filter((_, at) => at % 2 === 0);
    for (const [at, foot] of beams.entries()) {
      const colour =
        isHot && at % 3 === 1 ? palette.gold : at % 2 ? palette.signalB : palette.signalA;
      const shade = context.createLinearGradient(0, 0, 0, height);
      shade.addColorStop(0, colour);
      shade.addColorStop(0.85, 'transparent');
      context.globalAlpha = isHot ? 0.5 : 0.38;
      context.fillStyle = shade;
      // They cross above the far end of the lanes.
      const from = centre + (centre - foot * width) * 0.55;
      trace(context, [
        [from - 4, -height * 0.05],
        [from + 4, -height * 0.05],
        [(foot + BEAM) * width, height],
        [(foot - BEAM) * width, height],
      ]);
      context.fill();
    }
    // The horizon glows.
    const glow = context.createRadialGradient(centre, horizon, 0, centre, horizon, width * 0.5);
    glow.addColorStop(0, isHot ? palette.gold : palette.flash);
    glow.addColorStop(1, 'transparent');
    context.globalAlpha = 0.3;
    context.fillStyle = glow;
    context.fillRect(0, 0, width, height);
  });
}

/** One of the crowd: a head, shoulders, and an arm with a light. */
function person(
  context: CanvasRenderingContext2D,
  [x, foot, tall]: readonly [number, number, number],
  at: number,
  palette: Palette,
): void {
  const head = tall * 0.13;
  const top = foot - tall * (0.62 + 0.07 * ((at * 7) % 5) * 0.5);
  context.fillStyle = palette.ink;
  context.beginPath();
  context.arc(x, top, head, 0, 2 * Math.PI);
  context.fill();
  trace(context, [
    [x - head * 1.1, top + head * 1.1],
    [x + head * 1.1, top + head * 1.1],
    [x + head * 2.1, foot],
    [x - head * 2.1, foot],
  ]);
  context.fill();
  const side = at % 2 === 0 ? 1 : -1;
  const hand = [x + side * head * 1.9, top - head * (1.3 + 0.4 * (at % 3))] as const;
  context.strokeStyle = palette.ink;
  context.lineWidth = head * 0.6;
  context.beginPath();
  context.moveTo(x + side * head, top + head * 1.4);
  context.lineTo(...hand);
  context.stroke();
  context.strokeStyle =
    at % 3 === 0 ? palette.signalB : at % 3 === 1 ? palette.signalA : palette.gold;
  context.lineWidth = head * 0.34;
  context.beginPath();
  context.moveTo(...hand);
  context.lineTo(hand[0] + side * head * LEAN * 2, hand[1] - head * 2);
  context.stroke();
}

/** Draws the crowd: before the stage, or beside the lanes where they take the whole width. */
export function drawCrowd(
  context: CanvasRenderingContext2D,
  runway: Runway,
  ratio: number,
  palette: Palette,
): void {
  const { width, height } = runway;
  const isUpright = height > width;
  const foot = isUpright ? height * 0.7 : height * 1.02;
  const unit = isUpright ? width * 0.75 : Math.min(height, width * 0.6);
  beside(context, runway, ratio, () => {
    // They stand on dark ground where lanes take the whole width.
    context.fillStyle = palette.ink;
    context.fillRect(0, foot, width, Math.max(0, height - foot));
    context.lineCap = 'round';
    for (const [row, { people, tall, up }] of ROWS.entries()) {
      const count = isUpright ? Math.round(people * 0.7) : people;
      for (let at = 0; at < count; at++) {
        const x = ((at + 0.5 + (row % 2) * 0.35) / count) * width;
        const size = unit * tall;
        person(context, [x, foot - unit * up, size], at + row, palette);
      }
    }
  });
}
