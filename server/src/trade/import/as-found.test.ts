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

  const query = '数据年月,商品编码,贸易伙伴名称,第一数量,第一计量单位,美元\n';
  const queried = [1, 2, 3].map((month) => `20240${month},02023000,巴西,${month}00000,千克,450000`);
  const readQuery = (...lines: readonly string[]) => readText('customs-query', `${lines.join('\n')}\n`);
  const right = {
    outcome: 'loaded',
    facts: 3,
    rowsRead: 3,
    changes: { after: { kg: '600000.000', usd: '1350000.00' } },
  };

  test.each([
    ['notes below', [...queried, '数据来源：海关总署', '注：不含活牛']],
    ['the header and its title again', [...queried.slice(0, 2), '牛肉进口', query.trim(), ...queried.slice(2)]],
    [
      'the header again, with blanks',
      [...queried.slice(0, 2), query.trim().replaceAll(',', ' , '), ...queried.slice(2)],
    ],
    ['a header in English below', ['Date of data,Commodity code,Trading partner,Quantity,Unit,US dollar', ...queried]],
  ])('has %s', async (_, lines) => {
    const report = await readQuery(query.trim(), ...lines);
    expect(report).toMatchObject(right);
    expect(report.warnings.map(({ reason }) => reason)).toContain(
      lines.some((line) => line.startsWith('注')) ? 'noteLeftOut' : 'repeatedHeader',
    );
  });

  test.each([['合计,,,600000,千克,1350000'], ['202401,02023000,小计,600000,千克,1350000'], [',,,600000,,1350000']])(
    'and a row of totals is refused as one: %s',
    async (total) => {
      const report = await readQuery(query.trim(), ...queried, total);
      expect(report).toMatchObject({ outcome: 'refused', issues: [{ line: 5, reason: 'totalRow' }] });
    },
  );

  test.each(['单位：万美元', '单位：吨', '查询条件：出口'])('and a note %s stops the load', async (note) => {
    for (const lines of [
      [note, query.trim(), ...queried],
      [query.trim(), ...queried, note],
    ]) {
      expect(await readQuery(...lines)).toMatchObject({ outcome: 'refused', unaccepted: ['tellingNote'] });
    }
    const accepted = { preview: true, accept: ['tellingNote' as const] };
    expect(await trade.importText('customs-query', `${note}\n${query}${queried.join('\n')}\n`, accepted)).toMatchObject(
      right,
    );
  });

  test('says its unit in the title of the weight, or nowhere', async () => {
    const titled = query.replace('第一数量,第一计量单位', '第一数量（千克）').trim();
    const rows = queried.map((line) => line.replace(',千克', ''));
    expect(await readQuery(titled, ...rows)).toMatchObject(right);
    const other = queried.map((line) => line.replace('千克', '吨'));
    expect(await readQuery(query.replace('第一数量', '第一数量（千克）').trim(), ...other)).toMatchObject({
      issues: [{ reason: 'notAWeight' }, {}, {}],
    });
    expect(await readQuery(titled.replace('（千克）', ''), ...rows)).toMatchObject({
      issues: [{ line: 1, column: '第一计量单位', reason: 'missingColumn' }],
    });
  });

  test('has numbers that may be thousands or decimals, which stop the load', async () => {
    const text = `${titles.replaceAll(',', ';')}\n${row.replaceAll(',', ';').replace('26500', '26.500')}\n`;
    expect(await readText('shipments', text)).toMatchObject({ outcome: 'refused', unaccepted: ['unclearNumber'] });
  });

  test('and its country is the one that the goods went to', async () => {
    const report = await readText(
      'shipments',
      `Date,Country,HS code,Net weight (kg)\n2024-01-05,China,02023000,26500\n`,
    );
    expect(report.issues).toMatchObject([{ line: 2, column: 'Country', value: 'China', reason: 'originIsChina' }]);
  });

  test('is parted by bars', async () => {
    const bars = [query.trim(), ...queried].map((line) => line.replaceAll(',', '|'));
    expect(await readQuery(...bars)).toMatchObject(right);
  });

  test('keeps leading zeros by formulas, which are told of as such', async () => {
    const formula = queried.map((line) => line.replace('02023000', '="02023000"'));
    expect((await readQuery(query.trim(), ...formula)).issues).toMatchObject(
      [2, 3, 4].map((line) => ({ line, column: '商品编码', reason: 'formulaCell' })),
    );
  });

  test('is of Comtrade as R writes it', async () => {
    const header =
      'Year,Trade.Flow,Reporter.Code,Partner.Code,X2nd.Partner.Code,Customs.Proc..Code,Mode.of.Transport.Code';
    const report = await readText(
      'comtrade',
      `${header},Commodity.Code,Netweight..kg.,Trade.Value..US..,CIF.Trade.Value..US..\n2016,Import,156,76,NA,NA,NA,"020230",9e+07,4e+08,NA\n`,
    );
    expect(report).toMatchObject({
      outcome: 'loaded',
      changes: { after: { kg: '90000000.000', usd: '400000000.00' } },
    });
  });

  test('has a quantity of Comtrade in another unit', async () => {
    const report = await readText(
      'comtrade',
      'refYear,partnerDesc,cmdCode,qtyUnitCode,qty,primaryValue\n2016,Brazil,020230,21,90,4000\n',
    );
    expect(report.issues).toMatchObject([{ column: 'qtyUnitCode', value: '21', reason: 'notAWeight' }]);
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
