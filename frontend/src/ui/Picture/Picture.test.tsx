import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { pictures } from '../../media/manifest';
import { renderPart } from '../../test/render-part';
import { Picture } from './Picture';

const plain = Object.values(pictures).find(({ upright }) => upright === undefined);
const cropped = Object.values(pictures).find(({ upright }) => upright !== undefined);
if (plain === undefined || cropped === undefined) throw new Error('the manifest lacks a picture');

describe('a picture', () => {
  it('reserves its space and loads when it is near', () => {
    renderPart(<Picture picture={plain} alt="Two idols" sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'Two idols' });
    expect(image).toHaveAttribute('width', String(plain.width));
    expect(image).toHaveAttribute('height', String(plain.height));
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).not.toHaveAttribute('fetchpriority');
  });

  it('of the first screen loads at once', () => {
    renderPart(<Picture picture={plain} alt="Two idols" sizes="50vw" isFirst />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  });

  it('that is an ornament is nothing to screen readers', () => {
    renderPart(<Picture picture={plain} alt="" sizes="50vw" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('offers the smaller format first, and its upright crop before both', () => {
    const { container } = renderPart(<Picture picture={cropped} alt="a" sizes="9vw" />, {
      assetBase: 'https://cdn.example.com',
    });
    const sources = [...container.querySelectorAll('source')];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/avif']);
    expect(sources.map(({ media }) => media)).toEqual([
      cropped.upright?.media,
      cropped.upright?.media,
      '',
    ]);
    for (const { srcset } of sources) {
      for (const candidate of srcset.split(', '))
        expect(candidate).toMatch(/^https:\/\/cdn\.example\.com\/media\/\S+ \d+w$/u);
    }
  });
});
