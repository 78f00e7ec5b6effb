import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countCases } from '#testing/long-tests.ts';
import { openTradeFixture } from '../../trade-fixture.ts';
import type { TradeFixture } from '../../trade-fixture.ts';

const fixtures = new URL('../fixtures/', import.meta.url).pathname;

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());

async function facts(): Promise<unknown[][]> {
  return trade.facts.use(null, async ({ read }) =>
    (
      await read(
        'select period, origin, hs, mode, province, g::bigint::varchar, usd_cents::varchar, cny_cents::varchar from facts order by all',
      )
    ).map((row) => [...row]),
  );
}

describe('a customs query with trade mode and place of registration', () => {
  const golden = [
    [202_401, 'BRA', '02023000', '10', '31', '600000000', null, '1974000000'],
    [202_401, 'BRA', '02023000', '34', '12', '400000000', null, '1316000000'],
    [202_401, 'URY', '02022000', '10', '31', '50000000', null, '130000000'],
  ];

  test('in yuan is read in full: month with a hyphen, codes that lost their zero, GB18030, CRLF', async () => {
    const report = await trade.importPath('customs-query', join(fixtures, 'customs-mode-first-cny.csv'));
    expect(report).toMatchObject({ outcome: 'loaded', encoding: 'gb18030', facts: 3, warningCount: 0 });
    expect(await facts()).toEqual(golden);
  });

  test('says the same in any order of its pairs, encoding and line ends, with or without the trailing comma', async () => {
    const text = iconv.decode(await readFile(join(fixtures, 'customs-mode-first-cny.csv')), 'gb18030');
    const rows = text
      .trim()
      .split('\r\n')
      .map((line) => line.slice(1, line.lastIndexOf('"')).split('","'));
    const places = fc.shuffledSubarray(
      Array.from({ length: 14 }, (_, index) => index),
      { minLength: 14 },
    );
    const form = fc.record({
      places,
      encoding: fc.constantFrom('gb18030', 'utf-8', 'utf-16le'),
      mark: fc.boolean(),
      end: fc.constantFrom('\r\n', '\n'),
      comma: fc.constantFrom(',', ''),
    });
    await fc.assert(
      fc.asyncProperty(form, async ({ places: order, encoding, mark, end, comma }) => {
        const lines = rows.map((row) => order.map((index) => `"${row[index]}"`).join(',') + comma + end);
        const content = iconv.encode(lines.join(''), encoding, {
          addBOM: encoding === 'utf-16le' || (encoding === 'utf-8' && mark),
        });
        const report = await trade.importText('customs-query', content, { preview: true });
        expect(report).toMatchObject({
          outcome: 'loaded',
          encoding,
          changes: { added: 0, changed: 0, same: 2, gone: 0, after: { kg: '1050000.000', cny: '34200000.00' } },
        });
      }),
      { numRuns: countCases('CUSTOMS_FORMS', { short: 8, long: 25 }) },
    );
  });

  test('in the other currency replaces the first, as its own publication, and keeps the yuan of the same weights', async () => {
    const request = { asPublishedOn: '2026-11-22' };
    // Half of the weight has another trade mode now: nobody has its yuan.
    expect(await trade.importPath('customs-query', join(fixtures, 'customs-by-place.csv'), request)).toMatchObject({
      outcome: 'wouldLose',
      losses: [
        { kind: 'mode', grams: 400_000_000 },
        { kind: 'cny', grams: 400_000_000 },
      ],
    });
    const report = await trade.importPath('customs-query', join(fixtures, 'customs-by-place.csv'), {
      ...request,
      takeAway: true,
    });
    expect(report).toMatchObject({
      outcome: 'loaded',
      changes: { added: 1, changed: 1, after: { usd: '6915500.50', cny: '19740000.00' } },
      values: { fromEarlier: 1, byRate: 0, withoutRate: 0 },
    });
  });
});

const shared = resolve(import.meta.dirname, '../../../../../../shared/data/customs');
const hasShared = existsSync(shared);

describe.skipIf(!hasShared)(`real customs files${hasShared ? '' : ` (skipped: ${shared} is not there)`}`, () => {
  test.each([
    ['customs-query-2023.csv', 40],
    ['customs-query-2024.csv', 36],
  ])('%s is read to its last row, all of it out of scope', async (name, rowsRead) => {
    expect(await trade.importPath('customs-query', join(shared, name))).toMatchObject({
      outcome: 'empty',
      encoding: 'gb18030',
      rowsRead,
      outOfScope: rowsRead,
      badRows: 0,
    });
  });

  test('a file of other statistics is refused by its header', async () => {
    const report = await trade.importPath('customs-query', join(shared, 'beef-exports-to-china-monthly.csv'));
    expect(report.outcome).toBe('refused');
    expect(report.issues.every(({ line }) => line === 1)).toBe(true);
  });
});
