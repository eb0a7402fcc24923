import { expect, it } from 'vitest';

const files = Object.keys(import.meta.glob('./*/*.tsx'));

it('has a test beside every component', () => {
  const components = files.filter((file) => !file.endsWith('.test.tsx'));
  expect(components.length).toBeGreaterThan(0);
  expect(
    components.filter((file) => !files.includes(file.replace(/\.tsx$/u, '.test.tsx'))),
  ).toEqual([]);
});
