import { editions, expect, expectAccessible, pathFor, test } from './portal.fixture.ts';

const words = {
  cn: {
    search: '厂号、名称或地点',
    found: /共\d+家|查到\d+家/,
    plant: '企业资料',
    locked: '在华注册编号、产品范围、有效期与集团',
  },
  en: {
    search: 'Plant number, name or place',
    found: /\d+ plants?\b/,
    plant: 'Plant details',
    locked: 'China registration number, scope, validity and group',
  },
} as const;

for (const edition of editions) {
  test(`a plant is found by its number in several forms and by its name, and has a page (${edition})`, async ({
    page,
  }) => {
    const t = words[edition];
    await page.goto(pathFor(edition, '/BTCEst'));
    const field = page.getByRole('combobox', { name: t.search });
    for (const typed of ['9028', 'SIF 9028', 'est9028', '９０２８']) {
      await field.fill(typed);
      await expect(page.getByRole('option').filter({ hasText: 'Morro Alvim' })).toBeVisible();
    }
    await field.fill('Morro Alvim Vilhena');
    await expect(page.getByRole('option').first()).toContainText('9028');
    await field.press('Enter');
    await expect(page).toHaveURL(/q=Morro/);
    await expect(page.getByRole('heading', { level: 2, name: t.found })).toBeVisible();
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);

    await field.fill('9028');
    await expect(page.getByRole('option').filter({ hasText: 'Morro Alvim' })).toBeVisible();
    const place = await page.getByRole('option').allInnerTexts();
    for (let step = 0; step <= place.findIndex((text) => text.includes('Morro Alvim')); step += 1) {
      await field.press('ArrowDown');
    }
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('9028');
    await expect(page.getByRole('heading', { name: t.plant })).toBeVisible();
    // What is locked is named and not there.
    await expect(page.getByRole('heading', { name: t.locked })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('CBRA');
    await expectAccessible(page);
  });
}

test('a cargo is checked: the date that decides turns the answer, which stays in the address', async ({
  page,
  signIn,
}) => {
  await signIn('demo_paid');
  await page.goto('/BTCEst?q=9028&origin=BRA');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('9028');
  await page.getByRole('link', { name: 'Can this cargo enter?' }).last().click();
  await expect(page.getByRole('textbox', { name: 'Plant number' })).toHaveValue('9028');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('Enter the production date')).toBeVisible();
  await page.getByLabel('Production date').fill('2026-01-10');
  await page.getByLabel('Shipping date').fill('2026-02-10');
  await page.getByRole('button', { name: 'Check' }).click();
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer.getByRole('heading', { name: 'No, it cannot enter' })).toBeVisible();
  await expect(answer).toContainText('Suspended by China');
  await expectAccessible(page);

  await page.getByLabel('Production date').fill('2026-09-25');
  await page.getByLabel('Shipping date').fill('2026-10-10');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(answer.getByRole('heading', { name: 'Yes, it can enter' })).toBeVisible();
  await page.reload();
  await expect(answer.getByRole('heading', { name: 'Yes, it can enter' })).toBeVisible();
});
