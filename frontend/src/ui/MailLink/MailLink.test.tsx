import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { MailLink } from './MailLink';

const href = () => screen.getByRole('link').getAttribute('href');

describe('a link to a mailbox', () => {
  it('shows the address unless it has a text', () => {
    const { rerender } = render(<MailLink address="a@example.com" />);
    expect(screen.getByRole('link', { name: 'a@example.com' })).toBeInTheDocument();
    rerender(<MailLink address="a@example.com">Write to us</MailLink>);
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeInTheDocument();
  });

  it('has a subject only where one is given, and cannot be led elsewhere by what is in it', () => {
    const { rerender } = render(<MailLink address="a@example.com" />);
    expect(href()).toBe('mailto:a@example.com');
    rerender(<MailLink address="a?cc=b@example.com" subject="1 & 2?" />);
    expect(href()).toBe('mailto:a%3Fcc%3Db@example.com?subject=1%20%26%202%3F');
  });
});
