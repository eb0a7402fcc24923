/** One fault: what is started for it, what visitors notice meanwhile, and what must be true at its end. */
import { setTimeout as pause } from 'node:timers/promises';

import { Attackers } from './attackers';
import type { AttackName } from './attacks';
import { ALL_PAGES } from '../../fixtures/pages';
import { residentMib } from '../../fixtures/processes';
import type { SiteProcess } from '../../fixtures/site-process';
import { showsStack, type Noticed } from './visits';
import { Visitors } from './visitors';

/** Requests of visitors in a second: a busy day of a site of this size. */
export const VISITS_PER_SECOND = 200;
/** How long what was broken by a fault may take to be whole again. */
const HEAL_MS = 40_000;
const LOOK_MS = 50;
/** Time between two looks at how much memory a site has. */
const MEMORY_LOOK_MS = 250;

/** Time that engines, connections and memory have before anything is measured, and after a fault. */
export const SETTLE_MS = 1500;

/** How long a trial takes. */
export interface Length {
  /** Milliseconds before the first window and after the fault; of use to who measures times or memory. */
  readonly settle: number;
  /** Milliseconds of each window, and of the fault. */
  readonly milliseconds: number;
  /** Windows without the fault. */
  readonly windows: number;
  /** Requests of visitors in a second. */
  readonly perSecond: number;
}

/** Windows whose differences show how far times spread while nothing happens. */
export const QUIET_WINDOWS = 5;

/** What can be chosen for a trial. */
export interface Choice {
  /**
   * Whether attackers go to a second site on this machine, and visitors ask one that no one attacks: what makes them wait then
   * is that all share the cores.
   */
  readonly isElsewhere?: boolean;
}

/** What a measurement must know of a site. */
export type Reached = Pick<SiteProcess, 'url' | 'pid'>;

/** What can be chosen for a measurement. */
export interface Watch {
  readonly site: Reached;
  /** Whether the site is told to stop. */
  readonly stops?: boolean;
  /** Another instance that meets the fault while `site` shows what is normal. */
  readonly faulty?: Reached;
}

/** Resident memory of a site and its processes, in MiB. */
export interface Memory {
  readonly before: number;
  readonly peak: number;
  readonly after: number;
}

/** Said where a fault cannot be made on this machine. */
export class Skipped extends Error {}

/** A fault that is being tried. */
export class Trial {
  /** What should be otherwise. */
  readonly broken: string[] = [];
  /** What else happened, for the table. */
  readonly notes: string[] = [];
  readonly noticed: Noticed[] = [];
  readonly memory: Memory[] = [];
  readonly #length: Length;
  readonly #isElsewhere: boolean;
  readonly #ends: (() => Promise<unknown>)[] = [];

  /** A trial of which nothing has happened yet. */
  constructor(length: Length, { isElsewhere = false }: Choice = {}) {
    this.#length = length;
    this.#isElsewhere = isElsewhere;
  }

  /** Has something undone when the trial is over, the last first. */
  finally(end: () => Promise<unknown>): void {
    this.#ends.unshift(end);
  }

  /** Has a site ended when the trial is over. */
  uses(site: SiteProcess): SiteProcess {
    this.finally(async () => {
      if (/panicked at/u.test(site.log)) this.broken.push('the site panicked');
      await site.stop();
    });
    return site;
  }

  /** Undoes everything. */
  async end(): Promise<void> {
    for (const end of this.#ends) await end();
  }

  /** Notes what must be true. */
  expect(isTrue: boolean, otherwise: string): void {
    if (!isTrue) this.broken.push(otherwise);
  }

  /** Waits until something is true, as it must soon be. */
  async heals(what: string, isTrue: () => Promise<boolean>, lookMs = LOOK_MS): Promise<void> {
    const begun = performance.now();
    while (!(await isTrue().catch(() => false))) {
      if (performance.now() - begun > HEAL_MS) {
        this.broken.push(`${what}: not within ${String(HEAL_MS / 1000)} s`);
        return;
      }
      await pause(lookMs);
    }
  }

  /** What the fault's own request got: nothing hung, and no stack in an error. */
  async ask(url: string, init: RequestInit = {}): Promise<{ status: number; body: string }> {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(HEAL_MS) });
    const body = await response.text();
    if (response.status >= 500 && showsStack(body)) this.broken.push(`${url} shows a stack`);
    return { status: response.status, body };
  }

  /** Lets visitors come, first while nothing happens, then while `fault` goes on, which is told how long it should. */
  async watch(
    { site, stops = false, faulty = site }: Watch,
    fault: (milliseconds: number) => Promise<void>,
  ): Promise<void> {
    const visit = {
      paths: ALL_PAGES.map(({ id, url }) => ({ path: url, status: id === 'notFound' ? 404 : 200 })),
      perSecond: this.#length.perSecond,
      endsWhenRefused: stops,
    };
    const { settle, milliseconds, windows } = this.#length;
    const usual = new Visitors({ ...visit, origin: site.url });
    // From now on, because a look takes time: what is normal has them too.
    let peak = 0;
    const looks = setInterval(
      () => (peak = Math.max(peak, residentMib(faulty.pid))),
      MEMORY_LOOK_MS,
    );
    await pause(settle);
    for (let window = 0; window < windows; window += 1) {
      usual.begin('window');
      await pause(milliseconds);
    }
    let visitors = usual;
    if (faulty !== site) {
      this.noticed.push(await usual.end());
      visitors = new Visitors({ ...visit, origin: faulty.url });
      await pause(settle);
    }
    const before = residentMib(faulty.pid);
    peak = before;
    visitors.begin('fault');
    await fault(milliseconds);
    const noticed = await visitors.end();
    this.noticed.push(noticed);
    this.expect(noticed.fault.length > 0, 'no visitor was served during the fault');
    await pause(settle);
    clearInterval(looks);
    this.memory.push({ before, peak, after: stops ? NaN : residentMib(faulty.pid) });
  }

  /** Watches an attack on a site that `start` starts. What it counted stands in the notes. */
  async attack<Site extends Reached>(
    start: (trial: Trial) => Promise<Site>,
    name: AttackName,
    amount: number,
    originOf: (site: Site) => string = ({ url }) => url,
  ) {
    const site = await start(this);
    const attacked = this.#isElsewhere ? await start(this) : site;
    if (attacked !== site) this.notes.push('attackers elsewhere');
    let counted: Readonly<Record<string, number>> = {};
    const attackers = await Attackers.prepare(name, { origin: originOf(attacked), amount });
    await this.watch({ site }, async (milliseconds) => {
      attackers.begin();
      await pause(milliseconds);
      counted = await attackers.end();
    });
    this.notes.push(
      Object.entries(counted)
        .map(([what, count]) => `${String(count)} ${what}`)
        .join(', '),
    );
    return counted;
  }
}

/** One fault of the table. */
export interface Fault {
  readonly name: string;
  /** Makes it and looks on. */
  readonly try: (trial: Trial) => Promise<void>;
}
