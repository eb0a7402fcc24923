import type { Scroll } from '@axtorm/game/chart/scroll';
import type { NoteList, Run } from '@axtorm/game/engine/run';
import type { GhostPresses } from '@axtorm/game/replay/replay';

/** What a player chose for a play. */
export interface SessionOptions {
  readonly notes: NoteList;
  /** Milliseconds of a beat and of the whole cut. */
  readonly beat: number;
  readonly length: number;
  /** 1, or less in practice. */
  readonly rate: number;
  /** Milliseconds of the song that a note is seen before its time. */
  readonly approach: number;
  /** Where the lanes run faster or slower. */
  readonly scroll: Scroll;
  /** What calibration found, in milliseconds: what plays the sound may change meanwhile. */
  soundOffset: number;
  /** The same for the picture. */
  readonly pictureOffset: number;
  /** Announces notes by sound. */
  readonly cues: boolean;
  readonly calm: boolean;
  /** The play can be lost. */
  readonly hasLife: boolean;
  /** Up to this time of the song notes press themselves: the tutorial shows how. */
  readonly shownUntil?: number | undefined;
  /** The whole play is shown, from this time of the song, and nothing that is pressed counts. */
  readonly watchFrom?: number | undefined;
  /** The step of a mash-up's crossfader at each beat of its round. */
  readonly faders?: Uint8Array | undefined;
  /** Another play of the same notes, which runs along. */
  readonly ghost?: GhostPresses | undefined;
}

/** What a session reports. */
export interface SessionEvents {
  onJudged(note: number, run: Run): void;
  onFinished(run: Run): void;
  /** The context's time has not moved for three seconds: no sound begins, and no song. */
  onSilent?(): void;
  /** The sound had a gap, which is the device's fault. */
  onGap?(): void;
  /** Another output plays the sound, so many milliseconds later or earlier, and presses are judged by it. */
  onShift?(by: number): void;
  /** The count goes on because the song has not come. */
  onWait?(): void;
  /** The song is heard as far as it has come. */
  onLate?(): void;
}
