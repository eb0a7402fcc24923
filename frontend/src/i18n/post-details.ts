/** The details of a position in words. What its post does not say has none. */
import type { RecruitPost } from '../contract/contract';
import { fill } from './fill';
import type { Messages } from '../contract/messages';
import { localeOf, type LocaleCode } from '../routing/pages';

/** What a post says of its position beside its texts. */
export type PostDetails = NonNullable<RecruitPost['details']>;

type Texts = Messages<'position'>['details'];
type ShortTexts = Messages<'recruit'>['details'];
type Amounts = Exclude<PostDetails['pay'], string | undefined>;

const EMPLOYMENT_TYPES = {
  FULL_TIME: 'fullTime',
  PART_TIME: 'partTime',
  CONTRACTOR: 'contractor',
  TEMPORARY: 'temporary',
  INTERN: 'intern',
  VOLUNTEER: 'volunteer',
  PER_DIEM: 'perDiem',
  OTHER: 'other',
} as const;

const REMOTE = { FULL: 'full', PARTLY: 'partly', NONE: 'none' } as const;

/** By which Chinese characters and Hangul group an amount: 500万. */
const MYRIAD = 10_000;

const PAY_UNITS = { HOUR: 'hour', DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

/** What a line has room for: contract, place and remote work. */
export function shortDetails(details: PostDetails | undefined, texts: ShortTexts): string[] {
  const { employmentType, place, remote } = details ?? {};
  const parts = [
    employmentType && texts.employmentTypes[EMPLOYMENT_TYPES[employmentType]],
    place,
    remote && texts.remote[REMOTE[remote]],
  ];
  return parts.filter((part) => part !== undefined);
}

/** How much of the work can be done from home, and from where. */
export function remoteText({ remote, remoteFrom }: PostDetails, texts: Texts): string | undefined {
  if (remote === undefined) return undefined;
  if (remoteFrom === undefined) return texts.remote[REMOTE[remote]];
  return fill(texts.remoteFrom, { places: remoteFrom.join(texts.separator) });
}

/** What is paid, as it is written or in numbers, which the language counts in thousands or in ten thousands. */
export function payText(
  pay: PostDetails['pay'],
  texts: Texts,
  locale: LocaleCode = 'en',
): string | undefined {
  if (typeof pay !== 'object') return pay;
  const amount = amountText(pay, texts, localeOf(locale).script !== 'Latn');
  return fill(texts.payUnits[PAY_UNITS[pay.unit]], { amount });
}

function amountText({ currency, min, max }: Amounts, texts: Texts, inMyriads: boolean): string {
  const isYen = currency === 'JPY';
  const areRound = inMyriads && isYen && min % MYRIAD === 0 && max % MYRIAD === 0;
  const written = (amount: number) =>
    areRound ? fill(texts.tenThousands, { amount: grouped(amount / MYRIAD) }) : grouped(amount);
  const range =
    min === max ? written(min) : fill(texts.payRange, { min: written(min), max: written(max) });
  return isYen
    ? fill(texts.yen, { amount: range })
    : fill(texts.otherCurrency, { currency, amount: range });
}

/** By thousands; not by `Intl`, since server and browser may know languages differently. */
function grouped(amount: number): string {
  return String(amount).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
}

/** The contract in words. */
export function employmentText(
  type: PostDetails['employmentType'],
  texts: Texts,
): string | undefined {
  return type && texts.employmentTypes[EMPLOYMENT_TYPES[type]];
}

/**
 * A day as the language writes it.
 *
 * @param day - as `2024-01-15`; another text stays as it is
 */
export function dayText(day: string, { date, months }: Messages<'position'>): string {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d\d)-(\d\d)$/u.exec(day) ?? [];
  const name = months[Number(month) - 1];
  if (year === undefined || name === undefined) return day;
  return fill(date, { year, month: name, day: String(Number(dayOfMonth)) });
}
