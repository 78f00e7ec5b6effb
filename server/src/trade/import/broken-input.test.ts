import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTradeFixture } from '../trade-fixture.ts';
import type { TradeFixture } from '../trade-fixture.ts';
import type { ImportReport } from './report/import-report.ts';
import { formatReport } from './report/report.ts';
import { textWorkbook, workbookParts, packZip } from '#platform/import/xlsx/zip.fixture.ts';

const fixtures = new URL('fixtures/', import.meta.url).pathname;
const header = '装运日期,产地,商品编码,净重（千克）,金额（美元）';
const row = '2024-03-15,巴西,02023000,26500,132500';
const file = `${header}\n${row}\n2024-03-16,巴西,02023000,27000,135000\n`;

let trade: TradeFixture;
beforeAll(async () => {
  trade = await openTradeFixture();
});
afterAll(async () => trade.close());

afterEach(async () => {
  for (const table of ['trade_vintage', 'company', 'trade_quota', 'trade_rate'] as const) {
    const left = await trade.db.selectFrom(table).selectAll().execute();
    if (left.length > 0) throw new Error(`A broken file left rows in ${table}`);
  }
});

const cells = file
  .trim()
  .split('\n')
  .map((line) => line.split(','));
const book = textWorkbook(cells);
const formula =
  '<row><c t="inlineStr"><is><t>2024-03</t></is></c><c t="inlineStr"><is><t>BRA</t></is></c><c><v>2023000</v></c><c><f>1+1</f><v>2</v></c><c><v>9</v></c></row>';
const titles = header.split(',').map((title) => `<c t="inlineStr"><is><t>${title}</t></is></c>`);

describe('a broken file is refused with a clear report and loads nothing', () => {
  test.each<[string, string | Buffer, ReturnType<typeof issue>]>([
    ['in a wrong encoding', iconv.encode(file, 'big5'), issue(0, '', 'unclearEncoding')],
    [
      'with a byte that fits no encoding',
      Buffer.concat([Buffer.from(file.slice(0, -30)), Buffer.from([0xff, 0xff]), Buffer.from('\n')]),
      issue(3, '', 'unreadableText'),
    ],
    [
      'that ends inside a character',
      Buffer.from(`${header},出口商\n${row},沪`).subarray(0, -1),
      issue(2, '', 'unreadableText'),
    ],
    ['that ends inside a row', file.slice(0, -12), issue(3, '', 'columnCount')],
    [
      'that ends inside a quoted cell',
      `${header}\n2024-03-15,"巴西",02023000,26500,"132,50`,
      issue(2, '', 'openQuote'),
    ],
    ['without a column', file.replaceAll(/^([^,]*),[^,]*/gm, '$1'), issue(1, '产地 Origin', 'missingColumn')],
    ['with swapped columns', file.replace('产地,商品编码', '商品编码,产地'), issue(2, '商品编码', 'badCode')],
    ['with a column twice', file.replace('产地', '装运日期'), issue(1, '装运日期', 'repeatedColumn')],
    ['with a negative weight', file.replace('27000', '-27000'), issue(3, '净重（千克）', 'negativeNumber')],
    [
      'with a weight beyond all measure',
      file.replace('27000', '9'.repeat(15)),
      issue(3, '净重（千克）', 'numberTooLarge'),
    ],
    ['with an exponent', file.replace('27000', '2.7e4'), issue(3, '净重（千克）', 'shortenedNumber')],
    ['with a row twice', `${file}${row}\n`, issue(4, '', 'duplicateRow')],
    [
      'with a formula as text',
      file.replace('02023000', '="02023000"'.replaceAll('"', "'")),
      issue(2, '商品编码', 'formulaCell'),
    ],
    ['of nothing', '', issue(1, '', 'emptyFile')],
    ['of a header only', `${header}\n`, issue(1, '', 'emptyFile')],
    ['of zeros', Buffer.alloc(1000), issue(0, '', 'notText')],
    [
      'that is a picture',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0]),
      issue(0, '', 'notText'),
    ],
    [
      'that is a database',
      Buffer.concat([
        Buffer.from('SQLite format 3\0'),
        Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7) % 32)),
      ]),
      issue(0, '', 'notText'),
    ],
    [
      'that is a web page',
      '\r\n<!DOCTYPE html>\n<html><body class="sign-in">Please sign in</body></html>\n',
      issue(0, '', 'webPage'),
    ],
    [
      'whose thousands marks part its columns',
      `${header}\n${'2024-03-15,巴西,02023000,26,500,132,500\n'.repeat(3000)}`,
      issue(0, '', 'columnCountThroughout'),
    ],
    ['that is half a workbook', book.subarray(0, book.length >> 1), issue(0, '', 'brokenArchive')],
    [
      'that is a zip bomb',
      packZip([{ name: 'xl/workbook.xml', content: Buffer.alloc(40 * 2 ** 20) }]),
      issue(0, '', 'archiveTooLarge'),
    ],
    [
      'whose sheet has formulas',
      packZip(workbookParts([{ name: 'A', rows: `<row>${titles.join('')}</row>${formula}` }])),
      issue(2, '净重（千克）', 'formulaCell'),
    ],
    [
      'whose sheet is another',
      textWorkbook([['Notes'], ['Fill in the other sheet']]),
      issue(1, '装运日期 Shipment date', 'missingColumn'),
    ],
    ['whose sheet is empty', packZip(workbookParts([{ name: 'A', rows: '' }])), issue(1, '', 'emptyFile')],
  ])('%s', async (_, content, expected) => {
    const report = await trade.importText('shipments', content);
    expect(report).toMatchObject({ outcome: 'refused', facts: 0, vintageId: null, changes: null });
    expect(report.issues[0]).toMatchObject(expected);
    expect(report.issueCount).toBeLessThan(20);
    for (const edition of ['en', 'cn'] as const) expect(formatReport(report, edition).length).toBeGreaterThan(2);
    const run = await trade.db
      .selectFrom('trade_import_run')
      .select(['outcome', 'issues'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(run).toMatchObject({ outcome: 'refused', issues: [expected, ...report.issues.slice(1)] });
  });

  test('and a workbook with several sheets says which there are', async () => {
    const sheets = [
      { name: 'Notes', rows: '<row><c t="inlineStr"><is><t>Read me</t></is></c></row>' },
      { name: 'Data', rows: '' },
    ];
    const report = await trade.importText('shipments', packZip(workbookParts(sheets)));
    expect(report.issues.at(-1)).toEqual({ line: 0, column: '', reason: 'otherSheets', value: 'Notes | Data' });
    expect(formatReport(report, 'en').join('\n')).toContain('the file: the workbook has several sheets');
  });
});

describe('a file is read as the same one', () => {
  const rows = [header, row, '2024-03-16,巴西,02023000,27000,135000'];
  const asText = (lines: readonly string[], { end = '\n', separator = ',' } = {}): string =>
    lines.map((line) => `${line.replaceAll(',', separator)}${end}`).join('');

  test.each<[string, string | Buffer]>([
    ['with CR at the end of its lines and a mark', `\ufeff${asText(rows, { end: '\r' })}`],
    ['parted by semicolons', asText(rows, { separator: ';' })],
    [
      'parted by tabs in UTF-16',
      iconv.encode(asText(rows, { end: '\r\n', separator: '\t' }), 'utf16le', { addBOM: true }),
    ],
    ['in UTF-16 of the other order', iconv.encode(asText(rows), 'utf-16be', { addBOM: true })],
    ['in GB18030', iconv.encode(asText(rows, { end: '\r\n' }), 'gb18030')],
    ['with titles above its header', `2024年3月进口明细,,,,\n"单位：千克; 美元"\n\n${asText(rows)}`],
    ['with a line for spreadsheets above its header', `sep=;\n${asText(rows, { separator: ';' })}`],
    ['as a sheet with titles above its header', textWorkbook([['2024年3月进口明细'], [], ...cells])],
  ])('%s', async (_, content) => {
    const report = await trade.importText('shipments', content, { preview: true });
    expect(report).toMatchObject({
      outcome: 'loaded',
      rowsRead: 2,
      facts: 2,
      warningCount: 0,
      changes: { after: { kg: '53500.000', usd: '267500.00' } },
    });
  });

  test('and a fault below titles is told with the line of the file', async () => {
    const report = await trade.importText('shipments', `进口明细\n\n${asText(rows)}2024-03-17,巴西,02023000,x,1\n`);
    expect(report.issues).toEqual([{ line: 6, column: '净重（千克）', value: 'x', reason: 'badNumber' }]);
  });

  test('and a header that lacks a column is told of where it stands, not where the titles do', async () => {
    const report = await trade.importText('shipments', `进口明细\n${asText(rows).replace('产地', '产区')}`);
    const value = '→ 装运日期 | 产区 | 商品编码 | 净重（千克） | 金额（美元）';
    expect(report.issues).toEqual([{ line: 2, column: '产地 Origin', value, reason: 'missingColumn' }]);
  });
});

function issue(line: number, column: string, reason: string) {
  return { line, column, reason };
}

/** Every row is accounted for, and any issue keeps all rows out; what waits to be accepted says how many facts it has. */
function expectWhole(report: ImportReport): void {
  if (report.outcome === 'refused') {
    expect(report.issueCount).toBeGreaterThan(0);
    if (report.unaccepted.length === 0) expect(report.facts).toBe(0);
    return;
  }
  expect(report.issueCount).toBe(0);
  expect(report.facts + report.outOfScope + report.aggregates).toBe(report.rowsRead);
}

describe('a file that was changed anywhere never fails otherwise, and never loads in part', () => {
  const places = fc.array(
    fc.record({
      at: fc.nat(),
      byte: fc.integer({ min: 0, max: 255 }),
      kind: fc.constantFrom('set', 'insert', 'delete', 'cut'),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );

  type Change = { readonly at: number; readonly byte: number; readonly kind: string };

  function mutate(bytes: Buffer, changes: readonly Change[]): Buffer {
    let content = bytes;
    for (const { at, byte, kind } of changes) {
      const index = content.length === 0 ? 0 : at % content.length;
      const [head, tail] = [content.subarray(0, index), content.subarray(index)];
      if (kind === 'cut') content = head;
      else if (kind === 'delete') content = Buffer.concat([head, tail.subarray(1)]);
      else content = Buffer.concat([head, Buffer.from([byte]), kind === 'set' ? tail.subarray(1) : tail]);
    }
    return content;
  }

  const seeds: readonly (readonly [string, string, () => Promise<Buffer>])[] = [
    ['customs-query', 'CSV', () => readFile(join(fixtures, 'customs-by-month.csv'))],
    ['comtrade', 'CSV', () => readFile(join(fixtures, 'comtrade-legacy.csv'))],
    ['shipments', 'CSV', () => readFile(join(fixtures, 'shipments.csv'))],
    ['shipments', 'XLSX', () => Promise.resolve(book)],
    [
      'shipments',
      'UTF-16 with titles and tabs',
      () =>
        Promise.resolve(
          iconv.encode(`进口明细\r${file.replaceAll(',', '\t').replaceAll('\n', '\r')}`, 'utf16le', { addBOM: true }),
        ),
    ],
    [
      'quotas',
      'CSV',
      () =>
        Promise.resolve(Buffer.from('Origin,Year,Quota (t),Source\nBRA,2027,1128000,MOFCOM\nARG,2027,521000,MOFCOM\n')),
    ],
    [
      'rates',
      'XLSX',
      () =>
        Promise.resolve(
          textWorkbook([
            ['Month', 'Currency', 'CNY per unit'],
            ['2026-10', 'USD', '7.03'],
          ]),
        ),
    ],
  ];

  test.each(seeds)('%s as %s', async (format, _, open) => {
    const seed = await open();
    await fc.assert(
      fc.asyncProperty(places, async (changes) => {
        expectWhole(await trade.importText(format, mutate(seed, changes), { preview: true }));
      }),
      { numRuns: 15 },
    );
  });

  test('a sheet whose XML was changed anywhere', async () => {
    const parts = workbookParts([
      { name: 'A', rows: `<row>${titles.join('')}</row>${formula.replace('<f>1+1</f>', '')}` },
    ]);
    await fc.assert(
      fc.asyncProperty(places, fc.nat(), async (changes, which) => {
        const changed = parts.map((part, index) =>
          index === which % parts.length ? { ...part, content: mutate(Buffer.from(part.content), changes) } : part,
        );
        expectWhole(await trade.importText('shipments', packZip(changed), { preview: true }));
      }),
      { numRuns: 40 },
    );
  });
});
