import { staleNoticeText } from '@btc/contract/wire/stale-notice-text.ts';
import { expect, pathFor, test } from '../fixtures/portal.fixture.ts';

/* What the server does while its database is away is tested there; here its answers only say so. */

test('a page of older answers says from when they are, and the next one no more, cn', async ({
  page,
  allowedMessages,
}) => {
  // What the prices page has beside its prices, other tests take away meanwhile.
  allowedMessages.push(/status of 404/);
  await page.clock.setFixedTime('2026-11-26T02:52:00Z');
  await page.goto(pathFor('cn', '/Terms'));
  const line = page.getByRole('status').filter({ hasText: staleNoticeText.cn('10:42') });
  await expect(line).toBeHidden();
  await page.route(/\/api\/system\/GetWebPrice/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), age: '600' } });
  });
  const footer = page.getByRole('contentinfo');
  await footer
    .locator(`a[href="${pathFor('cn', '/BTCPrice')}"]`)
    .first()
    .click();
  await expect(line).toBeVisible();
  // A call that is being answered would otherwise stay without an answer.
  await page.unrouteAll({ behavior: 'wait' });
  await footer
    .locator(`a[href="${pathFor('cn', '/Terms')}"]`)
    .first()
    .click();
  await expect(line).toBeHidden();
});
