import { renderDrum } from './drum';
import { renderFm } from './fm';
import type { Note, Patch } from './patch';
import { renderPluck } from './pluck';
import { renderRiser } from './riser';
import type { Stereo } from './stereo';
import { renderTone } from './tone';

/** Renders one note of any patch, from its start until it is silent. */
export function renderNote(patch: Patch, note: Note): Stereo {
  switch (patch.kind) {
    case 'tone':
      return renderTone(patch, note);
    case 'fm':
      return renderFm(patch, note);
    case 'pluck':
      return renderPluck(patch, note);
    case 'drum':
      return renderDrum(patch, note);
    case 'riser':
      return renderRiser(patch, note);
  }
}
