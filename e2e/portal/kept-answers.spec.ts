import type { Page, Request } from '@playwright/test';
import { setTimeout } from 'node:timers/promises';
import { addDays } from '@btc/contract/time.ts';
import { freshMs } from '../../web/src/platform/answers/answer-cache.ts';
import { test } from '../fixtures/console.fixture.ts';
import { expect, inTurn } from '../fixtures/portal.fixture.ts';
import { words } from '../fixtures/words.fixture.ts';

const rooms = {
  news: ['/BTCInfo', '/BTCInfo/Report'],
  videos: ['/BTCEyes'],
  data: ['/BTCData', '/BTCData/Calendar'],
  prices: [
    '/BTCPrice',
    '/BTCPrice/Indices',
    '/BTCPrice/Benchmarks',
    '/BTCPrice/LandedCost',
    '/BTCPrice/LiveCattle',
    '/BTCPrice/Report',
  ],
  plants: ['/BTCEst'],
  market: ['/Market', '/Market/Talk'],
} as const;

const looks = ['GetUserProfileByToken', 'UpdateUserActivityByToken', 'GetRoomVersions'];

function noteCalls(page: Page) {
  const calls: string[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    const name = /\/api\/\w+\/(?<name>\w+)$/.exec(request.url())?.groups?.['name'];
    if (name === undefined) return;
    open.add(request);
    if (!looks.includes(name)) calls.push(name);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request));
  return {
    calls,
    follow: async (address: string): Promise<void> => {
      await page.locator(`a[data-page][href="${address}"]`).filter({ visible: true }).first().click();
      await page.waitForURL((url) => url.pathname === address);
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // An answer can lead to the next question.
      for (let quiet = 0; quiet < 3; quiet = open.size === 0 ? quiet + 1 : 0) await setTimeout(40);
    },
  };
}

for (const reader of inTurn('kept answers', [null, 'demo_paid'])) {
  test(`${reader ?? 'a visitor'} goes back and forth between the pages of six rooms, and nothing is asked again`, async ({
    page,
    signIn,
    allowedMessages,
  }) => {
    // What is locked is a failed call, which the browser notes.
    allowedMessages.push(/403 \(Forbidden\)/);
    if (reader !== null) await signIn(reader);
    const { calls, follow } = noteCalls(page);
    await page.goto('/Terms');
    for (const [room, addresses] of Object.entries(rooms)) {
      for (const address of addresses) await follow(address);
      expect(calls.splice(0), room).not.toEqual([]);
      // Another test may change the room meanwhile, and then it is asked anew, rightly: once more, then.
      await expect(async () => {
        await follow('/ContactUs');
        calls.length = 0;
        for (const address of addresses) await follow(address);
        expect(calls, room).toEqual([]);
      }).toPass();
    }
  });
}

test(
  'what an analyst states is seen at the next visit, and taken back as well',
  { tag: '@long' },
  async ({ page, signedIn }) => {
    const { api } = await signedIn('demo_analyst');
    // Not the last: another test states that.
    const ours = (await api('GetDeskReleases', {})).Rows.filter(({ Date: day }) => day.length === 10).at(-3);
    if (ours === undefined) throw new Error('No release is to come');
    const { Kind, PeriodTo, RuleDate, TitleEn } = ours;
    const announced = addDays(RuleDate, 1);
    const row = page.getByRole('row').filter({ hasText: TitleEn }).filter({ hasText: 'expected' });
    const { calls, follow } = noteCalls(page);
    await page.goto('/BTCData/Calendar');
    const before = await row.count();
    await follow('/BTCData');
    await follow('/BTCData/Calendar');

    /** A version seen a moment ago is not requested again, so the visit after that detects it. */
    const expectAfterVisits = (expected: number) =>
      expect(async () => {
        await follow('/BTCData');
        calls.length = 0;
        await follow('/BTCData/Calendar');
        await expect(row).toHaveCount(expected, { timeout: 1_000 });
      }).toPass({ intervals: [freshMs, 1_000] });
    await api('StateReleaseDay', { Kind, PeriodTo, ExpectedDate: RuleDate, Date: announced });
    await expectAfterVisits(before - 1);
    expect(calls).toContain('GetTradeCalendar');
    await follow('/BTCData');
    calls.length = 0;
    await follow('/BTCData/Calendar');
    expect(calls).toEqual([]);
    await api('ForgetReleaseDay', { Kind, PeriodTo, ExpectedDate: announced });
    await expectAfterVisits(before);
  },
);

test('what a member was shown is shown to nobody after the logout', async ({ page, signIn, allowedMessages }) => {
  // A call that was on its way at the logout is refused.
  allowedMessages.push(/status of 401/);
  await signIn('demo_paid');
  const { calls, follow } = noteCalls(page);
  await page.goto('/cn/BTCInfo');
  await follow('/cn/BTCPrice');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: words.cn.logout }).click();
  await expect(page).toHaveURL(/\/cn\/BTCInfo$/);
  calls.length = 0;
  await follow('/cn/BTCPrice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(calls).toContain('GetWebPriceDataList');
});
