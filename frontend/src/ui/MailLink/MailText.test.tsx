import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderPart } from '../../test/render-part';
import { MailText } from './MailText';

function show(template: string, support: string | null) {
  return renderPart(<MailText template={template} mailbox="support" />, {
    change: (data) => ({
      ...data,
      company: { ...data.company, email: { ...data.company.email, support } },
    }),
  }).container;
}

describe('a text with a mailbox', () => {
  it('has the link where its place is', () => {
    const container = show('Questions? Write to {email}, please.', 'a@example.com');
    expect(container).toHaveTextContent('Questions? Write to a@example.com, please.');
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:a@example.com');
  });

  it('ends before the sentence that names a mailbox which the company does not have', () => {
    expect(show('We read all. Write to {email}.', null)).toHaveTextContent(/^We read all\.$/u);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is left out where nothing else was said', () => {
    expect(show('Write to {email}.', null)).toBeEmptyDOMElement();
  });
});
