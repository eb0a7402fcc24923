import { LETTERS } from '../engine/keys';
import { StagePainter, type StageLook } from '../painter/stage-painter';
import type { NoteList } from '../engine/run';
import { createView } from '../painter/view';
import { Canvas } from './play-minute';

/** A chart of two lanes without a note. */
export const NO_NOTES = { lanes: 2, times: new Int32Array(), lane: new Uint8Array() };

/** A stage of so many pixels, its view, and the canvas that is painted anew for each frame. */
export function stageOf(
  [width, height]: readonly [width: number, height: number],
  look: Omit<StageLook, 'lanes' | 'letters' | 'makeCanvas'>,
  notes: NoteList = NO_NOTES,
  bar = 0,
) {
  const canvas = () => new Canvas() as unknown as HTMLCanvasElement;
  const moving = new Canvas();
  const painter = new StagePainter(canvas(), moving as unknown as HTMLCanvasElement, {
    ...look,
    lanes: notes.lanes,
    letters: LETTERS[notes.lanes] ?? [],
    makeCanvas: canvas,
  });
  painter.resize(width, height, 1);
  return { moving, painter, view: createView(notes, 900, { bar }) };
}
