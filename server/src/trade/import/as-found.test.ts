import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import { formatReport } from './report/report.ts';

const folder = new URL('fixtures/as-found/', import.meta.url).pathname;

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());

const read = (format: string, name: string) => trade.importPath(format, join(folder, name), { preview: true });
const readText = (format: string, text: string | Buffer) => trade.importText(format, text, { preview: true });
const titles = 'Shipment date,Origin,HS code,Net weight (kg)';
const row = '2024-01-05,BRA,02023000,26500';

describe('a file as its source or other hands wrote it', () => {
  test('has the shipments to other countries named and left out', async () => {
    const report = await read('shipments', 'sh-destination.csv');
    expect(report).toMatchObject({
      outcome: 'loaded',
      facts: 1,
      outOfScope: 1,
      changes: { after: { kg: '26000.000' } },
    });
    expect(report.leftOut).toMatchObject([{ reason: 'destination', name: 'NETHERLANDS', rows: 1, tonnes: 5 }]);
    expect(formatReport(report, 'en').join('\n')).toContain('Another destination: NETHERLANDS: 1 row, 5 t, USD 40,000');
    expect(formatReport(report, 'cn').join('\n')).toContain('运往其他目的地：NETHERLANDS：1 行，5 吨');
  });

  test('says the currency in other words', async () => {
    expect(await read('customs-query', 'cq-value-title-b.csv')).toMatchObject({
      outcome: 'loaded',
      facts: 2,
      changes: { after: { usd: '950000.00' } },
    });
  });

  test('is in Windows-1252', async () => {
    const report = await read('shipments', 'sh-latin1.csv');
    expect(report).toMatchObject({ outcome: 'loaded', encoding: 'windows-1252', facts: 2 });
    expect(report.names?.newCompanies.map(({ name }) => name).toSorted()).toEqual([
      'Agroindústria Conceição',
      'Comércio Ltda',
      'Frigorífico São João S/A',
    ]);
  });

  test('has titles in snake case', async () => {
    expect(await read('comtrade', 'ct-snake-case.csv')).toMatchObject({
      outcome: 'loaded',
      facts: 2,
      changes: { after: { kg: '25000000.000', usd: '500000000.00' } },
      titles: { notUnderstood: [], stopping: [] },
    });
  });

  test('has row numbers in a first column without a title', async () => {
    expect(await read('comtrade', 'ct-r-rownames.csv')).toMatchObject({ outcome: 'loaded', issueCount: 0 });
  });

  test('has the header again', async () => {
    const report = await read('customs-query', 'cq-repeated-header.csv');
    expect(report).toMatchObject({
      outcome: 'loaded',
      rowsRead: 3,
      facts: 3,
      changes: { after: { kg: '330000.000' } },
    });
    expect(report.warnings).toContainEqual({ line: 4, column: '', value: '', reason: 'repeatedHeader' });
  });

  test.each([
    ['customs-query', 'cq-scientific.csv', ['第一数量 1.2E+08', '美元 5.40000E+08']],
    ['comtrade', 'ct-scientific.csv', ['primaryValue 4.00123E+08', 'netWgt 9.01234E+07', 'qty 9.01234E+07']],
  ])('of %s has numbers that a spreadsheet has shortened: %s', async (format, name, shortened) => {
    const report = await read(format, name);
    expect(report.outcome).toBe('refused');
    expect(report.issues.map(({ column, value }) => `${column} ${value}`)).toEqual(shortened);
    expect(new Set(report.issues.map(({ reason }) => reason))).toEqual(new Set(['shortenedNumber']));
  });

  test('and is refused of the line that is most like a header, with the titles that it has', async () => {
    const report = await read('shipments', 'sh-vendor.xlsx');
    expect(report.issues).toMatchObject([
      { line: 6, reason: 'missingColumn', value: expect.stringContaining('RECORD_ID | EXP_DATE | EXPORTER_NAME') },
    ]);
  });

  test('and is refused for a column that says how figures are meant, by its own title', async () => {
    const report = await readText('shipments', `${titles},FOB_VALUE,Vessel\n${row},1,Alfa\n`);
    expect(report).toMatchObject({
      outcome: 'refused',
      facts: 0,
      rowsRead: 0,
      titles: { notUnderstood: ['FOB_VALUE', 'Vessel'] },
    });
    expect(report.issues).toEqual([{ line: 1, column: 'FOB_VALUE', value: 'fob', reason: 'columnNotRead' }]);
  });

  test('and the report lists what was read of it and what not', async () => {
    const report = await readText('shipments', `${titles},Gross weight (kg),Vessel\n${row},27000,Alfa\n`);
    const text = formatReport(report, 'en').join('\n');
    expect(text).toContain('columns read: Shipment date, Origin, HS code, Net weight (kg)');
    expect(text).toContain('columns not read, of no use here: Gross weight (kg)');
    expect(text).toContain('columns not understood, and not read: Vessel');
    expect(formatReport(report, 'cn').join('\n')).toContain('未能识别、未读取的列：Vessel');
  });

  test.each([
    ['inside', `,${titles}\nx,${row}\n`, 'A'],
    ['to the right', `${titles},,\n${row},,5\n`, 'F'],
  ])('and a column without a title %s is named by its letter', async (_, text, column) => {
    const report = await readText('shipments', text);
    expect(report.issues).toMatchObject([{ line: 2, column, reason: 'unnamedColumn' }]);
  });

  test.each([
    'Shipment date,Origin,HS code,Value (USD)',
    'Origin,Shipment date,HS code,Net weight (kg)',
    'Origin,Shipment date,HS code',
    'Shipment date,Origin,Exporter,HS code,Net weight (kg)',
  ])('and the header again with other columns is one fault: %s', async (again) => {
    const report = await readText('shipments', `${titles}\n${row}\n${again}\n${'BRA,x,y,z,1\n'.repeat(30)}`);
    expect(report.issues).toMatchObject([{ line: 3, reason: 'otherHeader' }]);
  });

  test('and titles in quotation marks may have line breaks', async () => {
    const broken = titles.replace('Net weight (kg)', '"Net weight\r\n(kg)"').replace('HS code', '"HS\r\ncode"');
    const report = await readText('shipments', `Exports\r\n${broken}\r\n${row}\r\n2024-01-06,BRA,02023000,x\r\n`);
    expect(report.issues).toMatchObject([{ line: 6, reason: 'badNumber' }]);
    expect(report.rowsRead).toBe(2);
  });

  test('and an encoding that cannot be told is asked for', async () => {
    const text = iconv.encode(`${titles},Exporter\n${row},台灣貿易 São\n`, 'utf8');
    const unclear = Buffer.concat([
      text.subarray(0, -1),
      iconv.encode('ação 巴西\n', 'gb18030'),
      Buffer.from([0xe7, 0x0a]),
    ]);
    const russian = iconv.encode(`${titles},Exporter\n${row},Мясо Экспорт\n`, 'windows-1251');
    for (const bytes of [unclear, russian]) {
      expect((await readText('shipments', bytes)).issues).toMatchObject([{ line: 0, reason: 'unclearEncoding' }]);
    }
  });

  test('and is read in the encoding that is given', async () => {
    const path = join(folder, 'sh-latin1.csv');
    const options = { preview: true, encoding: 'gb18030' } as const;
    const report = await trade.importPath('shipments', path, options);
    expect(report).toMatchObject({ encoding: 'gb18030' });
    expect(report.names?.newCompanies.map(({ name }) => name).join()).not.toContain('São');
  });
});
