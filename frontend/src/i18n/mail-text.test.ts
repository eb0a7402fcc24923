import { describe, expect, it } from 'vitest';

import { samplePageData } from '../../scripts/sample-data.mjs';
import { LOCALES, PAGES, type PageId } from '../routing/pages';
import { mailText } from './mail-text';

const pages: readonly PageId[] = [...PAGES.map(({ id }) => id), 'position', 'notFound'];

/** All texts below a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Every text that names a mailbox, in every language. */
const invitations = LOCALES.flatMap(({ code }) => {
  const texts = pages.flatMap((page) => textsOf(samplePageData(page, code).messages));
  return [...new Set(texts)].filter((text) => text.includes('{email}'));
});

describe('a text that names a mailbox', () => {
  it('is whole while there is one', () => {
    expect(mailText('Write to {email}.', 'a@example.com')).toBe('Write to {email}.');
  });

  it('keeps without one the sentences before it', () => {
    expect(mailText('Ask first. Write to {email}. English is fine.', null)).toBe('Ask first.');
    expect(mailText('許諾が必要です。{email} までご連絡ください。', null)).toBe('許諾が必要です。');
    expect(mailText('Found your part? Write to {email}.', null)).toBeNull();
    expect(mailText('No mailbox here. None.', null)).toBe('No mailbox here. None.');
  });

  it.each(invitations)('%s', (text) => {
    const left = mailText(text, null);
    expect(left ?? '').not.toMatch(/[{}]/u);
    if (left !== null) expect(left).toMatch(/[.。]$/u);
  });
});

describe('an answer of the FAQ', () => {
  it.each(LOCALES)('in $code says something without a mailbox too', ({ code }) => {
    const { faq } = samplePageData('fankit', code).messages.page as unknown as {
      readonly faq: { readonly items: readonly { readonly answer: string }[] };
    };
    expect(faq.items.map(({ answer }) => mailText(answer, null))).not.toContain(null);
  });
});
