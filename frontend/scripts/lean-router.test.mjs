// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { expect, it } from 'vitest';

import { withoutEffects } from './lean-router.mjs';

it('marks what makes a component and drops what only names it', () => {
  const code =
    'var Link = React10.forwardRef(\n  f\n);\nLink.displayName = "Link";\nuse(Link.displayName);';
  expect(withoutEffects(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  f\n);\n\nuse(Link.displayName);',
  );
});

it('still knows how the installed router is written', () => {
  const entry = createRequire(import.meta.url).resolve('react-router');
  const folder = path.join(path.dirname(entry), '../development');
  const chunks = readdirSync(folder)
    .filter((file) => /^chunk-\w+\.mjs$/u.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(chunks.some((code) => withoutEffects(code).includes('@__PURE__ */ React'))).toBe(true);
});
