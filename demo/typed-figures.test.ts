import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@btc/server/src/testing/test-database.ts';
import { fixedClock } from '@btc/server/src/testing/fixed-clock.ts';
import { listWrittenTexts } from './demonstration-texts.ts';
import { listWeeklyReports } from './news/reports/weekly-reports.ts';
import { loadDemoPrices } from './prices/load-prices.ts';
import { listTypedFigures, typedFigures } from './typed-figures.ts';

let database: TestDatabase;
let found: ReadonlyMap<string, ReadonlySet<string>>;
const explained = Map.groupBy(
  typedFigures.flatMap(({ text, edition, figures }) =>
    figures.map((figure) => ({ key: `${text}, ${edition}`, figure })),
  ),
  ({ key }) => key,
);

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const clock = fixedClock('2026-11-23T12:00:00+08:00');
  await loadDemoPrices({ db, clock, readYearVolumes: () => Promise.resolve(null) });
  const figures = new Map<string, Set<string>>();
  for (const { text, edition, source } of listWrittenTexts(await listWeeklyReports(db))) {
    const key = `${text}, ${edition}`;
    figures.set(key, new Set([...(figures.get(key) ?? []), ...listTypedFigures(source)]));
  }
  found = figures;
});
afterAll(async () => database.drop());

describe('a figure in a text of the demonstration', () => {
  test.each([
    ['主流价6,360美元/吨', ['6,360美元']],
    ['<td>12.5万吨</td>，占33.64%', ['12.5万吨', '33.64%']],
    ['Brazil at USD 6,360/t, CNY 52.44/kg', ['USD 6,360', 'CNY 52.44']],
    ['up 3 points to 1,106,000 t', ['3 points', '1,106,000 t']],
    ['one in twelve tonnes, 3,800比索, R$ 320, £4, EUR 7m', ['3,800比索', 'R$ 320', '£4', 'EUR 7m']],
    ['少了近三成，两成本省下，差一个百分点，涨1.7倍', ['三成', '一个百分点', '1.7倍']],
    [
      '2.5 million tonnes, 12 percent, two per cent, five points of duty',
      ['2.5 million tonnes', '12 percent', 'two per cent', 'five points of duty'],
    ],
    ['{{quota/BRA@2026 t}} on 20 November 2026 for 90VL', []],
  ])('is seen by its unit: %s', (text, figures) => {
    expect(listTypedFigures(text)).toEqual(figures);
  });

  test('is a reference, or explained in the list', () => {
    const unexplained = [...found].flatMap(([key, figures]) => {
      const known = new Set(explained.get(key)?.map(({ figure }) => figure));
      return [...figures].filter((figure) => !known.has(figure)).map((figure) => `${key}: ${figure}`);
    });
    expect(unexplained).toEqual([]);
  });

  test('is in the list only while it stands in the text', () => {
    const unused = [...explained].flatMap(([key, entries]) =>
      entries.filter(({ figure }) => found.get(key)?.has(figure) !== true).map(({ figure }) => `${key}: ${figure}`),
    );
    expect(unused).toEqual([]);
  });
});
