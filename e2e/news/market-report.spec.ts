import type { Page } from '@playwright/test';
import { test, words } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

// A save over another's answers 400; a save that is cut off leaves no answer at all.
test.use({ allowedMessages: [/status of 400|Failed to load resource|ERR_FAILED/] });

const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

function part(page: Page, name: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });
}

const saved = (page: Page, name: string) => expect(part(page, name).getByText('Saved', { exact: true })).toBeVisible();

test('two people write one report: sections by themselves, a conflict of one section is merged, and a draft can go', async ({
  page,
  signIn,
  signedIn,
  openAs,
}) => {
  const { root } = words.en;
  await signIn('demo_analyst');
  await page.goto(`${root}/prices/reports`);
  await page.getByRole('button', { name: 'Start an issue' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Any day of the week')).not.toHaveValue('');
  await dialog.getByLabel('Any day of the week').fill('2018-05-15');
  await dialog.getByRole('button', { name: 'Start an issue' }).click();
  // It is open at once.
  await expect(text(page, 'Summary, English')).toBeVisible();
  const other = await openAs(await signedIn('demo_editor'), new URL(page.url()).pathname);
  await expect(other.getByText('Also open by demo_analyst')).toBeVisible();

  await text(page, 'Summary, English').fill('First paragraph');
  await text(other, 'Exchange rates, Chinese').fill('汇率的话');
  await saved(page, 'Summary');
  await saved(other, 'Exchange rates');

  // The other has not seen the summary yet: what only one of both wrote comes together by itself.
  await text(other, 'Summary, Chinese').fill('摘要');
  await expect(text(other, 'Summary, English')).toHaveText('First paragraph');
  await saved(other, 'Summary');

  // Both write the same text: both are shown, and both can stay.
  await text(page, 'Summary, English').fill('Second of the analyst');
  const merge = page.getByRole('dialog', { name: 'Two changes to one text' });
  await expect(text(page, 'Summary, Chinese')).toHaveText('摘要');
  await saved(page, 'Summary');
  await text(other, 'Summary, English').fill('Second of the editor');
  const choice = other.getByRole('dialog', { name: 'Two changes to one text' });
  await expect(choice).toContainText('demo_analyst');
  await expect(choice.getByRole('region')).toHaveCount(1);
  await expectAccessible(other);
  await choice.getByRole('button', { name: 'Keep both' }).click();
  await expect(text(other, 'Summary, English')).toHaveText('Second of the analystSecond of the editor');
  await saved(other, 'Summary');
  await expect(merge).toHaveCount(0);
  // A section that nobody else wrote in is untouched.
  await expect(text(other, 'Exchange rates, Chinese')).toHaveText('汇率的话');

  await page.reload();
  await expect(text(page, 'Exchange rates, Chinese')).toHaveText('汇率的话');
  await page.getByRole('button', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly reports' })).toBeVisible();
  await expect(page.getByText('2018-W20')).toHaveCount(0);
});

test(
  'what the server never got is there after a reload, and what goes out is what is on the screen',
  { tag: '@long' },
  async ({ page, signIn, signedIn }) => {
    const { root } = words.en;
    const { api } = await signedIn('demo_analyst');
    const { ReportID } = (await api('CreateMarketReport', { Date: '2019-02-05' })).Row;
    await signIn('demo_analyst');
    // A crash gives a page no time to save on the way out.
    await page.addInitScript(() => {
      for (const name of ['pagehide', 'visibilitychange']) {
        addEventListener(name, (event) => event.stopImmediatePropagation(), { capture: true });
      }
    });
    await page.goto(`${root}/prices/reports/${ReportID}`);
    await page.route('**/SaveMarketReportPart', (route) => route.abort());
    await text(page, 'Summary, English').fill('Written without a line');
    await expect(part(page, 'Summary').getByText(/Not saved; trying again/)).toBeVisible();
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    const dialog = page.getByRole('dialog');
    await publish.click();
    await expect(dialog).toContainText('Not everything on the screen is saved yet');
    await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(part(page, 'Summary').getByText('What was not saved last time has been restored.')).toBeVisible();
    await expect(text(page, 'Summary, English')).toHaveText('Written without a line');
    await page.unroute('**/SaveMarketReportPart');

    // Bold words, a list and last week's words.
    await text(page, 'Summary, Chinese').fill('屏幕上的摘要');
    await text(page, 'Summary, Chinese').press('ControlOrMeta+a');
    await part(page, 'Summary').getByRole('toolbar', { name: 'Tools, Summary, Chinese' }).getByText('Bold').click();
    await text(page, 'Spot by city, English').fill('one');
    await part(page, 'Spot by city')
      .getByRole('toolbar', { name: /English/ })
      .getByText('Bullets')
      .click();

    await page.locator('label').filter({ hasText: 'Preview' }).click();
    const preview = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(preview.getByRole('listitem').filter({ hasText: 'one' }).last()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toBe('beef-market-2019-W06-en-draft.pdf');
    await page.locator('label').filter({ hasText: 'Write' }).click();

    // The last words are typed and not sent when the button is pressed.
    await text(page, 'Summary, English').fill('The summary on the screen');
    await publish.click();
    await expect(dialog).toContainText('this is the report for Friday');
    await expect(dialog).toContainText('Neither figures nor text, so readers will not see:');
    await expect(dialog).toContainText('Text but no figures: Summary; Spot by city');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
    await page.goto(`/BTCPrice/Report/${ReportID}`);
    await expect(page.getByText('The summary on the screen')).toBeVisible();
    await page.goto(`/cn/BTCPrice/Report/${ReportID}`);
    await expect(page.locator('strong').filter({ hasText: '屏幕上的摘要' })).toBeVisible();
    await api('WithdrawMarketReport', { ReportID });
  },
);

test('the words of the week before are beside each section and can be taken over', async ({
  page,
  signIn,
  signedIn,
}) => {
  const { root } = words.en;
  const { api } = await signedIn('demo_analyst');
  const first = (await api('CreateMarketReport', { Date: '2018-08-07' })).Row.ReportID;
  const plants = {
    ReportID: first,
    Part: 'plants',
    ExpectedRevision: 0,
    Cn: '<p>上周的话</p>',
    En: '<p>Last words</p>',
  };
  await api('SaveMarketReportPart', { ...plants, Part: 'plants' });
  const { ReportID } = (await api('CreateMarketReport', { Date: '2018-08-14' })).Row;
  await signIn('demo_analyst');
  await page.goto(`${root}/prices/reports/${ReportID}`);
  await text(page, 'Plant changes, English').fill('New.');
  await part(page, 'Plant changes').getByText('Text of the last issue, week 32').click();
  await part(page, 'Plant changes').getByRole('button', { name: 'Copy into English' }).click();
  await expect(text(page, 'Plant changes, English')).toHaveText('New.Last words');
  await saved(page, 'Plant changes');
  for (const id of [first, ReportID]) await api('DeleteMarketReport', { ReportID: id });
});
