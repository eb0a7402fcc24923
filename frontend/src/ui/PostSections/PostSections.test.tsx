import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PostSections } from './PostSections';

const POST = {
  id: 'one',
  positionTitle: 'Composer',
  date: '2026-01-31',
  jobDescription: '<p>Write <strong>music</strong></p>',
  requiredSkills: '<ul><li>Ears</li><li>Hands</li></ul>',
  preferredSkills: '',
};
const LABELS = { jobDescription: 'The work', requiredSkills: 'Needed', preferredSkills: 'Liked' };

describe('the sections of a position', () => {
  it('stand in one order, each below its heading', () => {
    render(<PostSections post={POST} labels={LABELS} heading="h3" />);
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['The work', 'Needed', 'Liked']);
  });

  it('have the level of heading that their place has', () => {
    render(<PostSections post={POST} labels={LABELS} heading="h2" />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });

  it('show the markup that the server has cleaned', () => {
    render(<PostSections post={POST} labels={LABELS} heading="h3" />);
    expect(screen.getByText('music').tagName).toBe('STRONG');
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Ears', 'Hands']);
  });
});
