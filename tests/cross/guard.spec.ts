/** What goes wrong in a page is seen in each engine: without this no other test of the folder could fail by it. */
import { expect, open, test } from '../fixtures/cross-test';

test('an error, a rejection, a message and a violation of the policy are seen', async ({
  visitor,
}) => {
  await open(visitor, '/guidelines?locale=en');
  await visitor.run(() => {
    console.error('a message');
    setTimeout(() => {
      throw new Error('an error');
    });
    void Promise.reject(new Error('a rejection'));
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
  });
  const seen: string[] = [];
  const kinds = async () => {
    seen.push(...(await visitor.takeProblems()));
    return ['a message', 'an error', 'a rejection', 'style-src'].filter((kind) =>
      seen.some((problem) => problem.includes(kind)),
    );
  };
  await expect.poll(kinds).toEqual(['a message', 'an error', 'a rejection', 'style-src']);
});
