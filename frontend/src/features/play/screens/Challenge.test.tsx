import { render, screen } from '@testing-library/react';
import type { Invitation } from '@axtorm/game/replay/invitation';
import { expect, it, vi } from 'vitest';

import type { PageData } from '../../../contract/contract';
import { PageDataContext } from '../../../i18n/page-data';
import mashup from '../../../../../locales/en/mashup.json';
import texts from '../../../../../locales/en/play.json';
import { INITIAL, type Saved } from '../store/store';
import { PlayTextsContext } from '../texts';
import { Challenge } from './Challenge';

const GHOST: Invitation = {
  song: 'song02',
  mix: 'light',
  difficulty: 'easy',
  idol: 1,
  score: 900_000,
  by: '',
  presses: { times: new Int32Array(), lanes: new Uint8Array() },
};

function show(ghost: Partial<Invitation>, saved: Partial<Saved> = {}) {
  const data = { page: 'mashup', locale: 'en', messages: { page: mashup } } as unknown as PageData;
  const handlers = { onRace: vi.fn(), onDecline: vi.fn() };
  render(
    <PageDataContext value={data}>
      <PlayTextsContext value={texts}>
        <Challenge ghost={{ ...GHOST, ...ghost }} saved={{ ...INITIAL, ...saved }} {...handlers} />
      </PlayTextsContext>
    </PageDataContext>,
  );
}

it('names who left the ghost, and shows the sleeve between two faces', () => {
  show({ by: 'ミラ' });
  expect(
    screen.getByText(/ミラ left a ghost of 900,000 points: Glass Parade/u),
  ).toBeInTheDocument();
  expect(document.querySelectorAll('img')).toHaveLength(3);
});

it('gives the ghost another idol where both would be the same', () => {
  show({ idol: 8 }, { idol: 8 });
  expect(screen.getByText(/^AXIA left a ghost/u)).toBeInTheDocument();
});

it.each([
  [undefined, texts.ghost.unplayed],
  [900_000, texts.ghost.level],
  [912_345, 'Your best: 12,345 ahead.'],
  [899_999, 'Your best: 1 behind.'],
])('says how far a best of %s is from the ghost', (best, said) => {
  show({}, best === undefined ? {} : { best: { 'song02 light easy': best } });
  expect(screen.getByText(said)).toBeInTheDocument();
});
