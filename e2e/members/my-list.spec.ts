import type { Page } from '@playwright/test';
import { demoPassword, type Edition, expect, pathFor, test } from '../fixtures/portal.fixture.ts';
import { runSql } from '../fixtures/records.fixture.ts';
import { words as shell } from '../fixtures/words.fixture.ts';

test.use({ viewport: { width: 390, height: 844 } });

const words = {
  cn: {
    reader: 'demo_paid',
    pin: '加入我的清单',
    pinned: '已在我的清单',
    myList: '我的清单',
    arrange: '调整顺序',
    first: '置顶',
    done: '完成',
    remove: '移除',
    undo: '撤销移除',
    removed: '已移除',
    status: '工厂状态',
    mail: '随时发，22:00至7:00不发',
    brazil: '巴西',
    cut: '牛腱',
  },
  en: {
    reader: 'demo_expiring',
    pin: 'Add to my list',
    pinned: 'In my list',
    myList: 'My list',
    arrange: 'Change the order',
    first: 'To the top',
    done: 'Done',
    remove: 'Remove',
    undo: 'Undo removing',
    removed: 'Removed',
    status: 'plant status',
    mail: 'at once, but not from 22:00 to 7:00',
    brazil: 'Brazil',
    cut: 'Shin/shank',
  },
} as const;

const plant = '9028';

async function logIn(page: Page, edition: Edition): Promise<void> {
  const t = shell[edition];
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(t.userName).fill(words[edition].reader);
  await form.getByLabel(t.password, { exact: true }).fill(demoPassword);
  await form.getByRole('button', { name: t.login, exact: true }).click();
}

async function forgetList(reader: string): Promise<void> {
  const ofReader = `where user_id = (select id from account where login_user_name = '${reader}')`;
  await runSql(`delete from pin ${ofReader}`);
  await runSql(`delete from alert_rule ${ofReader}`);
}

/** Waits for the answer: what the page shows at once is not yet stored. */
function untilTaken(page: Page, call: string) {
  return page.waitForResponse((answer) => answer.url().endsWith(`/${call}`));
}

async function pinHere(page: Page, edition: Edition, path: string): Promise<void> {
  const t = words[edition];
  await page.goto(pathFor(edition, path));
  await page.getByRole('button', { name: new RegExp(`^${t.pin}`) }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${t.pinned}`) })).toBeVisible();
}

test('on a phone in cn things of three rooms are pinned, read, moved, removed and put back', async ({ page }) => {
  const t = words.cn;
  await forgetList(t.reader);
  // What a stranger would pin is pinned once they are signed in and back.
  await page.goto(pathFor('cn', '/Quota'));
  await page.getByRole('link', { name: `${t.pin}：${t.brazil}` }).click();
  await expect(page).toHaveURL(/\/Login$/);
  await logIn(page, 'cn');
  await expect(page).toHaveURL(/\/Quota$/);
  await expect(page.getByRole('button', { name: new RegExp(`^${t.pinned}.+${t.brazil}$`) })).toBeVisible();

  await pinHere(page, 'cn', '/Cut/shank');
  await pinHere(page, 'cn', '/BTCEst/Plant/24');
  await page.getByRole('banner').getByRole('link', { name: t.myList, exact: true }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: t.myList })).toBeVisible();
  const rows = main.locator('ol > li');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(/\d+\.\d%/);
  await expect(rows.nth(1)).toContainText(t.cut);
  await expect(rows.nth(1)).toContainText(/\d,\d{3}/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // What is to be told of the plant stays set, and mails begin with it.
  const ofPlant = rows.filter({ hasText: plant });
  await ofPlant.locator('summary').click();
  const alertTaken = untilTaken(page, 'SetAlert');
  await ofPlant.getByRole('checkbox').check();
  await alertTaken;
  await expect(main.getByText(t.mail)).toBeVisible();
  await page.reload();
  await expect(ofPlant.locator('summary')).toContainText(t.status);
  await expect(main.getByText(t.mail)).toBeVisible();

  await main.getByRole('button', { name: t.arrange }).click();
  const moveTaken = untilTaken(page, 'MovePin');
  await main.getByRole('button', { name: t.first }).last().click();
  await moveTaken;
  await expect(main.getByRole('row').first()).toContainText(plant);
  await main.getByRole('button', { name: t.done, exact: true }).click();
  await page.reload();
  await expect(rows.nth(0)).toContainText(plant);
  await expect(rows.nth(1)).toContainText(t.brazil);

  const remove = main.getByRole('button', { name: new RegExp(`^${t.remove}.*${t.brazil}`) });
  await remove.click();
  await expect(rows.nth(1)).toContainText(t.removed);
  await main.getByRole('button', { name: new RegExp(`^${t.undo}`) }).click();
  await expect(remove).toBeVisible();
  await page.reload();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(t.brazil);

  for (const row of await rows.all()) await row.getByRole('button').click();
  await expect(main.getByText(t.removed)).toHaveCount(3);
  await page.reload();
  await expect(rows).toHaveCount(0);
});
