import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { downloads } from '../../media/manifest';
import { renderPart } from '../../test/render-part';
import { DownloadButton } from './DownloadButton';

const [download] = Object.values(downloads);
if (download === undefined) throw new Error('the manifest has no download');

const button = (
  <DownloadButton download={download} action="Get" type="PNG" size="1.2 MB" name="Logo" />
);

describe('a download', () => {
  it('has a name that begins with what is seen, so that it can be called by voice', () => {
    renderPart(button);
    const link = screen.getByRole('link', { name: /^Get PNG 1\.2 MB: Logo/u });
    expect(link).toHaveTextContent('Get PNG 1.2 MB');
  });

  it('leads to the file, where the server says that files lie, in a new tab that it announces', () => {
    renderPart(button, { assetBase: 'https://cdn.example.com' });
    const link = screen.getByRole('link', { name: /new tab/u });
    expect(link).toHaveAttribute('href', `https://cdn.example.com${download.href}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });
});
