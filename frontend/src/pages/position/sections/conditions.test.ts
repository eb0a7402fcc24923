import { expectTypeOf, it } from 'vitest';

import type { Conditions } from '../../../contract/made';
import type { CONDITIONS } from './conditions';

it('lists every condition that a post may have: one that is missing would be shown nowhere', () => {
  expectTypeOf<(typeof CONDITIONS)[number]>().toEqualTypeOf<keyof Conditions>();
});
