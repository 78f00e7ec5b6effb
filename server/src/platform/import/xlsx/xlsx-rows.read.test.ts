import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import type { FileRow } from '../rows/file-row.ts';
import { openRows } from '../rows/open-rows.ts';
import { readXlsxRows } from './xlsx-rows.read.ts';
import { textWorkbook, workbookParts, packZip } from './zip.fixture.ts';
import type { ZipPart } from './zip.fixture.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xlsx-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

async function readRows(content: Buffer | string, sheet: string | null = null): Promise<FileRow[]> {
  const path = join(folder, 'file.xlsx');
  await writeFile(path, content);
  const rows: FileRow[] = [];
  for await (const some of (await openRows(path, sheet, () => 0)).batches) rows.push(...some);
  return rows;
}

function makeSheet(rows: string, strings: readonly string[] = []): Buffer {
  return packZip(workbookParts([{ name: 'Data', rows }], strings));
}

async function toFields(rows: string, strings: readonly string[] = []): Promise<readonly (readonly string[])[]> {
  return (await readRows(makeSheet(rows, strings))).map((row) => (row.kind === 'fields' ? row.fields : ['broken']));
}

describe('the cells of a workbook', () => {
  test('are texts, shared or of their own, in one run or several, without reading aids', async () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="inlineStr"><is><r><t>牛</t></r><r><t xml:space="preserve"> &amp; &#29482;</t></r></is></c></row>';
    const strings = ['<t>巴西</t>', '<r><t>上</t></r><r><t>海</t></r><rPh><t>しゃんはい</t></rPh>'];
    expect(await toFields(rows, strings)).toEqual([['巴西', '上海', '牛 & 猪']]);
  });

  test('are numbers as they were typed, whatever a double makes of them', async () => {
    const numbers = [
      '26500',
      '0.1',
      '19999.999999999996',
      '1.0000000000000001E-2',
      '2.65E4',
      '12345678901234',
      '-5',
      '1E-7',
    ];
    const cells = numbers.map((number) => `<c><v>${number}</v></c>`).join('');
    expect(await toFields(`<row>${cells}</row>`)).toEqual([
      ['26500', '0.1', '20000', '0.01', '26500', '12345678901234', '-5', '0.0000001'],
    ]);
  });

  test('are days, percentages and truths where they are shown so', async () => {
    const rows =
      '<row><c s="1"><v>45322</v></c><c s="1"><v>45322.75</v></c><c s="2"><v>0.12</v></c><c t="b"><v>1</v></c></row>';
    expect(await toFields(rows)).toEqual([['2024-01-31', '2024-01-31', '12%', 'TRUE']]);
  });

  test('stand where their address says; empty rows are left out and lines keep their numbers', async () => {
    const rows =
      '<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c></row><row r="3"/><row r="7"><c r="A7"><v>3</v></c></row>';
    const found = await readRows(makeSheet(rows));
    expect(found).toMatchObject([
      { number: 2, fields: ['', '1', '', '2'] },
      { number: 7, fields: ['3'] },
    ]);
  });

  test('without an address stand behind each other, empty ones too', async () => {
    const rows = '<row><c/><c><v>1</v></c><c t="inlineStr"><is><t></t></is></c><c><v>2</v></c></row>';
    expect(await toFields(rows)).toEqual([['', '1', '', '2']]);
  });

  test('that are formulas or errors are named by their place', async () => {
    const rows =
      '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>A1*2</f><v>2</v></c><c r="C1" t="e"><v>#REF!</v></c><c r="D1" t="str"><f>"x"</f></c></row>';
    const [row] = await readRows(makeSheet(rows));
    expect(row).toMatchObject({
      cellIssues: [
        { index: 1, reason: 'formulaCell', value: '2' },
        { index: 2, reason: 'errorCell', value: '#REF!' },
        { index: 3, reason: 'formulaCell', value: '' },
      ],
    });
  });

  test('are read with prefixes, comments, CDATA and brackets in attributes too', async () => {
    const rows =
      '<!-- <row> --><x:row r="1"><x:c r="A1" note="a > b" t="inlineStr"><x:is><x:t><![CDATA[<a> & b]]></x:t></x:is></x:c></x:row>';
    expect(await toFields(rows)).toEqual([['<a> & b']]);
  });

  test('agree with another reader on whatever a writer writes', async () => {
    // The writer loses the names that every object has (`toString`).
    const isWritten = (text: string) => text.trim() === text && !text.includes('_x') && !(text in {});
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }).filter((text) => !/[\p{Cc}\ufffe\uffff]/u.test(text) && isWritten(text)),
      fc.string({ unit: fc.constantFrom('牛', '肉', 'é', '<', '&', '"', ','), maxLength: 8 }),
      fc.integer({ min: -1e9, max: 1e12 }),
      fc.constant(null),
    );
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(table, async (data) => {
        const buffer = await writeXlsxFile([{ data, sheet: 'Data' }]).toBuffer();
        const ours = await readRows(buffer);
        const theirs = await readSheet(buffer, { trim: false });
        const text = (value: unknown): string =>
          typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
        const full = theirs
          .map((row) => row.map(text).join('\n').replace(/\n*$/, ''))
          .filter((row) => row.trim() !== '');
        expect(ours.map((row) => (row.kind === 'fields' ? row.fields.join('\n') : 'broken'))).toEqual(full);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the sheet of a workbook', () => {
  const sheets = [
    { name: 'Hidden', rows: '<row><c><v>1</v></c></row>', isHidden: true },
    { name: '数据', rows: '<row><c><v>2</v></c></row>' },
    { name: 'Notes', rows: '<row><c><v>3</v></c></row>' },
  ];

  test('is the first that is not hidden, or the one asked for', async () => {
    expect(await readRows(packZip(workbookParts(sheets)))).toMatchObject([{ fields: ['2'] }]);
    expect(await readRows(packZip(workbookParts(sheets)), 'Notes')).toMatchObject([{ fields: ['3'] }]);
  });

  test('that is not there is refused, and the others are named', async () => {
    expect(await readRows(packZip(workbookParts(sheets)), 'Data')).toEqual([
      {
        kind: 'broken',
        number: 0,
        issues: [{ reason: 'noSuchSheet', column: '', value: 'Hidden | 数据 | Notes' }],
      },
    ]);
  });
});

describe('a workbook that cannot be trusted', () => {
  const megabytes = (count: number): Buffer => Buffer.alloc(count * 2 ** 20, ' ');
  const withSheet = (part: Partial<ZipPart>): Buffer =>
    packZip(
      workbookParts([{ name: 'Data', rows: '' }]).map((one) =>
        one.name.includes('sheet1') ? { ...one, ...part } : one,
      ),
    );

  test.each([
    ['that unpacks to a thousand times its size', withSheet({ content: megabytes(40) }), 'archiveTooLarge'],
    ['that claims gigabytes', withSheet({ claimedSize: 2 ** 31 }), 'archiveTooLarge'],
    ['that holds more than it claims', withSheet({ content: megabytes(8), claimedSize: 1000 }), 'brokenArchive'],
    [
      'with a part that grows while it is read as a whole',
      packZip([{ name: '_rels/.rels', content: megabytes(9) }]),
      'archiveTooLarge',
    ],
    [
      'with thousands of parts',
      packZip(Array.from({ length: 2_001 }, (_, index) => ({ name: `${index}`, content: '' }))),
      'archiveTooLarge',
    ],
    ['with a password', withSheet({ isEncrypted: true }), 'encryptedArchive'],
    ['of the old form', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'oldWorkbook'],
    ['that is another archive', packZip([{ name: 'word/document.xml', content: '<a/>' }]), 'notAWorkbook'],
    ['without end', textWorkbook([['a']]).subarray(0, 300), 'brokenArchive'],
    ['with entities of its own', withSheet({ content: '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>' }), 'brokenArchive'],
    ['with a cell far to the right', makeSheet('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'tooManyColumns'],
    ['with a row beyond the last', makeSheet('<row r="9999999"><c><v>1</v></c></row>'), 'brokenArchive'],
    [
      'with rows out of order',
      makeSheet('<row r="2"><c><v>1</v></c></row><row r="1"><c><v>1</v></c></row>'),
      'brokenArchive',
    ],
    ['with a text that is not there', makeSheet('<row><c t="s"><v>7</v></c></row>'), 'brokenArchive'],
    ['with half a sheet', withSheet({ content: '<worksheet><sheetData><row><c><v>1' }), 'brokenArchive'],
    [
      'with bytes that are no text',
      withSheet({ content: Buffer.from([0x3c, 0x61, 0xff, 0xfe, 0x3e]) }),
      'brokenArchive',
    ],
  ])('%s ends in one fault', async (_, content, reason) => {
    const rows = await readRows(content);
    expect(rows.at(-1)).toMatchObject({ kind: 'broken', number: 0, issues: [{ reason }] });
  });

  test('does not fill the memory', async () => {
    // 400 MB of cells in 400 kB: within what is claimed, far beyond the ratio.
    const bomb = withSheet({ content: `<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(4_000_000)}` });
    const path = join(folder, 'bomb.xlsx');
    await writeFile(path, bomb);
    const held = (): number => process.memoryUsage().heapUsed + process.memoryUsage().external;
    const before = held();
    const rows: FileRow[] = [];
    for await (const some of readXlsxRows(path, null, () => undefined)) rows.push(...some);
    expect(rows).toMatchObject([{ issues: [{ reason: 'archiveTooLarge' }] }]);
    expect(held() - before).toBeLessThan(40 * 2 ** 20);
  });
});

const real = resolve(import.meta.dirname, '../../../../../../shared/data/prices/CMO-2024-04.xlsx');

test.skipIf(!existsSync(real))(
  `a workbook as the World Bank publishes it is read whole (skipped where ${real} is not there)`,
  async () => {
    const rows: FileRow[] = [];
    for await (const some of readXlsxRows(real, 'Monthly Prices', () => undefined)) rows.push(...some);
    const texts = rows.map((row) => (row.kind === 'fields' ? row.fields : []));
    expect(texts.filter(([period]) => /^\d{4}M\d{2}$/.test(period ?? ''))).toHaveLength(771);
    expect(texts.find(([period]) => period === '2024M03')).toBeDefined();
  },
);
