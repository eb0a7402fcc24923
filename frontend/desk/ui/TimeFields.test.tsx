import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { loadTexts } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { TextsContext } from '../i18n/texts';
import { DayField, MomentField } from './TimeFields';

const SAID = [
  ['en', 'Tuesday, December 1, 2026', 'Tuesday, December 1, 2026 at 6:30 PM'],
  ['jp', '2026年12月1日火曜日', '2026年12月1日火曜日 18:30'],
  ['kr', '2026년 12월 1일 화요일', '2026년 12월 1일 화요일 오후 6:30'],
] as const satisfies readonly (readonly [Language, string, string])[];

it.each(SAID)(
  'says a day and a moment in %s, whatever the browser speaks',
  async (language, day, moment) => {
    const texts = await loadTexts(language);
    render(
      <TextsContext value={{ language, texts }}>
        <DayField label="Day" value="2026-12-01" onChange={() => undefined} />
        <MomentField label="Moment" name="at" hasZone />
      </TextsContext>,
    );
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(day);
    const field = screen.getByLabelText('Moment');
    expect(field).not.toHaveAccessibleDescription(/2026/u);
    fireEvent.change(field, { target: { value: '2026-12-01T18:30' } });
    expect(screen.getByText(new RegExp(`^${moment}`, 'u'))).toBeInTheDocument();
  },
);

it('says nothing of what is no day', async () => {
  const texts = await loadTexts('jp');
  render(
    <TextsContext value={{ language: 'jp', texts }}>
      <DayField label="Day" value="2027/02/31" onChange={() => undefined} />
    </TextsContext>,
  );
  expect(screen.getByLabelText('Day')).not.toHaveAccessibleDescription();
});
