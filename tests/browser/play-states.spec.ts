/** Every screen of the game is accessible, those that stand for a moment too. */
import { axeProblems } from '../fixtures/axe';
import { expect, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';
import { goldenPlays, openGame, openOptions, saveData } from '../fixtures/play';

for (const { code } of LOCALES) {
  test(`what leads to a play and interrupts it is accessible, in ${code}`, async ({
    page,
    guard,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const dialog = page.getByRole('dialog');
    const press = async (key: string) => {
      const name = text(code, 'play', key);
      await dialog.getByRole('button', { name, exact: true }).first().click();
    };
    const audit = async (state: string) => {
      expect(await axeProblems(page, 'dialog'), state).toEqual([]);
    };
    await saveData(page);
    await openGame(page, 'tutorial.play', '', code);
    await audit('the tutorial');
    await press('menu.start');
    await expect(dialog.locator('canvas').first()).toBeVisible();
    await audit('a play');
    await page.keyboard.press('Escape');
    await audit('a pause');
    await press('pause.songs');
    await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')));
    await expect(dialog.getByText(text(code, 'play', 'options.newOutput'))).toBeVisible();
    await openOptions(page, code);
    await dialog
      .getByRole('group')
      .getByRole('button', { name: /LIGHT MIX.*F/u })
      .click();
    await expect(dialog.getByText(text(code, 'play', 'options.pressKey'))).toBeVisible();
    await audit('the menu with all that it offers');
    await press('options.calibrate');
    await audit('the calibration');
    await press('calibrate.beginSound');
    await audit('taps');
    await press('calibrate.back');
    await expect(dialog.getByText(text(code, 'play', 'options.newOutput'))).toBeHidden();
    await page.route('**/*.mp3', (route) => route.abort());
    await press('menu.start');
    await expect(dialog.getByText(text(code, 'play', 'stage.failed'))).toBeVisible();
    await audit('a song that could not be loaded');
    guard.problems.length = 0;
  });

  test(`a ghost, its race and its refusal are accessible, in ${code}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const dialog = page.getByRole('dialog');
    const ghost = goldenPlays()[1];
    await page.goto(`/mashup?locale=${code}${ghost?.hash ?? ''}`);
    const race = dialog.getByRole('button', { name: text(code, 'play', 'ghost.race') });
    await expect(race).toBeVisible();
    expect(await axeProblems(page, 'dialog')).toEqual([]);
    await race.click();
    await expect(dialog.locator('canvas').first()).toBeVisible();
    expect(await axeProblems(page, 'dialog')).toEqual([]);
    await page.goto(`/mashup?locale=${code}#ghost=AAAA`);
    await expect(dialog.getByText(text(code, 'play', 'ghost.damaged'))).toBeVisible();
    expect(await axeProblems(page, 'dialog')).toEqual([]);
  });
}
