/** The three steps of the tutorial as numbers over the game, each tied to what it is about. */
import { ellipse } from '../../pictures/system/geometry';
import type { Point } from '../../pictures/system/geometry';
import { COLOUR } from '../../pictures/system/tokens';
import type { Op } from '../frame/ops';
import { fill, moved, stroke } from '../frame/ops';
import { type } from '../frame/type';
import { music } from './lesson';

/** A number at a place, tied to a point. */
function tied(label: string, [x, y]: Point, [toX, toY]: Point, colour: string): readonly Op[] {
  const line = `M${x.toFixed(0)} ${y.toFixed(0)}L${toX.toFixed(0)} ${toY.toFixed(0)}`;
  return [
    stroke(line, COLOUR.ink, 14),
    stroke(line, colour, 6),
    fill(ellipse(toX, toY, 14), colour),
    fill(ellipse(x, y, 66), COLOUR.ink),
    stroke(ellipse(x, y, 66), colour, 10),
    type(label, x, y + 26, { size: 72, colour: COLOUR.paper, anchor: 'middle' }),
  ];
}

/** See a note, hear the beat, press on the line. */
export const steps = (beat: number): readonly Op[] => [
  ...tied('1', [400, 320], [770, 420], COLOUR.a),
  moved(music(beat), 1600, 560),
  ...tied('2', [1600, 300], [1600, 470], COLOUR.b),
  ...tied('3', [250, 730], [510, 885], COLOUR.gold),
];
