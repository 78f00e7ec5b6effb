import { getChartEvents } from '@btc/contract/trade/chart-events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertNotice } from '#safeguard/notice.queries.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { readChartEvents } from './chart-events.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const plants = ['BRA-SIF1', 'BRA-SIF2', 'ARG-3'].map((code) => ({
    code,
    origin: code.slice(0, 3),
    number: code.slice(4),
    name_cn: '试验工厂',
    name_en: 'Trial Plant',
    meats: ['beef'],
  }));
  await db.insertInto('plant').values(plants).execute();
  const events = [
    { plant_code: 'BRA-SIF1', status: 'NEW', effective_on: '2026-01-05' },
    { plant_code: 'BRA-SIF1', status: 'SUSP_CN', effective_on: '2026-05-04', source: '海关总署2026年第5号' },
    { plant_code: 'BRA-SIF2', status: 'SUSP_CN', effective_on: '2026-05-04' },
    { plant_code: 'ARG-3', status: 'CANCEL', effective_on: '2026-05-04' },
    { plant_code: 'BRA-SIF1', status: 'REGAIN', effective_on: '2026-08-01' },
  ];
  await db.insertInto('plant_event').values(events).execute();
  const notice = {
    kind: 'notice' as const,
    line: 'BRA',
    year: 2026,
    percent: 100,
    reachedOn: '2026-10-09',
    surchargeFrom: '2026-10-12',
    publishedOn: '2026-10-10',
    corrects: null,
    textCn: null,
    textEn: null,
    sourceCn: '商务部',
    sourceEn: 'MOFCOM',
    sourceUrl: 'https://notice.example/100',
    enteredBy: null,
    runId: null,
  };
  const wrong = await insertNotice(
    db,
    { ...notice, reachedOn: '2026-10-01', surchargeFrom: '2026-10-03' },
    new Date(0),
  );
  await insertNotice(db, { ...notice, corrects: wrong }, new Date(0));
}, 120_000);
afterAll(() => database.drop());

async function read(meat: 'beef' | 'pork', origins: readonly string[], from: string, to: string) {
  const answer = getChartEvents.output.parse(await readChartEvents(database.db, { meat, origins, from, to }));
  return answer.Rows;
}
const titles = async (...given: Parameters<typeof read>) =>
  (await read(...given)).map(({ Day, TitleCn, TitleEn }) => `${Day} ${TitleCn} | ${TitleEn}`);

test('an origin’s year: the safeguard, its notices as put right, the surcharge to the end of the year, its plants', async () => {
  expect(await titles('beef', ['BRA'], '2026-01-01', '2027-06-30')).toEqual([
    '2026-01-01 牛肉保障措施实施：国别配额，超出加征55个百分点 | Beef safeguard begins: quotas by origin, 55 points above them',
    '2026-05-04 巴西2家工厂中方暂停 | Brazil: 2 plants – suspended by China',
    '2026-08-01 巴西1家工厂恢复资格 | Brazil: 1 plant – reinstated',
    '2026-10-09 巴西牛肉配额用满（公告） | Brazil: beef quota full (notice)',
    '2026-10-12 巴西牛肉开始加征55个百分点 | Brazil: surcharge of 55 points on beef begins',
    '2027-01-01 巴西牛肉加征停止，2027年配额启用 | Brazil: surcharge on beef ends, quota of 2027 opens',
  ]);
});

test('each says its source; plants without one that they are of the records', async () => {
  const rows = await read('beef', ['BRA', 'ARG'], '2026-05-01', '2026-10-09');
  expect(rows.map(({ Kind, SourceEn, SourceUrl }) => [Kind, SourceEn, SourceUrl])).toEqual([
    ['plants', 'GACC lists, in this site’s plant records', null],
    ['plants', '海关总署2026年第5号', null],
    ['plants', 'GACC lists, in this site’s plant records', null],
    ['notice', 'MOFCOM', 'https://notice.example/100'],
  ]);
});

test('what touches another origin, another meat or another day is left out', async () => {
  expect(await titles('beef', ['ARG'], '2026-05-05', '2027-06-30')).toEqual([]);
  expect(await titles('pork', ['BRA'], '2026-01-01', '2027-06-30')).toEqual([]);
  expect(await titles('beef', [], '2026-01-02', '2027-06-30')).toEqual([]);
});

test('a 50% notice changes no duty', async () => {
  expect(await titles('beef', ['AUS'], '2026-01-02', '2026-12-31')).toEqual([
    '2026-03-26 澳大利亚牛肉配额用到50%（公告） | Australia: 50% of the beef quota used (notice)',
  ]);
});

test('changes of the duty table: begin, end, and of many origins at once', async () => {
  expect(await titles('beef', ['USA'], '2025-01-01', '2025-12-31')).toEqual([
    '2025-03-10 美国：加征关税10% | United States: additional duty 10%',
    '2025-04-04 美国：加征关税（税率待核实） | United States: additional duty (rate not known)',
    '2025-11-10 美国：加征关税10% | United States: additional duty 10%',
  ]);
  expect(await titles('pork', ['DEU', 'ESP', 'FRA', 'ITA', 'NLD'], '2025-09-01', '2025-09-30')).toEqual([
    '2025-09-10 德国、西班牙、法国等5国：另征15.6%–62.4%（因企业而异） | Germany, Spain, France and 2 more: further duty 15.6%–62.4%, by exporter',
  ]);
  expect(await titles('pork', [], '2022-01-01', '2022-12-31')).toEqual([
    '2022-01-01 所有国别：暂定税率8%停止执行 | All origins: duty 8% (provisional) ends',
  ]);
});
