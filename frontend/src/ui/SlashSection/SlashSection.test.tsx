import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { SlashSection } from './SlashSection';

describe('a section with a slash', () => {
  it('is a region with the name of its heading', () => {
    render(
      <SlashSection titleId="title" className="own">
        <h2 id="title">Music</h2>
      </SlashSection>,
    );
    const region = screen.getByRole('region', { name: 'Music' });
    expect(region).toHaveClass('slashSection', 'own');
    expect(region).not.toHaveAttribute('data-ground');
  });

  it('can be the end of a link, which moves the focus too', () => {
    render(
      <SlashSection id="music" tabIndex={-1} titleId="title" className={undefined} isRaised>
        <h2 id="title">Music</h2>
      </SlashSection>,
    );
    const region = screen.getByRole('region');
    expect(region).toHaveAttribute('id', 'music');
    expect(region).toHaveAttribute('data-ground', 'raised');
    region.focus();
    expect(region).toHaveFocus();
  });

  it('has an ornament that is nothing to screen readers', () => {
    const { container } = render(
      <SlashSection titleId="title" className={undefined}>
        <h2 id="title">Music</h2>
      </SlashSection>,
    );
    expect(container.querySelector('.seam')).toHaveAttribute('aria-hidden', 'true');
  });
});
