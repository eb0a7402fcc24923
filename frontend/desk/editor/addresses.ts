/** Addresses as people type them. */
import { safeAddress } from './schema';

/** What is an address wherever it stands in a text: letters of other scripts end it. */
export const ADDRESS = String.raw`(?:https:\/\/|www\.)[!-~]+|[\w.+\-]+@[\w\-]+(?:\.[\w\-]+)+`;

const MAIL = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u;
const WWW = /^www\.[\w-]+\.[\w-]/iu;
const DOMAIN = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]\S*)?$/iu;

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** An address without what belongs to the sentence around it: its last signs, and a bracket that it does not open. */
export function withoutEnd(address: string): string {
  let text = address;
  for (;;) {
    const isClosing = text.endsWith(')') && countOf(text, '(') < countOf(text, ')');
    if (!isClosing && !/[.,;:!?'"*]$/u.test(text)) return text;
    text = text.slice(0, -1);
  }
}

/** Where a link leads of which these words are the address, with what people leave out; `null` where there is no address. */
export function addressOf(words: string): string | null {
  const text = words.trim();
  if (text === '' || /\s/u.test(text)) return null;
  if (MAIL.test(text)) return `mailto:${text}`;
  return safeAddress(WWW.test(text) ? `https://${text}` : text);
}

/** As {@link addressOf}, where an address is asked for: a name such as `example.com` is one too. */
export function givenAddress(words: string): string | null {
  const text = words.trim();
  return addressOf(text) ?? (DOMAIN.test(text) ? safeAddress(`https://${text}`) : null);
}
