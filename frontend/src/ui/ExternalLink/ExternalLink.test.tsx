import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ExternalLink } from './ExternalLink';

describe('a link out of the site', () => {
  it('opens a new tab, which cannot reach back, and says so', () => {
    render(
      <ExternalLink href="https://example.com/" notice="opens in a new tab">
        Shop
      </ExternalLink>,
    );
    const link = screen.getByRole('link', { name: /^Shop\s*\(opens in a new tab\)$/u });
    expect(link).toHaveAttribute('href', 'https://example.com/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('takes what other links take', () => {
    render(<ExternalLink href="/a.pdf" notice="new tab" lang="ja" className="quiet" />);
    expect(screen.getByRole('link')).toHaveAttribute('lang', 'ja');
    expect(screen.getByRole('link')).toHaveClass('quiet');
  });
});
