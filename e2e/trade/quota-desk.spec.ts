import type { Page } from '@playwright/test';
import { type Edition, expect, inTurn, scenes, test } from '../fixtures/portal.fixture.ts';

const words = {
  cn: {
    strip: '牛肉配额',
    brazil: '巴西',
    duty: '今天税率',
    clock: '货期钟',
    add: '计算',
    chance: '配额内可能',
    lines: '各国别使用进度',
  },
  en: {
    strip: 'Beef quotas',
    brazil: 'Brazil',
    duty: 'Duty today',
    clock: 'Cargo clock',
    add: 'Calculate',
    chance: 'Chance in quota',
    lines: 'Use by origin',
  },
} as const;

async function expectBrazil(page: Page, edition: Edition, height: number) {
  const t = words[edition];
  const line = page.getByRole('region', { name: t.lines }).getByRole('listitem').filter({ hasText: t.brazil });
  await expect(line).toContainText(/\d+\.\d%/);
  await expect(line).toContainText(new RegExp(`${t.duty} 12%`));
  const box = await line.boundingBox();
  expect((box?.y ?? 9999) + (box?.height ?? 9999)).toBeLessThan(height);
}

for (const { edition, ...size } of inTurn('quota desk', scenes)) {
  const at = `at ${size.width} px in ${edition}`;
  test(`a member sees Brazil’s use, and asks the clock about a cargo, ${at}`, async ({ page, signIn }) => {
    await page.setViewportSize(size);
    await signIn('demo_paid');
    await page.goto(edition === 'cn' ? '/' : '/BTCInfo');
    await page.getByRole('main').getByRole('link', { name: words[edition].strip, exact: true }).click();
    await expectBrazil(page, edition, size.height);
    const t = words[edition];
    await expect(page.getByRole('heading', { name: t.clock, exact: true })).toBeVisible();
    await page.locator('input[name="day"]').fill('2026-12-01');
    await page.getByRole('button', { name: t.add, exact: true }).click();
    const table = page.getByRole('table').filter({ hasText: t.chance });
    await expect(table).toContainText(/%/);
    await page.locator('input[name="day"]').fill('2026-12-20');
    await page.getByRole('button', { name: t.add, exact: true }).click();
    await expect(table.locator('tbody tr')).toHaveCount(2);
    await page.reload();
    await expect(table.locator('tbody tr')).toHaveCount(2);
  });
}
