import type { Locator, Page } from '@playwright/test';
import { editions, expect, inTurn, pathFor, test } from '../fixtures/portal.fixture.ts';

const around = /^(?:e\.g\. |如：?|Period, for example |时期，例如)|[、,] ?(?:工厂名称|a name)$/g;

const boxes = [
  { name: 'news', path: '/BTCInfo', box: 'searchbox', results: (page: Page) => page.getByRole('article') },
  { name: 'plants', path: '/BTCEst', box: 'combobox', results: (page: Page) => readRows(page) },
  {
    name: 'periods',
    path: '/BTCData?view=beef-two&show=table',
    box: 'searchbox',
    results: (page: Page) => readRows(page),
  },
] as const;

function readRows(page: Page): Locator {
  return page.getByRole('table').first().locator('tbody').getByRole('row');
}

function toShown(example: string): RegExp {
  return new RegExp(/\d+/.exec(example)?.[0] ?? example.split(' ')[0] ?? '', 'i');
}

for (const edition of inTurn('search examples', editions)) {
  test(
    `every example that a search box gives finds something (${edition})`,
    { tag: '@long' },
    async ({ page, signIn }) => {
      await signIn('demo_paid');
      for (const { name, path, box, results } of boxes) {
        const field = page.getByRole('main').getByRole(box).first();
        const open = () => page.goto(pathFor(edition, path));
        await open();
        const given = (await field.getAttribute('placeholder')) ?? '';
        const examples = given
          .replaceAll(around, '')
          .trim()
          .split(/[、,] ?/);
        expect(examples, name).not.toContain('');
        for (const example of examples) {
          // The box of the page as it is opened: one that has just answered another example may still take that one's address.
          await open();
          await field.fill(example);
          await field.press('Enter');
          await expect(page).toHaveURL((url) =>
            [url.searchParams.get('q'), url.searchParams.get('find')].includes(example),
          );
          await expect(
            results(page)
              .filter({ hasText: toShown(example) })
              .first(),
          ).toBeVisible();
        }
      }
    },
  );
}
