/**
 * One play of a song: brings engine, clock, sound and picture together. The frame creates no objects; what the browser
 * allocates, a pair of clocks and the nodes of announced sounds, is requested beside it, twenty times a second.
 */
import type { LoadedCut, Player } from '../audio/player';
import { createClockMap, heardAt, isSilent, latencyIn, takeShift } from '@axtorm/game/engine/clock';
import { excuseGap } from '@axtorm/game/engine/excuse';
import { FINALE, feverOf } from '@axtorm/game/engine/fever';
import { MISS } from '@axtorm/game/engine/judgement';
import {
  DELIVERY,
  type Run,
  TAKEN_UP,
  advance,
  createRun,
  isOver,
  press,
  release,
} from '@axtorm/game/engine/run';
import { playUntil } from '@axtorm/game/engine/shown';
import { STRAY } from '@axtorm/game/engine/strays';
import { scoreOf } from '@axtorm/game/engine/score';
import { pictureTime, songTime } from '@axtorm/game/engine/song-time';
import type { StagePainter } from '@axtorm/game/painter/stage-painter';
import { createView, noteError } from '@axtorm/game/painter/view';
import { CueSchedule } from '@axtorm/game/engine/cues';
import { TOLD_LATE, Underruns } from '../audio/underruns';
import { announce } from './announce';
import { Feed } from './feed';
import { FeverBeat } from './fever-beat';
import { GamepadLanes } from './gamepad';
import { Ghost } from './ghost';
import type { SessionEvents, SessionOptions } from './session-options';
import { ShownPlay } from './shown-play';

/** What a session plays with. */
export interface SessionParts {
  readonly player: Player;
  /** What it plays; undefined as long as it is on its way. */
  readonly cut?: LoadedCut | undefined;
  readonly painter: StagePainter;
}

/** Beats of a bar. */
const BEATS = 4;
/** Milliseconds between two looks at the clock. */
const POLL_MS = 50;
/** Milliseconds after which the sound of a press no longer belongs to it. */
export const MOST_LATE = 80;
/** Milliseconds after the last note until the result, and after the last of all without a miss. */
const REST = 1200;
const FINALE_REST = 2800;

/** A play that can be paused, ended and pressed. */
export class Session {
  readonly run: Run;
  readonly #player: Player;
  readonly #feed: Feed;
  readonly #painter: StagePainter;
  readonly options: SessionOptions;
  readonly #events: SessionEvents;
  readonly #ghost: Ghost | undefined;
  readonly #shown: ShownPlay;
  /** Which lanes a finger is on. */
  readonly #down: Uint8Array;
  readonly #clock = createClockMap();
  readonly #playback = { startedAt: 0, rate: 1 };
  readonly #view;
  readonly #cues: CueSchedule;
  readonly #fever: FeverBeat;
  readonly #pad: GamepadLanes;
  readonly #underruns: Underruns;
  #frame = 0;
  #looking = 0;
  #isRunning = false;
  #isEnded = false;
  #isHandsOn = true;
  /** Until when frames only count in, in milliseconds of the song. */
  #from = 0;
  /** When the last note is let go, in milliseconds of the song. */
  readonly #end: number;

  constructor(parts: SessionParts, options: SessionOptions, events: SessionEvents) {
    this.#player = parts.player;
    this.#feed = new Feed(parts.player, options.beat / options.rate / 1000, parts.cut);
    this.#painter = parts.painter;
    this.options = options;
    this.#events = events;
    this.run = createRun(options.notes);
    this.#ghost = options.ghost && new Ghost(options.notes, options.ghost);
    const act = [this.#press.bind(this), this.#release.bind(this)] as const;
    this.#shown = new ShownPlay(options, this.run, ...act);
    const { notes, approach, beat, scroll } = options;
    this.#view = createView(notes, approach, { bar: BEATS * beat, scroll });
    this.#cues = new CueSchedule(options.notes, options.beat);
    this.#fever = new FeverBeat(parts.player, beat);
    this.#underruns = new Underruns(parts.player.context);
    this.#pad = new GamepadLanes(options.notes.lanes, this);
    this.#down = new Uint8Array(options.notes.lanes);
    this.#playback.rate = options.rate;
    this.#from = options.watchFrom ?? 0;
    // What is before the beginning is taken as played.
    playUntil(this.run, this.#from - 1);
    this.#end = Math.max(0, ...this.run.ends);
  }

  /** Whether no time passes: before the beginning, in a pause and after the end. */
  get isPaused(): boolean {
    return !this.#isRunning;
  }

  /** Begins, or goes on, with a count-in. */
  start(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#isHandsOn = false;
    // Playing goes on where it was heard last.
    const from = Math.max(0, this.#from);
    this.#feed.start(from / this.options.rate / 1000);
    this.#place();
    this.#cues.rewind(from);
    this.#fever.rest();
    this.#look();
    this.#looking = window.setInterval(this.#look, POLL_MS);
    this.#frame = requestAnimationFrame(this.#draw);
  }

  /** Says when the song is heard, or is going to be. */
  #place(): void {
    const from = Math.max(0, this.#from) / this.options.rate;
    this.#playback.startedAt = this.#feed.begins * 1000 - from;
  }

  /** Brings the song, its beginning first. */
  give(cut: LoadedCut): void {
    this.#feed.give(cut);
    if (this.#isRunning) this.#place();
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
    this.#feed.stop();
  }

  /** Presses a lane at a time of the page, as events have it. */
  readonly press = (lane: number, time: number): void => {
    this.#down[lane] = 1;
    if (this.#isRunning && this.options.watchFrom === undefined)
      this.#press(lane, time, this.#now(time));
  };

  /** Lets a lane go at a time of the page, as events have it. */
  readonly release = (lane: number, time: number): void => {
    this.#down[lane] = 0;
    if (this.#isRunning && this.options.watchFrom === undefined)
      this.#release(lane, time, this.#now(time));
  };

  #press(lane: number, time: number, at: number): void {
    this.#view.pressedAt[lane] = time;
    const before = this.run.total;
    const note = press(this.run, lane, at);
    // A player who presses a released hold again sees and hears that it goes on.
    if (note === TAKEN_UP) return;
    const judged = this.run.judged[note];
    if (judged !== undefined) noteError(this.#view, this.run.offsets[note] ?? 0, judged);
    if (this.run.total !== before) {
      this.#strike(lane, time);
      return;
    }
    this.#sound(note === STRAY ? MISS : undefined);
    this.#view.isDull = true;
  }

  #release(lane: number, time: number, at: number): void {
    if (release(this.run, lane, at) !== -1) this.#strike(lane, time);
  }

  /** Shows and sounds what was judged last, in the lane in which it was. */
  #strike(lane: number, time: number): void {
    const { latestJudged } = this.run;
    this.#sound(latestJudged);
    if (latestJudged !== MISS) {
      this.#view.hitAt[lane] = time;
      this.#view.hitKind[lane] = latestJudged;
    }
    this.#report();
  }

  /** After a pause a hold goes on under fingers that are there when the song does. */
  #letGo(now: number): void {
    if (this.options.watchFrom !== undefined || this.#isHandsOn || now < this.#from) return;
    this.#isHandsOn = true;
    for (let lane = 0; lane < this.#down.length; lane++)
      if (this.#down[lane] === 0 && !this.#shown.isOn(now)) release(this.run, lane, this.#from);
  }

  #report(): void {
    this.#view.isDull = false;
    this.#view.judgement = this.run.latestJudged;
    this.#view.late = this.run.latestOffset;
    this.#view.judgedAt = performance.now();
    this.#events.onJudged(this.run.latest, this.run);
  }

  /** Whole milliseconds of the song that are heard at a time of the page. */
  #now(time: number): number {
    return songTime(this.#playback, heardAt(this.#clock, time), this.options.soundOffset);
  }

  readonly #look = (): void => {
    this.#player.observe(this.#clock);
    if (isSilent(this.#clock)) {
      this.#clock.still = 0;
      this.#events.onSilent?.();
      return;
    }
    const shift = takeShift(this.#clock);
    if (shift !== 0) this.#events.onShift?.(shift);
    if (this.#underruns.look()) this.#excuse();
    const said = this.#feed.look();
    if (said === 'waits') this.#events.onWait?.();
    if (said === 'late') this.#events.onLate?.();
    if (this.#feed.isCounting) this.#place();
    const { cues, notes } = this.options;
    if (this.#feed.isCounting) this.#fever.rest();
    else if (cues) announce(this.#cues, this.#player, notes, this.#playback);
    else this.#fever.look(feverOf(this.run), this.#playback);
  };

  #excuse(): void {
    const now = this.#now(performance.now());
    excuseGap(this.run, now - TOLD_LATE, now);
    this.#events.onGap?.();
  }

  /** The sound of a press, unless it would be heard so late that it misleads. */
  #sound(judgement: number | undefined): void {
    if (latencyIn(this.#clock) + this.options.soundOffset <= MOST_LATE) this.#player.hit(judgement);
  }

  readonly #draw = (): void => {
    const page = performance.now();
    const { run } = this;
    const options = this.options;
    const now = this.#now(page);
    this.#pad.poll(page);
    this.#letGo(now);
    this.#shown.follow(now, page);
    const missed = run.counts[MISS];
    advance(run, now - DELIVERY);
    if (run.counts[MISS] !== missed) this.#report();
    const view = this.#view;
    view.page = page;
    view.now = pictureTime(now, options.pictureOffset, options.rate);
    view.combo = run.combo;
    view.score = scoreOf(run);
    view.life = run.life;
    this.#ghost?.follow(now, view);
    const { faders } = options;
    if (faders)
      view.fader = faders[(((now > 0 ? now : 0) / options.beat) | 0) % faders.length] ?? -1;
    view.progress = Math.max(0, Math.min(1, now / options.length));
    view.countIn =
      now < Math.max(0, this.#from) ? Math.ceil((Math.max(0, this.#from) - now) / options.beat) : 0;
    this.#painter.paint(view, run);
    const rest = feverOf(run) === FINALE ? FINALE_REST : REST;
    if (isOver(run) && now > this.#end + rest) {
      this.stop();
      this.#events.onFinished(run);
      return;
    }
    this.#frame = requestAnimationFrame(this.#draw);
  };
}
