import { randomBytes } from 'node:crypto';
import { test } from '../fixtures/console.fixture.ts';
import { expect, expectAccessible } from '../fixtures/portal.fixture.ts';

/** Unique to this run, so that its posts are found among all others. */
function mark(): string {
  return `mark${randomBytes(5).toString('hex')}`;
}

test('the board is read signed out, with companies under numbers', async ({ page }) => {
  await page.goto('/Market');
  await expect(page.getByRole('heading', { level: 1, name: 'BTC Market' })).toBeVisible();
  await expect(page.getByText('not an exchange contract')).toBeVisible();
  await expect(page.getByText(/^Company \d\d, /).first()).toBeVisible();
  await expect(page.getByText('Demonstration content').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Post types' }).getByRole('link', { name: /^Spot/ }).click();
  await expect(page).toHaveURL('/Market?type=spot');
  await page.getByLabel('Origin').selectOption({ label: 'Argentina' });
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/type=spot.*origin=ARG/);
  const first = page.getByRole('article').first();
  await expect(first.getByRole('heading')).toContainText('Argentina');
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Sending enquiries' })).toBeVisible();
  await expectAccessible(page);
});

test('a post is written, refused at its fields, kept, changed, enquired about and closed', async ({
  page,
  signIn,
  signedIn,
  allowedMessages,
}) => {
  allowedMessages.push(/status of 400/);
  const spec = `Steer ${mark()}`;
  await signIn('demo_paid');
  await page.goto('/Market/New');
  await page.getByLabel('Specification').fill(spec);
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await expect(page.getByLabel('Origin')).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Specification')).toHaveValue(spec);
  await page.getByLabel('Origin').selectOption({ label: 'Uruguay' });
  await page.getByLabel('Cut', { exact: true }).selectOption('chuck_roll');
  await page.getByLabel('Shipment month').selectOption({ index: 2 });
  await page.getByLabel('Text').fill('write to me@firm.com');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Please remove the email address')).toBeVisible();
  await page.getByLabel('Text').fill('See <b>photos</b> at https://example.com/lot.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/Market\/Post\/\d+$/);
  await expect(page.getByRole('link', { name: 'https://example.com/lot' })).toHaveAttribute(
    'rel',
    'nofollow ugc noopener noreferrer',
  );
  await expect(page.getByText('See <b>photos</b> at')).toBeVisible();

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Price', { exact: true }).fill('6,100');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('USD 6,100/t')).toBeVisible();

  const id = Number(/\d+$/.exec(page.url())?.[0]);
  const buyer = await signedIn('demo_expiring');
  await buyer.api('SendFuturesEmail', { MarketID: id, Content: 'Two containers, please', ShareEmail: true });
  await page.reload();
  await expect(page.getByText('Two containers, please')).toBeVisible();
  await page.getByRole('button', { name: 'Close post' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close post' }).click();
  await expect(page.getByRole('link', { name: 'Post again' })).toBeVisible();
  await page.getByRole('link', { name: 'My posts' }).click();
  await expect(page.getByRole('article').filter({ hasText: spec })).toContainText('Closed');
});

test('an enquiry goes out only when its sender agrees', async ({ page, signIn, allowedMessages }) => {
  allowedMessages.push(/status of 400/);
  const words = `Three containers? ${mark()}`;
  await signIn('demo_expiring');
  await page.goto('/Market/Post/1');
  await page.getByLabel('Your enquiry').fill(words);
  await page.reload();
  await expect(page.getByLabel('Your enquiry')).toHaveValue(words);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('Please agree, so that the company can reply to you.')).toBeVisible();
  await page.getByLabel('The company may see').check();
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('heading', { name: 'Your enquiry has been sent' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText('@');
});

test(
  'a discussion is opened, answered, reported and moderated',
  { tag: '@long' },
  async ({ page, signIn, newMember, signedIn, openAs }) => {
    const words = mark();
    const desk = await signedIn('demo_desk');
    const reader = await signedIn('demo_expiring');
    await signIn('demo_paid');
    await page.goto('/Market/Talk');
    await page.getByLabel('Title').fill(`About ${words}`);
    await page.getByLabel('Your message').fill(`First words ${words}`);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/Market\/Talk\/\d+$/);
    await expectAccessible(page);
    await page.getByLabel('Your reply').fill(`Buy watches ${words}`);
    await page.getByRole('button', { name: 'Send' }).click();
    const reply = page.getByRole('listitem').filter({ hasText: `Buy watches ${words}` });
    await expect(reply).toBeVisible();

    const readers = await openAs(reader, new URL(page.url()).pathname);
    await readers
      .getByRole('listitem')
      .filter({ hasText: 'Buy watches' })
      .getByRole('button', { name: 'Report' })
      .click();
    await readers.getByRole('dialog').getByRole('button', { name: 'Send report' }).click();
    await expect(readers.getByText('Our desk will review it.')).toBeVisible();

    const consolePage = await openAs(desk, '/console/en/market/moderation');
    const item = consolePage.getByRole('article', { name: /^Message/ }).filter({ hasText: `Buy watches ${words}` });
    await item.getByRole('button', { name: 'Remove' }).click();
    const dialog = consolePage.getByRole('dialog');
    await dialog.getByLabel('Reason (the author sees it)').fill('Advertising');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(item).toBeHidden();
    await expectAccessible(consolePage);

    await page.reload();
    await expect(page.getByText('Removed by our desk.')).toBeVisible();
    await expect(page.getByText('Buy watches')).toBeHidden();
    const member = await newMember();
    const { Rows } = await member.api('GetWebChatList', { Keyword: words });
    expect(Rows).toMatchObject([{ Messages: 1, CompanyName: null }]);
  },
);
