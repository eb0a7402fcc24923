/** Pay in numbers, as it is typed and as a post has it. */
import type { Pay } from '../api/types';

/** The largest amount that a post may have, as in `server/content/wire/src/post.rs`. */
const AMOUNT_MAX = 1_000_000_000_000;

/** Pay while it is typed. */
export interface TypedPay {
  readonly currency: string;
  readonly unit: Pay['unit'];
  readonly min: string;
  readonly max: string;
}

/** Digits of any width, with or without separators, as a number; `null` where these are none. */
function amountOf(text: string): number | null {
  const digits = text.normalize('NFKC').replaceAll(/[,.\s]/gu, '');
  const amount = /^\d+$/u.test(digits) ? Number(digits) : 0;
  return amount >= 1 && amount <= AMOUNT_MAX ? amount : null;
}

/** An amount with the separators of a language; what is no amount stays as it was typed. */
export function grouped(text: string, tag: string): string {
  const amount = amountOf(text);
  return amount === null ? text : new Intl.NumberFormat(tag).format(amount);
}

/** An amount as money of a currency; nothing for what is no amount, and for a currency that has no code yet. */
export function moneyOf(text: string, currency: string, tag: string): string | undefined {
  const amount = amountOf(text);
  if (amount === null || !/^[A-Z]{3}$/u.test(currency)) return undefined;
  return moneyIn(tag, currency).format(amount);
}

/** Writes whole amounts of a currency as a language does. */
export const moneyIn = (tag: string, currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(tag, { style: 'currency', currency, maximumFractionDigits: 0 });

/** The pay that a post can have; `null` while something is missing or does not fit. */
export function wholePay({ currency, unit, min, max }: TypedPay): Pay | null {
  const [from, to] = [amountOf(min), amountOf(max)];
  if (from === null || to === null || from > to || !/^[A-Z]{3}$/u.test(currency)) return null;
  return { currency, unit, min: from, max: to };
}
