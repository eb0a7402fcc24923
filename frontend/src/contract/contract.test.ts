import { describe, expect, it } from 'vitest';

import { samplePageData } from '../../scripts/sample-data.mjs';
import type { PageData } from './contract';
import golden from './contract.golden.json';

describe('the golden contract', () => {
  it('fits the types', () => {
    const data = golden.pageData as unknown as PageData<'recruit'>;
    expect(data.messages.page.labels.jobDescription).not.toBe('');
    expect(data.recruit?.posts?.map(({ id }) => id)).toEqual(['post-2', 'post-1']);
  });

  it('has the fields that the server makes from the real texts', () => {
    const made = samplePageData('recruit', 'jp');
    expect(Object.keys(golden.pageData).sort()).toEqual(Object.keys(made).sort());
    expect(Object.keys(golden.pageData.messages)).toEqual(Object.keys(made.messages));
  });
});
