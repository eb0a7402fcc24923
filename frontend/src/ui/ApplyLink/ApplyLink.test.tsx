import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderPart } from '../../test/render-part';
import { ApplyLink } from './ApplyLink';

const TEXTS = { applyFor: 'Apply: {position}', mailSubject: 'Application as {position}' };
const link = <ApplyLink className="apply" position="Sound & Light" texts={TEXTS} />;

const withMailbox = (recruit: string | null) =>
  renderPart(link, {
    change: (data) => ({
      ...data,
      company: { ...data.company, email: { ...data.company.email, recruit } },
    }),
  });

describe('the button of an application', () => {
  it('names the position, and begins a mail about it', () => {
    withMailbox('jobs@example.com');
    expect(screen.getByRole('link', { name: 'Apply: Sound & Light' })).toHaveAttribute(
      'href',
      'mailto:jobs@example.com?subject=Application%20as%20Sound%20%26%20Light',
    );
  });

  it('is left out where the company has no mailbox for it', () => {
    expect(withMailbox(null).container).toBeEmptyDOMElement();
  });
});
