import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { PageData } from '../../../contract/contract';
import { PageDataContext } from '../../../i18n/page-data';
import page from '../../../../../locales/en/mashup.json';
import texts from '../../../../../locales/en/play.json';
import { INITIAL, type Saved } from '../store/store';
import { PlayTextsContext } from '../texts';
import { Options } from './Options';

function show() {
  const onChange = vi.fn<(saved: Saved) => void>();
  const data = { page: 'mashup', locale: 'en', messages: { page } } as unknown as PageData;
  render(
    <PageDataContext value={data}>
      <PlayTextsContext value={texts}>
        <Options saved={INITIAL} onChange={onChange} onCalibrate={vi.fn()} />
      </PlayTextsContext>
    </PageDataContext>,
  );
  return onChange;
}

it('offers tempos below the own one for practice', () => {
  const onChange = show();
  const tempo = screen.getByLabelText(texts.options.tempo);
  expect([...tempo.querySelectorAll('option')].map(({ text }) => text)).toEqual([
    '100 %',
    '90 %',
    '75 %',
    '50 %',
  ]);
  fireEvent.change(tempo, { target: { value: '50' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...INITIAL, tempo: 50 });
});

it('can do without sounds of hits', () => {
  const onChange = show();
  fireEvent.change(screen.getByLabelText(texts.options.hitSound), { target: { value: 'off' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...INITIAL, hitSound: 'off' });
});

it('shows lanes for 300 to 1,200 milliseconds', () => {
  const onChange = show();
  const approach = screen.getByLabelText(new RegExp(texts.options.approach.slice(0, 20), 'u'));
  expect(approach).toHaveAttribute('min', '300');
  expect(approach).toHaveAttribute('max', '1200');
  fireEvent.change(approach, { target: { value: '450' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...INITIAL, approach: 450 });
});
