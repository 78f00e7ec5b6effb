import type { Api } from '@btc/contract/client.ts';
import { randomBytes } from 'node:crypto';
import { test } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

async function schedule(api: Api, title: string, at: string): Promise<number> {
  const { ArticleID } = (await api('CreateDeskArticle', { Section: 'policy' })).Row;
  const text = { Title: title, Summary: '摘要。', Body: '<p>正文。</p>', Attachments: [] };
  const saved = await api('SaveDeskArticleText', { ArticleID, Edition: 'cn', ExpectedRevision: 0, ...text });
  const { DetailRevision } = (await api('GetDeskArticle', { ArticleID })).Row;
  const Revisions = { cn: saved.Row.Revision, en: 0, detail: DetailRevision };
  await api('PublishDeskArticle', { ArticleID, At: at, Revisions });
  return ArticleID;
}

test('the calendar shows a scheduled article on its day, by month and as a list, and is walked by keyboard', async ({
  page,
  signIn,
  signedIn,
}) => {
  const { api } = await signedIn('demo_editor');
  const title = `定时的文章 ${randomBytes(3).toString('hex')}`;
  const id = await schedule(api, title, '2031-05-14T07:00:00+08:00');
  await signIn('demo_editor');
  await page.goto('/console/front/planning?month=2031-05&kind=article');
  const day = page.getByRole('gridcell', { name: /^2031年5月14日/ });
  await expect(day).toContainText(title);
  await expect(day).toContainText('07:00');
  await expect(day).toContainText('已排期');
  await expectAccessible(page);

  const first = page.getByRole('gridcell', { name: /^2031年5月1日/ });
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('gridcell', { name: /^2031年5月9日/ })).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('gridcell', { name: /^2031年4月9日/ })).toBeFocused();
  await expect(page.getByText('这个月没有安排。')).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('gridcell', { name: /^2031年5月9日/ })).toBeFocused();

  await page.getByRole('radio', { name: '列表' }).click();
  await expect(page.getByText(/^5月1日至.*无安排$/)).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/news/articles/${id}$`));
  await api('WithdrawDeskArticle', { ArticleID: id, Note: '.' });
});

test(
  'headlines are put in order by keyboard, and somebody else’s order is not overwritten unseen',
  { tag: '@long' },
  async ({ page, signIn, signedIn, allowedMessages }) => {
    allowedMessages.push(/status of 400/);
    const { api } = await signedIn('demo_admin');
    const before = (await api('GetDeskHeadlines', {})).Rows.map(({ ArticleID }) => ArticleID);
    const order = async () => (await api('GetDeskHeadlines', {})).Rows.map(({ ArticleID }) => ArticleID);
    const last = before.length - 1;
    const swapped = [...before.slice(0, last - 1), before[last] ?? 0, before[last - 1] ?? 0];
    try {
      await signIn('demo_editor');
      await page.goto('/console/en/news/headlines');
      const list = page.getByRole('grid', { name: 'Headlines in order' });
      // A list that has only just come may not listen to its keys yet.
      await expect(async () => {
        await list.getByRole('row').last().focus();
        await page.keyboard.press('ArrowRight');
        await expect(list.getByRole('button', { name: /^Drag / }).last()).toBeFocused({ timeout: 5_000 });
        await page.keyboard.press('Enter');
        await expect(page.getByRole('button', { name: /^Insert after/ }).last()).toBeFocused({ timeout: 10_000 });
      }).toPass();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page.getByText('The new order is not published yet')).toBeVisible();
      await expectAccessible(page);

      // Somebody takes the last one out meanwhile.
      await api('ArrangeHeadlines', { ArticleIDs: before.slice(0, last), Expected: before });
      await page.getByRole('button', { name: 'Publish order' }).click();
      await expect(page.getByRole('button', { name: 'Use theirs' })).toBeVisible();
      expect(await order()).toEqual(before.slice(0, last));
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await page.getByRole('button', { name: 'Publish order' }).click();
      await expect(page.getByText('Order published')).toBeVisible();
      expect(await order()).toEqual(swapped);
    } finally {
      await api('ArrangeHeadlines', { ArticleIDs: before, Expected: await order() });
    }
  },
);

test('an analyst sees by week which reports are there and which are missing', async ({ page, signIn }) => {
  await signIn('demo_analyst');
  await page.goto('/console/en/front/reports?year=2026');
  const weeks = page.getByRole('table', { name: /Reports by period/ });
  await expect(weeks.getByRole('link', { name: 'Weekly report' }).first()).toBeVisible();
  await expect(page.getByText(/^Periods: \d+; with gaps: \d+$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Months' }).click();
  await expect(weeks.getByRole('columnheader', { name: 'Weekly report' })).toHaveCount(0);
  await expectAccessible(page);
});
