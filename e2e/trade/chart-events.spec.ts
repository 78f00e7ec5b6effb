import { expect, expectAccessible, inTurn, pathFor, scenes, test } from '../fixtures/portal.fixture.ts';

const words = {
  cn: { show: /在图上标出事件/, title: '事件', safeguard: '牛肉保障措施实施', none: '下载的图片和文件不含标记' },
  en: {
    show: /Mark events/,
    title: 'Events',
    safeguard: 'Beef safeguard begins',
    none: 'pictures and files leave the marks out',
  },
} as const;

for (const { edition, ...size } of inTurn('chart events', scenes)) {
  test(`by keyboard events are marked on a chart and listed, here and on the next chart, at ${size.width} px in ${edition}`, async ({
    page,
    signIn,
  }) => {
    const t = words[edition];
    await page.setViewportSize(size);
    await signIn('demo_paid');
    await page.goto(pathFor(edition, '/BTCData?origin=BRA'));
    const part = page.getByRole('region', { name: t.title, exact: true });
    await part.getByRole('checkbox', { name: t.show }).focus();
    await page.keyboard.press('Space');
    await expect(part.getByRole('listitem').filter({ hasText: t.safeguard })).toBeVisible();
    await expect(part.getByRole('status')).toContainText(t.none);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await expectAccessible(page);

    await page.goto(pathFor(edition, '/BTCPrice/Series/8'));
    await expect(part.getByRole('checkbox', { name: t.show })).toBeChecked();
    await expect(part.getByRole('listitem').filter({ hasText: t.safeguard })).toBeVisible();
    await part.getByRole('checkbox', { name: t.show }).uncheck();
    await expect(part.getByRole('listitem')).toHaveCount(0);
    await page.reload();
    await expect(part.getByRole('checkbox', { name: t.show })).not.toBeChecked();
  });
}
