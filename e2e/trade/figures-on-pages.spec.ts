import type { APIRequestContext, Page } from '@playwright/test';
import { toDataPath } from '@btc/contract/data/data-address.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { type Edition, editions, expect, inTurn, sample, test } from '../fixtures/portal.fixture.ts';
import { accountLink } from '../fixtures/words.fixture.ts';

type Value = string | number | boolean | null;

interface DataAnswer {
  readonly page: string;
  readonly rows: readonly Readonly<Record<string, Value>>[];
  readonly schema: { readonly fields: readonly { name: string; type: string; title: string }[] };
}

async function readSet(request: APIRequestContext, path: string, token: string | null): Promise<DataAnswer> {
  const headers = token === null ? {} : { token, authorization: 'btc-portal' };
  const response = await request.get(path, { headers });
  expect(response.status(), path).toBe(200);
  return response.json();
}

/** Heads first; heading rows of groups are skipped. */
async function readTable(page: Page): Promise<readonly (readonly string[])[]> {
  const table = page.locator('main table').first();
  await expect(table.locator('tbody td').first()).toBeVisible();
  const rows = await table.evaluate((element) => {
    // The number of a footnote is no digit of the figure.
    for (const sup of element.querySelectorAll('sup')) sup.hidden = true;
    return [...element.querySelectorAll('thead tr, tbody tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => (cell instanceof HTMLElement ? cell.innerText : '')),
    );
  });
  return rows.filter((cells) => cells.length > 1);
}

/** Heads may count in thousands or ten thousands of the set's unit. */
function findScale(head: string): number {
  if (head.includes('’000')) return 1_000;
  return /\s万/.test(head) ? 10_000 : 1;
}

/** Null for gaps, which are words; up and down are signs beside the figure. */
function readFigure(text: string): { readonly value: number; readonly decimals: number } | null {
  const plain = text.replaceAll(/[▲▼+,\s]/g, '').replace('−', '-');
  if (!/^-?\d+(?:\.\d+)?$/.test(plain)) return null;
  return { value: Number(plain), decimals: plain.split('.')[1]?.length ?? 0 };
}

function compareFigures([heads = [], ...shown]: readonly (readonly string[])[], { rows, schema }: DataAnswer) {
  // Two columns may have one title, in dollars and in yuan: they stand in the order of the set's.
  const free = [...heads.keys()];
  const measures = schema.fields.flatMap(({ name, title, type }) => {
    const titled = new RegExp(`^${RegExp.escape(title)}(?:\\s|$)`);
    const place = free.findIndex((at) => titled.test(heads[at] ?? ''));
    if (type !== 'number' || place === -1) return [];
    const [at = -1] = free.splice(place, 1);
    return [{ name, at, scale: findScale(heads[at] ?? '') }];
  });
  let figures = 0;
  let gaps = 0;
  for (const cells of shown) {
    const names = cells.slice(0, 2).flatMap((cell) => cell.split('\n'));
    const row = rows.find(({ name, plant_no: plant = null }) =>
      [name, plant].every((key) => key === null || names.includes(String(key))),
    );
    expect(row, `a row of the set for ${names.join(', ')}`).toBeDefined();
    for (const { name, at, scale } of measures) {
      const value = row?.[name] ?? null;
      const figure = readFigure(cells[at] ?? '');
      const label = `${names.join(', ')}: ${name} is ${String(value)}, the page shows “${cells[at] ?? ''}”`;
      if (value === null) {
        expect(figure, label).toBeNull();
        gaps += 1;
        continue;
      }
      expect(figure, label).not.toBeNull();
      const off = Math.abs((figure?.value ?? 0) - Number(value) / scale);
      expect(off, label).toBeLessThanOrEqual(0.5 * 10 ** -(figure?.decimals ?? 0) + 1e-6);
      figures += 1;
    }
  }
  return { figures, gaps };
}

async function compareView(page: Page, view: (typeof dataViews)[number], edition: Edition, token: string | null) {
  const set = await readSet(page.request, toDataPath({ name: view.code, edition, params: {} }, 'json'), token);
  await page.goto(set.page);
  if (token !== null) await expect(accountLink(page, edition)).toBeVisible();
  let compared = { figures: 0, gaps: 0 };
  await expect(async () => {
    compared = compareFigures(await readTable(page), set);
  }).toPass();
  return compared;
}

for (const edition of inTurn('figures on pages', editions)) {
  test(`the table of each view shows a member the figures of its data set, rounded (${edition})`, async ({
    page,
    openSession,
    signIn,
  }) => {
    const { token } = await openSession('demo_paid');
    await signIn('demo_paid');
    const drawn = dataViews.filter(({ rows, calls }) => rows !== 'contrast' && calls.chart !== null);
    for (const view of sample(drawn, { every: 2 })) {
      await test.step(view.code, async () => {
        const { figures } = await compareView(page, view, edition, token);
        expect(figures, view.code).toBeGreaterThanOrEqual(15);
      });
    }
  });

  test(`the table of the open view shows a stranger its figures, and a word where one is locked (${edition})`, async ({
    page,
  }) => {
    for (const view of dataViews.filter(({ code }) => code === 'beef-one' || code === 'pork-one')) {
      const { figures, gaps } = await compareView(page, view, edition, null);
      expect(figures).toBeGreaterThan(50);
      expect(gaps).toBeGreaterThan(20);
    }
  });
}
