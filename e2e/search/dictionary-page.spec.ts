import { expect, expectAccessible, inTurn, pathFor, scenes, test } from '../fixtures/portal.fixture.ts';

const words = {
  cn: {
    page: '行业词典',
    blade: '板腱',
    other: 'Oyster blade',
    open: '全部展开',
    print: '打印',
    none: '没有这样的词条',
  },
  en: {
    page: 'Dictionary',
    blade: 'Oyster blade',
    other: '板腱',
    open: 'Open all',
    print: 'Print',
    none: 'No such entry',
  },
} as const;

for (const { edition, ...size } of inTurn('dictionary page', scenes)) {
  test(`a stranger finds a cut’s names in the dictionary, at ${size.width} px in ${edition}`, async ({ page }) => {
    const t = words[edition];
    await page.setViewportSize(size);
    await page.goto(pathFor(edition, '/BTCInfo'));
    await page.getByRole('contentinfo').getByRole('link', { name: t.page, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.page })).toBeVisible();
    const blade = page.locator('#beefCut-oyster');
    await expect(blade).toBeHidden();
    // Folded, the whole of it is a few screens.
    const { scrollWidth, scrollHeight } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });
    expect(scrollWidth).toBe(size.width);
    expect(scrollHeight).toBeLessThan(size.height * 5);

    for (const written of ['2303', '114d', '板腱', 'OYSTER blade']) {
      await page.getByRole('searchbox').fill(written);
      await expect(blade).toBeVisible();
      await expect(blade).toContainText(t.blade);
      await expect(blade).toContainText(t.other);
      await expect(blade).toContainText('114D');
    }
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('zzzz');
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(blade).toBeHidden();
    await page.getByRole('button', { name: t.open }).click();
    await expect(blade).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${pathFor(edition, '/Dictionary')}#beefCut-oyster`);
    await page.reload();
    await expect(blade).toBeInViewport();
    await expect(page.getByRole('button', { name: t.print })).toBeVisible();
  });
}
