/** What the game tells of when its player hits, and what the player can do about it. */
import { axeProblems } from '../fixtures/axe';
import { expect, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';
import { keyHand } from '../fixtures/hands';
import { chartNotes, choose, holdClocks, playWhole } from '../fixtures/play';

const CHART = { song: 'song05', mix: 'light', difficulty: 'easy' } as const;
/** A small window: thousands of frames are painted without a graphics card. */
const SMALL = { width: 640, height: 480 };
/** Milliseconds that every note is pressed late: still PERFECT. */
const LATE = 18;

for (const { code } of LOCALES) {
  test(`a result shows when the hits came, and an offset ends that, in ${code}`, async ({
    page,
  }) => {
    const notes = chartNotes(CHART.song, CHART.mix, CHART.difficulty);
    await page.setViewportSize(SMALL);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdClocks(page);
    await choose(page, CHART, '', code);
    const late = notes.map((note) => ({ ...note, time: note.time + LATE }));
    await playWhole(page, CHART.song, late, keyHand(page, 'FJ'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('ALL PERFECT')).toBeVisible();
    const say = (key: string, values: Readonly<Record<string, string>>) =>
      Object.entries(values).reduce(
        (said, [name, value]) => said.replace(`{${name}}`, value),
        text(code, 'play', key),
      );
    const name = say('result.timing', { fast: '0', slow: '0', offset: '+18.0' });
    await expect(dialog.getByRole('img', { name })).toBeVisible();
    // The audit waits by the page's own clock.
    await page.clock.resume();
    expect(await axeProblems(page, 'dialog')).toEqual([]);
    const offer = say('result.setOffset', { offset: '+18' });
    await dialog.getByRole('button', { name: offer }).click();
    const told = say('result.offsetSet', { sound: '18', picture: '18' });
    await expect(dialog.getByText(told)).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem('mashvp-play'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ soundOffset: 18, pictureOffset: 18 });
  });
}
