import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useState } from 'react';

import type { PageData } from '../../../contract/contract';
import { PageDataContext } from '../../../i18n/page-data';
import page from '../../../../../locales/en/mashup.json';
import texts from '../../../../../locales/en/play.json';
import { INITIAL } from '../store/store';
import { PlayTextsContext } from '../texts';
import { Keys } from './Keys';

function Options() {
  const [saved, setSaved] = useState(INITIAL);
  return <Keys saved={saved} onChange={setSaved} />;
}

function show() {
  const data = { page: 'mashup', locale: 'en', messages: { page } } as unknown as PageData;
  render(
    <PageDataContext value={data}>
      <PlayTextsContext value={texts}>
        <Options />
      </PlayTextsContext>
    </PageDataContext>,
  );
}

const lane = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status');

it('takes the next key for a lane, and shows what is printed on it', () => {
  show();
  const first = lane('HARD MIX, lane 1: D');
  fireEvent.click(first);
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(status()).toHaveTextContent(texts.options.pressKey);
  fireEvent.keyDown(first, { code: 'KeyQ', key: 'a' });
  expect(lane('HARD MIX, lane 1: A')).toHaveAttribute('aria-pressed', 'false');
  expect(status()).toBeEmptyDOMElement();
  expect(lane('LIGHT MIX, lane 1: F')).toBeInTheDocument();
});

it('lets two lanes change keys, and brings the first ones back', () => {
  show();
  const first = lane('LIGHT MIX, lane 1: F');
  fireEvent.click(first);
  fireEvent.keyDown(first, { code: 'KeyJ', key: 'j' });
  expect(lane('LIGHT MIX, lane 2: F')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: texts.options.firstKeys }));
  expect(lane('LIGHT MIX, lane 1: F')).toBeInTheDocument();
});

it('refuses a key that pauses, and waits for another', () => {
  show();
  const first = lane('LIGHT MIX, lane 1: F');
  fireEvent.click(first);
  fireEvent.keyDown(first, { code: 'KeyP', key: 'p' });
  expect(status()).toHaveTextContent(texts.options.keyRefused);
  fireEvent.keyDown(first, { code: 'Space', key: ' ' });
  expect(lane('LIGHT MIX, lane 1: SP')).toBeInTheDocument();
  // What Space does when it is let go is not a press of the button.
  expect(fireEvent.keyUp(lane('LIGHT MIX, lane 1: SP'), { code: 'Space', key: ' ' })).toBe(false);
});

it.each([
  ['Escape', true],
  ['Tab', false],
])('keeps the old key after %s', (key, isOurs) => {
  show();
  const first = lane('LIGHT MIX, lane 1: F');
  fireEvent.click(first);
  expect(fireEvent.keyDown(first, { code: key, key })).toBe(!isOurs);
  fireEvent.blur(first);
  expect(lane('LIGHT MIX, lane 1: F')).toHaveAttribute('aria-pressed', 'false');
  // Without a lane that waits, keys are the page's.
  expect(fireEvent.keyDown(first, { code: 'KeyX', key: 'x' })).toBe(true);
});
