/** What was done besides points: the best honour of each chart, and the days on which something was played to its end. */

/** The best that can be said of a play. */
export type Honour = 'fullCombo' | 'allPerfect';

/** Titles in the order in which they are shown. */
export const TITLES = [
  'debut',
  'unbroken',
  'pure',
  'ladder',
  'catalogue',
  'collider',
  'threeDays',
  'sevenDays',
] as const;
export type Title = (typeof TITLES)[number];

/** How an idol may stand on a card. */
export const POSES = ['face', 'figure', 'dive', 'leap', 'collision'] as const;
export type Pose = (typeof POSES)[number];

/** Days by their number since 1970: the last, how many in a row end with it, and the most that there ever were. */
export interface Days {
  readonly last: number;
  readonly row: number;
  readonly most: number;
}

export const NO_DAYS: Days = { last: -1, row: 0, most: 0 };

/** What is kept of all this. */
export interface Done {
  /** The best honour of each chart, by its name as scores have it. */
  readonly honours: Readonly<Record<string, Honour>>;
  readonly days: Days;
  /** What the visitor has chosen for cards; a title may be none. */
  readonly title: Title | '';
  readonly pose: Pose;
}

export const NOTHING_DONE: Done = { honours: {}, days: NO_DAYS, title: '', pose: 'face' };

/** The points that only a faultless play has. */
const FAULTLESS = 1_000_000;

/** The best honour of a chart; scores that were kept before honours were say it too. */
export function honourOn(
  { best, honours }: Pick<Done, 'honours'> & { readonly best: Readonly<Record<string, number>> },
  chart: string,
): Honour | undefined {
  return best[chart] === FAULTLESS ? 'allPerfect' : honours[chart];
}

/** Honours with that of one more play: a worse one replaces none. */
export function withHonour(
  honours: Done['honours'],
  chart: string,
  honour: Honour | undefined,
): Done['honours'] {
  if (honour === undefined || honours[chart] === 'allPerfect') return honours;
  return { ...honours, [chart]: honour };
}

/** Days with one more; the same day twice is one, and one that was left out begins a new row. */
export function withDay({ last, row, most }: Days, day: number): Days {
  if (day === last) return { last, row, most };
  const now = day === last + 1 ? row + 1 : 1;
  return { last: day, row: now, most: Math.max(most, now) };
}

/** Days in a row as of today: a row that ended before yesterday is over. */
export function daysInRow({ last, row }: Days, today: number): number {
  return today === last || today === last + 1 ? row : 0;
}

const isHonour = (value: unknown): value is Honour =>
  value === 'fullCombo' || value === 'allPerfect';
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Reads what was kept; what cannot be one of them is dropped. */
export function doneIn({ honours, days, title, pose }: Readonly<Record<string, unknown>>): Done {
  const kept = Object.entries(typeof honours === 'object' ? (honours ?? {}) : {});
  const { last, row, most } = (days ?? {}) as Partial<Record<keyof Days, unknown>>;
  const isWhole = isCount(last) && isCount(row) && isCount(most) && row <= most;
  return {
    honours: Object.fromEntries(
      kept.flatMap(([chart, honour]: [string, unknown]) =>
        isHonour(honour) ? [[chart, honour] as const] : [],
      ),
    ),
    days: isWhole ? { last, row, most } : NO_DAYS,
    title: TITLES.find((one) => one === title) ?? '',
    pose: POSES.find((one) => one === pose) ?? 'face',
  };
}
