import { expect, it } from 'vitest';

import { missingOf } from './missing';

const WHOLE = {
  title: 'Artist',
  jobDescription: '<p>Paint</p>',
  requiredSkills: '<p>A hand</p>',
  preferredSkills: '<p>A voice</p>',
};

it('finds what a post lacks before it can be published, in the order of the form', () => {
  expect(missingOf({})).toEqual(['title', 'jobDescription', 'requiredSkills', 'preferredSkills']);
  expect(missingOf(WHOLE)).toEqual([]);
  expect(missingOf({ ...WHOLE, title: ' ', requiredSkills: '' })).toEqual([
    'title',
    'requiredSkills',
  ]);
});
