import { oneClickStopAddress } from '@btc/contract/newsletter/newsletter-paths.ts';
import type { Page } from '@playwright/test';
import { randomBytes, randomInt } from 'node:crypto';
import { readStoredText, test } from '../fixtures/console.fixture.ts';
import { png } from '../fixtures/picture.fixture.ts';
import { expect, expectAccessible, pathFor } from '../fixtures/portal.fixture.ts';

async function fillWords(page: Page, edition: '中文版' | '英文版', title: string, link: string): Promise<void> {
  const part = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: edition }) });
  await part.getByLabel(/^标题/).fill(title);
  await part.getByLabel('说明').fill(`${title}.`);
  await part.getByLabel(/^图片内容/).fill('A square');
  await part.getByLabel('链接').fill(link);
}

async function bannersAt(page: Page, edition: 'cn' | 'en'): Promise<string[]> {
  await page.goto(pathFor(edition, '/Homepage'));
  const label = edition === 'cn' ? '推广' : 'Promotion';
  return page.getByRole('complementary', { name: label }).getByRole('link').allTextContents();
}

test('a banner is made, stands on both home pages, and is put first by keyboard', async ({
  page,
  signIn,
  signedIn,
}) => {
  await signIn('demo_editor');
  const mark = randomBytes(3).toString('hex');
  await page.goto('/console/front/banners/new?place=home');
  await fillWords(page, '中文版', `横幅 ${mark}`, '/cn/BTCData');
  await fillWords(page, '英文版', `Banner ${mark}`, '/BTCData');
  const picture = page.getByLabel('图片', { exact: true });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await picture.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: Buffer.alloc(12 * 2 ** 20 + 1) });
  await expect(page.getByText('文件超过 12 MB，请换一个小一点的。')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(sent.filter((url) => url.includes('UploadBannerPicture'))).toEqual([]);
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png(96, 40) });
  await expect(page.getByRole('main').locator('figure img')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存横幅' }).click();
  const list = page.getByRole('grid', { name: /首页的横幅/ });
  const own = list.getByRole('row', { name: `横幅 ${mark}` });
  await expect(own).toBeVisible();
  expect((await bannersAt(page, 'cn')).at(-1)).toBe(`横幅 ${mark}`);
  expect((await bannersAt(page, 'en')).at(-1)).toBe(`Banner ${mark}`);

  await page.goto('/console/front/banners?place=home');
  const place = page.getByRole('button', { name: /^插入/ }).and(page.locator(':focus'));
  // A list that has only just come may not listen to its keys yet.
  await expect(async () => {
    await own.focus();
    await page.keyboard.press('ArrowRight');
    await expect(own.getByRole('button').and(page.locator(':focus'))).toBeVisible({ timeout: 5_000 });
    await page.keyboard.press('Enter');
    await expect(place).toBeVisible({ timeout: 10_000 });
  }).toPass();
  // Above all others: from the end of the list once around to its beginning.
  await page.keyboard.press('Home');
  await expect(place).toHaveAccessibleName(/之前$/);
  await page.keyboard.press('Enter');
  await expect(list.getByRole('row').first()).toContainText(`横幅 ${mark}`);
  await expect(page.getByText('顺序已保存')).toBeVisible();
  await expectAccessible(page);
  expect((await bannersAt(page, 'en'))[0]).toBe(`Banner ${mark}`);

  const { api } = await signedIn('demo_editor');
  const found = (await api('GetDeskBanners', {})).Rows.find(({ Texts }) => Texts.cn?.Title === `横幅 ${mark}`);
  if (found !== undefined) await api('DeleteBanner', { BannerID: found.BannerID, ExpectedRevision: found.Revision });
});

test('words that are not saved are there again after leaving, until they are discarded', async ({
  page,
  signIn,
  signedIn,
}) => {
  await signIn('demo_editor');
  const mark = randomBytes(3).toString('hex');
  await page.goto('/console/en/news/videos');
  await page.getByRole('button', { name: 'Add a video' }).click();
  const entry = page.getByRole('dialog');
  await entry.getByLabel('Title (English)').fill(`Film ${mark}`);
  await entry.getByLabel('Summary (English)').fill('What it shows.');
  await entry.getByRole('button', { name: 'Create draft' }).click();
  const title = page.getByRole('main').getByLabel('Title (English)');
  await expect(title).toHaveValue(`Film ${mark}`);
  await title.fill(`Another ${mark}`);
  const toList = page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Videos' });
  await toList.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videos');
  await page.goBack();
  await expect(title).toHaveValue(`Another ${mark}`);
  await expectAccessible(page);
  await page.reload();
  await expect(title).toHaveValue(`Another ${mark}`);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(title).toHaveValue(`Film ${mark}`);

  const { api } = await signedIn('demo_editor');
  const found = (await api('GetDeskVideos', {})).Rows.find(({ TitleEn }) => TitleEn === `Film ${mark}`);
  if (found === undefined) throw new Error('The video was not kept as it had been saved');
  await api('DeleteDeskVideo', { VideoID: found.VideoID });
});

/** Random Monday from 2000 on, and before the weeks of other tests: a week has one issue, and a sent one is closed. */
function someDay(): string {
  return new Date(Date.UTC(2000, 0, 3 + 7 * randomInt(1300))).toISOString().slice(0, 10);
}

test(
  'the week by mail is asked for, confirmed, sent once by an editor, and stopped in one step',
  { tag: '@long' },
  async ({ page, signedIn, openAs }) => {
    const email = `${randomBytes(5).toString('hex')}@example.com`;
    await page.goto('/Newsletter');
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    const admin = await signedIn('demo_admin');
    const mail = await readStoredText(admin, email, { subject: /confirm/ });
    await page.goto(/https?:\/\/\S+#\S+/.exec(mail)?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('You are subscribed.')).toBeVisible();

    const desk = await openAs(await signedIn('demo_editor'), '/console/en/front/newsletters');
    await desk.getByRole('button', { name: 'Build an issue' }).click();
    await desk.getByRole('dialog').getByLabel('Any day of the week').fill(someDay());
    await desk.getByRole('dialog').getByRole('button', { name: 'Build an issue' }).click();
    const english = desk
      .getByRole('main')
      .locator('section')
      .filter({ has: desk.getByRole('heading', { name: 'English edition' }) });
    const subject = `The week ${randomBytes(4).toString('hex')}`;
    await english.getByLabel('Subject').fill(subject);
    await english.getByRole('textbox', { name: /Introduction/ }).fill('Dear readers');
    await expect(english.getByText('Saved', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Send or schedule' }).click();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Send now' }).click();
    const issue = await readStoredText(admin, email, { subject: new RegExp(subject) });
    expect(issue).toContain('Dear readers');

    const key = /Stop#key=([\w-]{32})/.exec(issue)?.[1] ?? '';
    const address = oneClickStopAddress('en', key);
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
    const { cn, en } = (await admin.api('GetNewsletters', {})).Dict;
    expect((await page.request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } })).status()).toBe(200);
    const after = (await admin.api('GetNewsletters', {})).Dict;
    expect(after.cn + after.en).toBeLessThan(cn + en);
  },
);
