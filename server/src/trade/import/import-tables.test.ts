import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotices } from '#safeguard/notice.queries.ts';
import { listQuotas } from '#safeguard/quota.queries.ts';
import { listRates } from '../rate.queries.ts';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { formatReport } from './report/report.ts';
import { textWorkbook, workbookParts, packZip } from '#platform/import/xlsx/zip.fixture.ts';

const quotaHeader = '产地,年份,配额（吨）,配额内税率（%）,超配额加征（%）,来源,发布日期\n';
const rateHeader = 'Month,Currency,CNY per unit,Published on\n';

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());

async function brazil(asPublishedOn?: string): Promise<number | undefined> {
  const question = asPublishedOn === undefined ? { year: 2027 } : { year: 2027, asPublishedOn };
  return (await listQuotas(trade.db, question)).find(({ origin }) => origin === 'BRA')?.tonnes;
}

describe('an import of quotas', () => {
  test('shows in a preview what would change against the announcement, and changes nothing', async () => {
    const report = await trade.importText(
      'quotas',
      `${quotaHeader}巴西,2027,"1,140,000",12%,55,MOFCOM,2026-06-30\nARG,2027,521000,12,55,MOFCOM,2026-06-30\n其他,2029,180000,,55,MOFCOM,2026-06-30\n`,
      { preview: true },
    );
    expect(report).toMatchObject({
      outcome: 'loaded',
      facts: 3,
      publishedOn: '2026-06-30',
      tableChanges: {
        added: 1,
        changed: 1,
        same: 1,
        periodFrom: '2027',
        periodTo: '2029',
        before: '1649000.000',
        after: '1841000.000',
      },
    });
    expect(formatReport(report, 'cn')).toContain('2027 至 2029 的数据行：新增 1，变更 1，不变 1');
    expect(await brazil()).toBe(1_128_000);
  });

  test('reads an origin by the spellings that analysts added', async () => {
    const file = `${quotaHeader}巴国,2030,1000,12,55,MOFCOM,2026-06-30\n`;
    expect(await trade.importText('quotas', file, { preview: true })).toMatchObject({ outcome: 'refused' });
    await trade.db
      .insertInto('dictionary_alias')
      .values({ kind: 'origin', code: 'BRA', written: '巴国', spelling: '巴国', added_at: new Date(0) })
      .execute();
    expect(await trade.importText('quotas', file, { preview: true })).toMatchObject({ outcome: 'loaded', facts: 1 });
  });

  test('keeps each publication, the latest counting', async () => {
    const row = (tonnes: string, day: string): string => `${quotaHeader}BRA,2027,${tonnes},12,55,MOFCOM,${day}\n`;
    await trade.importText('quotas', row('1140000', '2026-06-30'));
    const earlier = await trade.importText('quotas', row('1130000', '2026-03-31'));
    expect(earlier).toMatchObject({ outcome: 'loaded', tableChanges: { changed: 0, same: 1, hidden: 1 } });
    expect([await brazil(), await brazil('2026-04-01'), await brazil('2026-01-01')]).toEqual([
      1_140_000, 1_130_000, 1_128_000,
    ]);
  });

  test('of what is known already changes nothing, in whatever file it stands', async () => {
    const rows = [quotaHeader.trim().split(','), ['BRA', '2027', '1140000.0', '12', '55', 'MOFCOM', '2026/6/30']];
    const report = await trade.importText('quotas', textWorkbook(rows));
    expect(report.outcome).toBe('unchanged');
    expect(formatReport(report, 'en').at(-1)).toBe('Everything in the file has been loaded before: nothing changed.');
  });

  test('reads numbers, days and percentages as a spreadsheet has them', async () => {
    const titles = quotaHeader
      .trim()
      .split(',')
      .map((title) => `<c t="inlineStr"><is><t>${title}</t></is></c>`);
    const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const row = `${text('BRA')}<c><v>2028</v></c><c><v>1154000</v></c><c s="2"><v>0.12</v></c><c s="2"><v>0.55</v></c>${text('MOFCOM')}<c s="1"><v>46203</v></c>`;
    await trade.importText(
      'quotas',
      packZip(workbookParts([{ name: '配额', rows: `<row>${titles.join('')}</row><row>${row}</row>` }])),
    );
    expect((await listQuotas(trade.db, { year: 2028 }))[0]).toMatchObject({
      origin: 'BRA',
      tonnes: 1_154_000,
      inQuotaDuty: 12,
      overQuotaSurcharge: 55,
      publishedOn: '2026-06-30',
    });
  });

  test('reads numbers that a workbook holds as text with a decimal comma', async () => {
    const rows = [quotaHeader.trim().split(','), ['URY', '2028', '331.000,5', '12,5', '55', 'MOFCOM', '2026-07-01']];
    const report = await trade.importText('quotas', textWorkbook(rows), { preview: true });
    expect(report).toMatchObject({ outcome: 'loaded', tableDifferences: [{ code: 'URY', after: '331000.5' }] });
  });

  test('without a duty that counts stops, names it, and goes on where it may go', async () => {
    const file =
      'Origin,Year,Quota (t),Source,Published on\nNZL,2028,215000,MOFCOM,2026-07-01\nMEX,2030,1,MOFCOM,2026-07-01\n';
    const duties = async () => {
      const [quota] = (await listQuotas(trade.db, { year: 2028 })).filter(({ origin }) => origin === 'NZL');
      return [quota?.inQuotaDuty, quota?.overQuotaSurcharge];
    };
    const stopped = await trade.importText('quotas', file);
    const lost = { periods: ['2028'], origins: ['NZL'], grams: null };
    expect(stopped).toMatchObject({
      outcome: 'wouldLose',
      losses: [
        { kind: 'duty', ...lost },
        { kind: 'surcharge', ...lost },
      ],
    });
    expect(formatReport(stopped, 'en')).toContain('  Duty within the quota: 1 year (2028); New Zealand');
    expect(formatReport(stopped, 'cn')).toContain('  超配额加征税率：1 年（2028）；新西兰');
    expect(await duties()).toEqual([0, 55]);
    expect(await trade.importText('quotas', file, { takeAway: true })).toMatchObject({ outcome: 'loaded' });
    expect(await duties()).toEqual([null, null]);
    // Nothing is lost any more.
    expect(await trade.importText('quotas', file.replace('215000', '216000'))).toMatchObject({ outcome: 'loaded' });
  });

  test.each([
    ['Atlantis,2027,1,12,55,MOFCOM,2026-06-30', '产地', 'unknownOrigin'],
    ['BRA,27,1,12,55,MOFCOM,2026-06-30', '年份', 'badYear'],
    ['BRA,2027,-1,12,55,MOFCOM,2026-06-30', '配额（吨）', 'badNumber'],
    ['BRA,2027,,12,55,MOFCOM,2026-06-30', '配额（吨）', 'emptyCell'],
    ['BRA,2027,1,1200,55,MOFCOM,2026-06-30', '配额内税率（%）', 'badPercent'],
    ['BRA,2027,1,12,55,,2026-06-30', '来源', 'emptyCell'],
    ['BRA,2027,1,12,55,MOFCOM,05.06.2026', '发布日期', 'badDay'],
    ['BRA,2027,1,12,55,MOFCOM,2027-06-30', '发布日期', 'futurePeriod'],
    ['BRA,2029,1,12,55,MOFCOM,2026-06-30\nBRA,2029,2,12,55,MOFCOM,2026-06-30', '', 'duplicateRow'],
  ])('with the row %s is refused', async (row, column, reason) => {
    const report = await trade.importText('quotas', `${quotaHeader}${row}\n`);
    expect(report).toMatchObject({ outcome: 'refused', facts: 0, issues: [{ column, reason }] });
  });
});

describe('notices in a file of quotas', () => {
  const header =
    '产地,年份,来源,发布日期,类别,用量（%）,达到日期,加征起始日,公告内容,公告内容（英文）,来源（英文）,网址,更正（原发布日期）\n';
  const half =
    'BRA,2026,商务部,2026-06-20,公告,50,2026-06-18,,巴西用量达到50%。,Brazil is at 50%.,MOFCOM,https://example.org/50,\n';
  const notices = async () =>
    (await listNotices(trade.db)).filter(({ line, enteredBy }) => line === 'BRA' && enteredBy !== null);

  test('are loaded with all that they say, once, beside quotas', async () => {
    const file = `${header}${half}BRA,2026,报社,2026-06-25,报道,52.5,,,,,,,\n`;
    const preview = await trade.importText('quotas', file, { preview: true });
    expect(preview).toMatchObject({ outcome: 'loaded', facts: 2, tableChanges: { added: 2, before: null } });
    expect(preview.warnings).toMatchObject([{ line: 2, reason: 'noticeDecides', value: 'BRA 2026 50%' }]);
    expect(await notices()).toEqual([]);
    await trade.importText('quotas', file, { actor: 'desk' });
    expect(await notices()).toMatchObject([
      { kind: 'report', percent: 52.5, reachedOn: null, sourceEn: '报社', textCn: null },
      {
        kind: 'notice',
        percent: 50,
        reachedOn: '2026-06-18',
        textCn: '巴西用量达到50%。',
        textEn: 'Brazil is at 50%.',
        sourceCn: '商务部',
        sourceEn: 'MOFCOM',
        sourceUrl: 'https://example.org/50',
        enteredBy: 'desk',
      },
    ]);
    expect(await trade.importText('quotas', file)).toMatchObject({ outcome: 'unchanged', tableChanges: { same: 2 } });
    expect(await notices()).toHaveLength(2);
  });

  test('put others right, also those of the file’s rows above', async () => {
    const full = (day: string, from: string, corrects: string) =>
      `BRA,2026,商务部,${day},notice,100,2026-10-14,${from},,,,,${corrects}\n`;
    const file = `${header}${full('2026-10-15', '2026-10-16', '')}${full('2026-10-17', '2026-10-18', '2026-10-15')}`;
    await trade.importText('quotas', file);
    const [later, first] = await notices();
    expect(later).toMatchObject({ surchargeFrom: '2026-10-18', corrects: first?.id });
    const { ruling } = await trade.safeguard.findDuty({ origin: 'BRA', goods: '02023000', day: '2026-10-17' });
    expect(ruling).toMatchObject({ standing: 'inQuota', surchargeFrom: '2026-10-18' });
  });

  test.each([
    ['BRA,2026,商务部,2026-10-20,公告,60,,,,,,,', '用量（%）', 'unknownStep'],
    ['BRA,2026,商务部,2026-10-20,公告,,,,,,,,', '用量（%）', 'emptyCell'],
    ['BRA,2026,商务部,2026-10-20,公告,80,2026-10-21,,,,,,', '达到日期', 'dayOrder'],
    ['BRA,2026,商务部,2026-10-20,公告,80,,2026-10-22,,,,,', '加征起始日', 'dayOrder'],
    ['ARG,2026,商务部,2026-10-20,公告,100,,,,,,,', '加征起始日', 'emptyCell'],
    ['BRA,2026,商务部,2026-10-20,公告,50,,,,,,,', '用量（%）', 'noticeTaken'],
    ['BRA,2026,商务部,2026-10-20,公告,50,,,,,,,2026-06-21', '更正（原发布日期）', 'noSuchNotice'],
    ['MEX,2026,商务部,2026-10-20,公告,50,,,,,,,', '产地', 'noQuota'],
    ['BRA,2040,商务部,2026-10-20,报道,5,,,,,,,', '年份', 'noQuota'],
    ['BRA,2026,商务部,2026-10-20,传闻,50,,,,,,,', '类别', 'unknownNoticeKind'],
    ['BRA,2026,商务部,2026-10-20,报道,51,,,,,,javascript:x,', '网址', 'badUrl'],
  ])('with the row %s are refused', async (row, column, reason) => {
    const report = await trade.importText('quotas', `${header}${row}\n`);
    expect(report).toMatchObject({ outcome: 'refused', issues: [{ line: 2, column, reason }] });
  });
});

describe('an import of exchange rates', () => {
  test('is published when its rows say, or when the import does', async () => {
    await trade.importText('rates', `${rateHeader}2026-10,USD,7.0288,2026-09-16\n202611,usd,7.031,\n`, {
      asPublishedOn: '2026-10-21',
    });
    expect(await listRates(trade.db)).toMatchObject([
      { month: '2026-10', currency: 'USD', cnyPerUnit: '7.02880000', source: 'customs', publishedOn: '2026-09-16' },
      { month: '2026-11', cnyPerUnit: '7.03100000', publishedOn: '2026-10-21' },
    ]);
    expect(await listRates(trade.db, { asPublishedOn: '2026-10-01' })).toHaveLength(1);
  });

  test('that seems to be for a hundred units is taken and named', async () => {
    const report = await trade.importText('rates', `${rateHeader}2026-09,USD,702.88,\n`, { preview: true });
    expect(report).toMatchObject({ outcome: 'loaded', warnings: [{ line: 2, reason: 'remarkableRate' }] });
  });

  test.each([
    ['2026,USD,7,', 'badPeriod'],
    ['2027-06,USD,7,', 'futurePeriod'],
    ['2026-10,CNY,1,', 'badCurrency'],
    ['2026-10,USD,0,', 'badNumber'],
    ['2026-10,USD,1e3,', 'badNumber'],
    ['2026-10,USD,=7+0,', 'formulaCell'],
  ])('with the row %s is refused', async (row, reason) => {
    expect(await trade.importText('rates', `${rateHeader}${row}\n`)).toMatchObject({
      outcome: 'refused',
      issues: [{ reason }],
    });
  });
});
