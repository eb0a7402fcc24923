import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { logos } from '../../media/logos';
import { CompanyLogo, CompanyMark, GameLogo } from './Logo';

const LOGOS = [CompanyLogo, CompanyMark, GameLogo];

function shown(Logo: (typeof LOGOS)[number]): SVGSVGElement {
  const svg = render(<Logo className="here" />).container.querySelector('svg');
  if (svg === null) throw new Error('no drawing');
  return svg;
}

describe('a logo', () => {
  it.each(LOGOS)('%o is an ornament, since the text beside it names it', (Logo) => {
    const svg = shown(Logo);
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveClass('here');
  });

  it('of the company has every outline of the media kit, its signals in their colours', () => {
    const paths = [...shown(CompanyLogo).querySelectorAll('path')];
    expect(paths.map((path) => path.getAttribute('d'))).toEqual(
      logos.company.parts.map(({ d }) => d),
    );
    const signals = paths.map((path) => path.getAttribute('class'));
    expect(signals).toContain('signal-a');
    expect(signals).toContain('signal-b');
  });

  it('of the game shows its name three times: both signals, and the text over them', () => {
    const [left, right, over] = shown(GameLogo).querySelectorAll('path');
    expect(left?.getAttribute('d')).toBe(over?.getAttribute('d'));
    expect(left?.getAttribute('transform')).not.toBe(right?.getAttribute('transform'));
    expect(over).toHaveAttribute('fill', 'currentcolor');
  });
});
