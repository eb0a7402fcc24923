import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Post, PostLocale } from '../../api/types';
import { drafts } from '../../data/drafts';
import { loadTexts } from '../../i18n/languages';
import { TextsContext } from '../../i18n/texts';
import { aMissingEntry, anEntry } from '../../test/samples';
import { FakeService } from '../../test/service';
import { Notices } from '../../ui/Notices';
import { saveAsNew } from './save-as-new';

const texts = await loadTexts('en');

beforeEach(() => {
  history.replaceState(null, '', '/#/position/gone');
  drafts.clear();
  render(
    <TextsContext value={{ language: 'en', texts }}>
      <Notices />
    </TextsContext>,
  );
  return () => {
    drafts.clear();
    vi.unstubAllGlobals();
  };
});

/** A service that has deleted a position whose texts are written here. */
function aService(): FakeService {
  const service = new FakeService();
  vi.stubGlobal('fetch', service.handle);
  write('en', { title: 'Sound' });
  write('jp', { title: 'refused' });
  return service;
}

const write = (locale: PostLocale, fields: Partial<Post>) => {
  drafts.open('gone', locale, locale === 'en' ? anEntry : aMissingEntry).change(fields);
};

const save = async () => {
  await saveAsNew('gone', 'en', texts);
};

/** Does something once while a call is under way. */
function during(service: FakeService, call: string, run: () => void): void {
  const route = service.routes.find(([pattern]) => pattern.test(call));
  if (route === undefined) throw new Error(call);
  const [pattern, handler] = route;
  let isDone = false;
  service.routes.unshift([
    pattern,
    (request) => {
      if (!isDone) run();
      isDone = true;
      return handler(request);
    },
  ]);
}

const titlesIn = (service: FakeService, id = 'sound') =>
  ['en', 'jp'].map((locale) => service.positions.get(id)?.locales[locale]?.draft?.title);

const countOf = (service: FakeService, call: string) =>
  service.calls.filter((each) => each === call).length;

it('goes on with the position that a try has made before it was refused', async () => {
  const service = aService();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Title');
  expect(drafts.isUnsavedAt('gone')).toBe(true);
  write('jp', { title: '音' });
  await save();
  expect(await screen.findByText('Saved as a new position.')).toBeInTheDocument();
  expect([...service.positions.keys()]).toEqual(['sound']);
  expect(titlesIn(service)).toEqual(['Sound', '音']);
  // What it had already is not sent again.
  expect(countOf(service, 'PUT /positions/sound/en/draft')).toBe(0);
  expect(drafts.isUnsavedAt('gone')).toBe(false);
  expect(location.hash).toBe('#/position/sound');
});

it('sends what was changed between two tries, with the revision of now', async () => {
  const service = aService();
  await save();
  write('en', { title: 'Sounds' });
  await save();
  expect(titlesIn(service)).toEqual(['Sounds', undefined]);
  write('en', { title: 'Sounds of now' });
  write('jp', { title: '音' });
  await save();
  expect(titlesIn(service)).toEqual(['Sounds of now', '音']);
});

it('makes one position of two presses', async () => {
  const service = aService();
  write('jp', { title: '音' });
  await Promise.all([save(), save()]);
  expect([...service.positions.keys()]).toEqual(['sound']);
  expect(titlesIn(service)).toEqual(['Sound', '音']);
});

it('loses nothing that is written while it is under way', async () => {
  const service = aService();
  write('jp', { title: '音' });
  during(service, 'POST /positions', () => {
    write('en', { title: 'Sound, later' });
  });
  during(service, 'PUT /positions/sound/jp/draft', () => {
    write('jp', { title: '音楽' });
  });
  await save();
  expect(titlesIn(service)).toEqual(['Sound, later', '音楽']);
  expect(drafts.find('gone', 'en')).toBeUndefined();
});

it('knows what was saved though the response was lost', async () => {
  const service = aService();
  write('jp', { title: '音' });
  during(service, 'PUT /positions/sound/jp/draft', () => {
    service.changeElsewhere('sound', 'jp', drafts.find('gone', 'jp')?.state().post ?? {});
  });
  await save();
  expect(await screen.findByText('Saved as a new position.')).toBeInTheDocument();
  expect(titlesIn(service)).toEqual(['Sound', '音']);
});

it('makes another one where somebody else has changed the new one', async () => {
  const service = aService();
  await save();
  service.changeElsewhere('sound', 'jp', { title: '別' });
  write('jp', { title: '音' });
  await save();
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(titlesIn(service)).toEqual(['Sound', '別']);
  await save();
  expect(titlesIn(service)).toEqual(['Sound', '別']);
  expect(titlesIn(service, 'sound-2')).toEqual(['Sound', '音']);
});
