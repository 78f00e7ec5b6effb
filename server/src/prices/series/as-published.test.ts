import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPriceBenchmarks } from '@btc/contract/prices/benchmarks/benchmarks.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPriceFile } from '../import/import-price-file.ts';
import { addAccount, openPricesFixture, paidCaller, type PricesFixture } from '../prices.fixture.ts';

let prices: PricesFixture;
let folder: string;
beforeAll(async () => {
  prices = await openPricesFixture();
  folder = await mkdtemp(join(tmpdir(), 'as-published-'));
});
afterAll(async () => {
  await prices.close();
  await rm(folder, { recursive: true, force: true });
});

async function load(text: string, publishedOn: string) {
  const path = join(folder, 'given.csv');
  await writeFile(path, text);
  const deps = { db: prices.db, files: prices.files, now: prices.clock.now(), userId: null };
  const given = { path, fileName: 'given', form: 'futures', isLoaded: true, publishedOn } as const;
  return (await importPriceFile(deps, given)).run;
}

async function ask(AsPublishedOn = '') {
  const question = { Code: 'LEG25', Period: 'all', AsPublishedOn };
  return getPriceBenchmarks.output.parse(await prices.call('GetPriceBenchmarks', question, paidCaller(1)));
}

const closes = async (day?: string) => (await ask(day)).Rows.map(({ Date: on, Value }) => [on, Value]);

const full = 'Symbol,Time,Open,High,Low,Close,Volume\n';

test('prices are read as they had been published on a day: neither later days nor later corrections', async () => {
  await load(`${full}LEG25,2025-02-03,199,200,198,199.5,100\nLEG25,2025-02-04,199,201,198,200,120\n`, '2025-02-04');
  await load(`${full}LEG25,2025-02-04,199,202,198,201,130\nLEG25,2025-02-05,201,203,200,202,90\n`, '2025-02-06');
  expect(await closes()).toEqual([
    ['2025-02-03', 199.5],
    ['2025-02-04', 201],
    ['2025-02-05', 202],
  ]);
  expect(await closes('2025-02-03')).toEqual([]);
  for (const day of ['2025-02-04', '2025-02-05']) {
    expect(await closes(day)).toEqual([
      ['2025-02-03', 199.5],
      ['2025-02-04', 200],
    ]);
  }
  expect(await closes('2025-02-06')).toEqual(await closes());
  expect((await ask('2025-02-05')).List).toMatchObject([{ Code: 'LEG25', To: '2025-02-04', Latest: 200 }]);
  expect((await ask('2025-02-03')).List).toEqual([]);
});

test('a month of which nobody has said when it was published was so once it was over', async () => {
  const named = { name_cn: '月均', name_en: 'Mean', unit: 'USD/kg', source_cn: '甲', source_en: 'A', sort_key: 1 };
  await prices.db
    .insertInto('price_benchmark')
    .values({ ...named, code: 'MEAN', frequency: 'month' })
    .execute();
  const values = ['2025-01-01', '2025-02-01'].map((day) => ({ code: 'MEAN', day, value: 6 }));
  await prices.db.insertInto('price_benchmark_value').values(values).execute();
  const lastOn = async (day: string) => (await ask(day)).List.find(({ Code }) => Code === 'MEAN')?.To;
  expect([await lastOn('2025-01-30'), await lastOn('2025-02-27'), await lastOn('2025-02-28')]).toEqual([
    undefined,
    '2025-01-01',
    '2025-02-01',
  ]);
  await prices.db.deleteFrom('price_benchmark_value').where('code', '=', 'MEAN').execute();
  await prices.db.deleteFrom('price_benchmark').where('code', '=', 'MEAN').execute();
});

test('the same figure published again has been there all along', async () => {
  await load(`${full}LEG25,2025-02-03,199,200,198,199.5,100\n`, '2025-02-10');
  expect(await closes('2025-02-04')).toEqual([
    ['2025-02-03', 199.5],
    ['2025-02-04', 200],
  ]);
});

test('a file that lacks opening, highs, lows and contracts leaves those that stand there', async () => {
  const { id } = await load('Symbol,Time,Close\nLEG25,2025-02-03,199.5\nLEG25,2025-02-05,202.5\n', '2025-02-11');
  expect((await ask()).Rows).toMatchObject([
    { Value: 199.5, Open: 199, High: 200, Low: 198, Volume: 100 },
    { Date: '2025-02-04' },
    { Value: 202.5, Open: 201, High: 203, Low: 200, Volume: 90 },
  ]);
  expect(await closes('2025-02-10')).toContainEqual(['2025-02-05', 202]);
  const analyst = paidCaller(await addAccount(prices.db, 'analyst'), 'analyst');
  await prices.call('UndoPriceImport', { RunID: id }, analyst);
  expect((await ask()).Rows).toMatchObject([{}, {}, { Value: 202, Open: 201 }]);
  expect(await closes('2025-02-10')).toEqual(await closes());
});

test('highs and lows that a corrected close has left are not kept with it', async () => {
  await load('Symbol,Time,Close\nLEG25,2025-02-05,204\n', '2025-02-12');
  expect((await ask()).Rows.at(-1)).toMatchObject({ Value: 204, Open: null, High: null, Low: null, Volume: null });
});
