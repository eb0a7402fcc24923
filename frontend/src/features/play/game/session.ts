/**
 * One play of a song: brings engine, clock, sound and picture together. The frame creates no objects; what the browser
 * allocates, a pair of clocks and the nodes of announced sounds, is requested beside it, twenty times a second.
 */
import type { LoadedCut, Player } from '../audio/player';
import { createClockMap, heardAt } from '@axtorm/game/engine/clock';
import { MISS } from '@axtorm/game/engine/judgement';
import {
  DELIVERY,
  type NoteList,
  type Run,
  advance,
  createRun,
  isOver,
  nextNote,
  press,
  scoreOf,
} from '@axtorm/game/engine/run';
import { pictureTime, songTime } from '@axtorm/game/engine/song-time';
import type { StagePainter } from '@axtorm/game/painter/stage-painter';
import { createView, noteError } from '@axtorm/game/painter/view';
import type { GhostPresses } from '@axtorm/game/replay/replay';
import { CueSchedule } from '@axtorm/game/engine/cues';
import { GamepadLanes } from './gamepad';

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
  /** What calibration found, in milliseconds. */
  readonly soundOffset: number;
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
  /** Another play of the same notes, which runs along. */
  readonly ghost?: GhostPresses | undefined;
}

/** What a session plays with. */
export interface SessionParts {
  readonly player: Player;
  readonly cut: LoadedCut;
  readonly painter: StagePainter;
}

/** What a session reports. */
export interface SessionEvents {
  onJudged(note: number, run: Run): void;
  onFinished(run: Run): void;
}

/** Beats that are counted before the song, and before it goes on. */
const COUNT_IN = 4;
/** Milliseconds between two looks at the clock. */
const POLL_MS = 50;
/** Seconds that sounds are announced ahead: several looks, so that a late timer loses none. */
const AHEAD = 0.3;
/** Milliseconds after the last note until the result. */
const REST = 1200;

/** A play that can be paused, ended and pressed. */
export class Session {
  readonly run: Run;
  readonly #player: Player;
  readonly #cut: LoadedCut;
  readonly #painter: StagePainter;
  readonly #options: SessionOptions;
  readonly #events: SessionEvents;
  readonly #ghost: Run | undefined;
  #ghostAt = 0;
  /** How many notes the ghost had judged in the frame before. */
  #ghostTotal = 0;
  readonly #clock = createClockMap();
  readonly #playback = { startedAt: 0, rate: 1 };
  readonly #view;
  readonly #cues: CueSchedule;
  readonly #pad: GamepadLanes;
  #frame = 0;
  #looking = 0;
  #isRunning = false;
  #isEnded = false;
  /** Until when frames only count in, in milliseconds of the song. */
  #from = 0;

  constructor(parts: SessionParts, options: SessionOptions, events: SessionEvents) {
    this.#player = parts.player;
    this.#cut = parts.cut;
    this.#painter = parts.painter;
    this.#options = options;
    this.#events = events;
    this.run = createRun(options.notes);
    this.#ghost = options.ghost === undefined ? undefined : createRun(options.notes);
    this.#view = createView(options.notes, options.approach);
    this.#cues = new CueSchedule(options.notes, options.beat);
    this.#pad = new GamepadLanes(options.notes.lanes, this.press);
    this.#playback.rate = options.rate;
    this.#from = options.watchFrom ?? 0;
    this.#skip();
  }

  /** Takes the notes before the beginning as played. */
  #skip(): void {
    const { times, lane } = this.#options.notes;
    for (let note = 0; (times[note] ?? Infinity) < this.#from; note++)
      press(this.run, lane[note] ?? 0, times[note] ?? 0);
  }

  /** Whether no time passes: before the beginning, in a pause and after the end. */
  get isPaused(): boolean {
    return !this.#isRunning;
  }

  /** Begins, or goes on, with a count-in. */
  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const { beat, rate } = this.#options;
    const { context } = this.#player;
    const countIn = (COUNT_IN * beat) / rate / 1000;
    const begin = context.currentTime + 0.1 + countIn;
    // Playing goes on where it was heard last.
    const from = Math.max(0, this.#from);
    for (let i = 1; i <= COUNT_IN; i++)
      this.#player.click(begin - (i * beat) / rate / 1000, i === 1);
    this.#player.start(this.#cut, begin, from / rate / 1000);
    this.#playback.startedAt = begin * 1000 - from / rate;
    this.#cues.rewind(from);
    this.#look();
    this.#looking = window.setInterval(this.#look, POLL_MS);
    this.#frame = requestAnimationFrame(this.#draw);
  }

  /** Goes on after a pause. A call or a locked screen may have stopped the sound, without which no time passes. */
  async resume(): Promise<void> {
    await this.#player.wake();
    // It may have been ended while the system took its time.
    if (!this.#isEnded) this.start();
  }

  /** Stops until `resume`; a note that is nearly due stays to be played. */
  pause(): void {
    if (!this.#isRunning) return;
    this.#from = this.#now(performance.now());
    this.#halt();
  }

  /** Stops for good. */
  stop(): void {
    this.#isEnded = true;
    this.#halt();
  }

  #halt(): void {
    this.#isRunning = false;
    cancelAnimationFrame(this.#frame);
    window.clearInterval(this.#looking);
    this.#player.stop();
  }

  /** Presses a lane at a time of the page, as events have it. */
  readonly press = (lane: number, time: number): void => {
    if (this.#isRunning && this.#options.watchFrom === undefined)
      this.#press(lane, time, this.#now(time));
  };

  #press(lane: number, time: number, at: number): void {
    this.#view.pressedAt[lane] = time;
    const note = press(this.run, lane, at);
    const judged = this.run.judged[note];
    this.#player.hit(judged);
    if (judged === undefined) {
      this.#view.isDull = true;
      return;
    }
    noteError(this.#view, this.run.offsets[note] ?? 0, judged);
    if (judged !== MISS) {
      this.#view.hitAt[lane] = time;
      this.#view.hitKind[lane] = judged;
    }
    this.#report(note);
  }

  /** Presses what is shown: the beginning of the tutorial, or a play that is watched. */
  #showHow(now: number, page: number): void {
    const { notes, watchFrom } = this.#options;
    const shownUntil = watchFrom === undefined ? this.#options.shownUntil : Infinity;
    if (shownUntil === undefined || now > shownUntil) return;
    for (let lane = 0; lane < notes.lanes; lane++) {
      const note = nextNote(this.run, lane);
      const time = notes.times[note] ?? Infinity;
      if (time <= now && time <= shownUntil) this.#press(lane, page, time);
    }
  }

  #report(note: number): void {
    this.#view.isDull = false;
    this.#view.judgement = this.run.judged[note] ?? 0;
    this.#view.late = this.run.offsets[note] ?? 0;
    this.#view.judgedAt = performance.now();
    this.#events.onJudged(note, this.run);
  }

  /** Whole milliseconds of the song that are heard at a time of the page. */
  #now(time: number): number {
    return songTime(this.#playback, heardAt(this.#clock, time), this.#options.soundOffset);
  }

  readonly #look = (): void => {
    this.#player.observe(this.#clock);
    if (!this.#options.cues) return;
    const { rate, notes } = this.#options;
    const until = (this.#player.context.currentTime + AHEAD) * 1000;
    for (let note = this.#cues.next(); note !== -1; note = this.#cues.next()) {
      const at = this.#playback.startedAt + this.#cues.timeOf(note) / rate;
      if (at > until) break;
      this.#player.cue(notes.lane[note] ?? 0, notes.lanes, at / 1000);
      this.#cues.skip();
    }
  };

  /** Lets the ghost press what it pressed up to now. */
  #followGhost(now: number, page: number): void {
    const { ghost } = this.#options;
    if (this.#ghost === undefined || ghost === undefined) return;
    while (this.#ghostAt < ghost.times.length && (ghost.times[this.#ghostAt] ?? 0) <= now) {
      press(this.#ghost, ghost.lanes[this.#ghostAt] ?? 0, ghost.times[this.#ghostAt] ?? 0);
      this.#ghostAt += 1;
    }
    advance(this.#ghost, now);
    if (this.#ghost.total === this.#ghostTotal) return;
    this.#ghostTotal = this.#ghost.total;
    this.#view.ghostJudgement = this.#ghost.judged[this.#ghost.latest] ?? 0;
    this.#view.ghostJudgedAt = page;
  }

  readonly #draw = (): void => {
    const page = performance.now();
    const { run } = this;
    const options = this.#options;
    const now = this.#now(page);
    this.#pad.poll(page);
    this.#showHow(now, page);
    const missed = run.counts[MISS];
    advance(run, now - DELIVERY);
    if (run.counts[MISS] !== missed) this.#report(run.latest);
    this.#followGhost(now, page);
    const view = this.#view;
    view.page = page;
    view.now = pictureTime(now, options.pictureOffset, options.rate);
    view.combo = run.combo;
    view.score = scoreOf(run);
    view.life = run.life;
    if (this.#ghost !== undefined) view.lead = view.score - scoreOf(this.#ghost);
    view.progress = Math.max(0, Math.min(1, now / options.length));
    view.countIn =
      now < Math.max(0, this.#from) ? Math.ceil((Math.max(0, this.#from) - now) / options.beat) : 0;
    this.#painter.paint(view, run);
    const last = options.notes.times[options.notes.times.length - 1] ?? 0;
    if (isOver(run) && now > last + REST) {
      this.stop();
      this.#events.onFinished(run);
      return;
    }
    this.#frame = requestAnimationFrame(this.#draw);
  };
}
