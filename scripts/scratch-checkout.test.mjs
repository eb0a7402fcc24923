import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

/** @type {ScratchCheckout} */
let checkout;
beforeEach(() => {
  checkout = new ScratchCheckout();
});
afterEach(() => {
  checkout.remove();
});

it('puts a program in the place of a link and leaves alone what the link led to', () => {
  const real = checkout.write('real', 'of this machine');
  const link = path.join(checkout.programs, 'tool');
  symlinkSync(real, link);
  checkout.program('tool', 'echo stub');
  expect(lstatSync(link).isSymbolicLink()).toBe(false);
  expect(readFileSync(real, 'utf8')).toBe('of this machine');
});
