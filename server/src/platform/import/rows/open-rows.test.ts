import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packZip, textWorkbook, type ZipPart } from '../xlsx/zip.fixture.ts';
import type { FileRow } from './file-row.ts';
import { openRows } from './open-rows.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rows-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

async function readFile(content: Buffer | string): Promise<readonly FileRow[]> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const rows: FileRow[] = [];
  for await (const some of (await openRows(path, null, () => 0)).batches) rows.push(...some);
  return rows;
}

async function readFields(content: Buffer | string): Promise<readonly unknown[]> {
  return (await readFile(content)).map((row) => (row.kind === 'fields' ? row.fields : row.issues));
}

/** The reason why a file is refused as a whole, and its value. */
async function readRefusal(content: Buffer | string): Promise<readonly unknown[]> {
  const row = (await readFile(content)).at(-1);
  return row?.kind === 'broken' ? [row.number, row.issues[0]?.reason, row.issues[0]?.value] : [];
}

const csv = 'month,kg\n202401,5\n';
const rows = [
  ['month', 'kg'],
  ['202401', '5'],
];
const zip = (...parts: readonly (readonly [name: string, content: string | Buffer])[]): Buffer =>
  packZip(parts.map(([name, content]): ZipPart => ({ name, content })));

describe('a packed file', () => {
  test.each([
    ['gzip', gzipSync(csv)],
    ['gzip, in two members', Buffer.concat([gzipSync(csv.slice(0, 10)), gzipSync(csv.slice(10))])],
    ['zip', zip(['a/figures.csv', csv])],
    [
      'zip, beside what a Mac adds',
      zip(['figures.csv', csv], ['__MACOSX/._figures.csv', 'x'], ['a/', ''], ['.DS_Store', 'x']),
    ],
    ['zip of JSON', zip(['figures.json', '[{"month": "202401", "kg": 5}]'])],
    ['zip of a workbook', zip(['figures.xlsx', textWorkbook(rows)])],
    ['gzip of a workbook', gzipSync(textWorkbook(rows))],
  ])('is read through: %s', async (_, content) => {
    expect(await readFields(content)).toEqual(rows);
  });

  test.each<[string, Buffer, readonly unknown[]]>([
    ['of several files', zip(['a.csv', csv], ['b.csv', csv]), [0, 'severalFiles', 'a.csv | b.csv']],
    ['of no file', zip(['a/', '']), [0, 'notAWorkbook', '']],
    ['in an archive', zip(['a.csv.gz', gzipSync(csv)]), [0, 'packedTwice', '']],
    ['in a packed archive', gzipSync(zip(['a.csv', csv])), [0, 'packedTwice', '']],
    [
      'with a password',
      packZip([{ name: 'a.csv', content: csv, isEncrypted: true }]),
      [0, 'encryptedArchive', 'a.csv'],
    ],
    ['that is a bomb in gzip', gzipSync(Buffer.alloc(40 * 2 ** 20)), [0, 'archiveTooLarge', '16 MiB']],
    ['that is a bomb in zip', zip(['a.csv', Buffer.alloc(40 * 2 ** 20)]), [0, 'archiveTooLarge', '40 MiB']],
    [
      'whose claimed size is too small',
      packZip([{ name: 'a.csv', content: Buffer.alloc(40 * 2 ** 20), claimedSize: 10 }]),
      [0, 'brokenArchive', expect.anything()],
    ],
    ['that is cut off', gzipSync('month,kg\n'.repeat(9)).subarray(0, -12), [0, 'brokenArchive', expect.anything()]],
    [
      'that is damaged',
      Buffer.concat([gzipSync(csv).subarray(0, 12), Buffer.alloc(40, 7)]),
      [0, 'brokenArchive', expect.anything()],
    ],
  ])('%s is refused for that reason', async (_, content, refusal) => {
    expect(await readRefusal(content)).toEqual(refusal);
  });

  test('leaves nothing behind, also where only its header is read', async () => {
    const path = join(folder, 'file');
    await writeFile(path, gzipSync(csv));
    for await (const some of (await openRows(path, null, () => 0)).batches) if (some.length > 0) break;
    const place = join(tmpdir(), 'btc-unpacked');
    const own = existsSync(place) ? (await readdir(place)).filter((name) => name.includes(`.${process.pid}.`)) : [];
    expect(own).toEqual([]);
  });
});

describe('JSON', () => {
  test.each([
    ['a list of records', '[{"month":"202401","kg":5}]'],
    [
      'a list in `data`',
      '{"count": 1, "note": "a \\"data\\": [", "data" : [\n {"month":"202401", "kg":5}\n], "error": ""}',
    ],
    ['a list beside other lists', '{"errors": [], "codes": [[1], {"kg": 3}], "dataset": [{"month":"202401","kg":5}]}'],
    ['a list of lists below their names', '[["month","kg"],\n["202401",5]]'],
    ['a record a line', '{"month":"202401","kg":5}\n{"month":"202402","kg":6}\n'],
    ['records with less', '[{"month":"202401","kg":5,"note":null},{"note":null}]'],
  ])('is read as rows: %s', async (_, text) => {
    const read = (await readFields(text)).map((fields) => (Array.isArray(fields) ? fields.slice(0, 2) : fields));
    expect(read.slice(0, 2)).toEqual(rows);
    if (text.includes('note":null')) expect(read.slice(2)).toEqual([['', '']]);
    else expect(read.slice(2)).toEqual(text.includes('202402') ? [['202402', '6']] : []);
  });

  test('counts its records from 1 and tells numbers from texts', async () => {
    expect(await readFile('[{"month":"202401","kg":5.25,"is":true}]')).toMatchObject([
      { number: 0, fields: ['month', 'kg', 'is'] },
      { number: 1, fields: ['202401', '5.25', 'true'], numberPlaces: [1] },
    ]);
  });

  test('is read in pieces, whatever its length', async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `{"month": "2024\\"]}01", "kg": ${index}}`);
    const read = await readFile(`{"data": [\n${many.join(',\n')}\n]}`);
    expect(read).toHaveLength(20_001);
    expect(read.at(-1)).toMatchObject({ number: 20_000, fields: ['2024"]}01', '19999'] });
  });

  test.each<[string, string, readonly unknown[]]>([
    [
      'an error of the service',
      '{"statusCode": 403, "message": "Out of call volume quota."}',
      [0, 'serviceError', '403: Out of call volume quota.'],
    ],
    [
      'an error in a field',
      '{"error": {"code": "E7", "message": "No such reporter"}}',
      [0, 'serviceError', 'E7: No such reporter'],
    ],
    ['a list of errors', '{"errors": [{"detail": "Too many periods"}]}', [0, 'serviceError', 'Too many periods']],
    [
      'an error beside no records',
      '{"data": [], "error": "Query too complex"}',
      [0, 'serviceError', 'Query too complex'],
    ],
    ['an error after some records', '{"data": [{"kg": 5}], "error": "Timeout"}', [0, 'serviceError', 'Timeout']],
    ['no list', '{"figures": {"kg": 5}}', [0, 'noRecords', '']],
    ['a list of lists without names', '[[2024, 5], [2025, 6]]', [0, 'noRecords', '']],
    ['columns and rows apart', '{"columns": ["month"], "data": [[202401, 5]]}', [0, 'noRecords', '']],
    ['fewer records than it says', '{"count": 3, "data": [{"kg": 5}]}', [0, 'otherCount', '3 : 1']],
    ['lines of which one is cut off', '{"kg": 5}\n{"kg": 6}\n{"k', [3, 'brokenJson', 'unfinished']],
    ['a file that is cut off', '{"data": [{"month": "202401", "kg": 5}, {"mon', [2, 'brokenJson', 'unfinished']],
    ['a record that is none', '[{"month": "202401", kg: 5}]', [0, 'brokenJson', expect.anything()]],
    [
      'a record of thousands of fields',
      JSON.stringify([Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [index, 1]))]),
      [0, 'tooManyColumns', '1001'],
    ],
    ['a record within a record', '[{"month": "202401", "kg": {"net": 5}}]', [1, 'nestedField', '']],
    [
      'a field that comes late',
      `[${'{"kg": 5},'.repeat(40_000)}{"kg": 5, "status": "estimate"}]`,
      [40_001, 'lateField', 'estimate'],
    ],
  ])('of %s is refused for that reason', async (_, text, refusal) => {
    expect(await readRefusal(text)).toEqual(refusal);
  });

  test('beside a message that is no error is read', async () => {
    expect(await readFields('{"message": "ok", "data": [{"month":"202401","kg":5}]}')).toEqual(rows);
  });

  test('is not a title in brackets', async () => {
    expect(await readFields(`[Table 1],\n${csv}`)).toContainEqual(['month', 'kg']);
  });
});

describe('a text', () => {
  test('may have line breaks in quotation marks', async () => {
    const text = 'month,place,kg\n202401,"Rua 1\nSantos\n",5\n202402,x,6\n';
    expect(await readFields(text)).toEqual([
      ['month', 'place', 'kg'],
      ['202401', 'Rua 1\nSantos\n', '5'],
      ['202402', 'x', '6'],
    ]);
  });

  test.each([
    ['that is never closed', 'month,kg\n202401,"5\n202402,6\n202403,7\n'],
    ['that another closes', 'month,kg\n202401,"5\n202402,6\n202403,"7"\n'],
  ])('keeps its rows beside a quotation mark %s', async (_, text) => {
    const read = await readFile(text);
    expect(read.map(({ kind }) => kind)).toEqual(['fields', 'broken', 'fields', 'fields']);
    expect(read[1]).toMatchObject({ number: 2, issues: [{ reason: 'openQuote' }] });
  });

  test('put together of several has the mark of each', async () => {
    expect(await readFields(`\ufeff"month","kg"\n1,5\n\ufeff"month","kg"\n2,6\n`)).toContainEqual(['month', 'kg']);
  });

  test('decoded twice is refused for that reason', async () => {
    const twice = Buffer.from('Frigorífico São João').toString('latin1');
    expect(await readRefusal(`month,name\n202401,${twice}\n`)).toEqual([0, 'twiceDecoded', '']);
    expect(await readFields('month,name\n202401,SÃO JOÃO\n')).toHaveLength(2);
  });
});

test.each([
  ['a PDF', '%PDF-1.7\n%âãÏÓ\n', 'pdf'],
  ['a saved web page', 'MIME-Version: 1.0\nContent-Type: multipart/related;\n', 'webArchive'],
  [
    'a page saved by a browser',
    'From: <Saved by Blink>\nSnapshot-Content-Location: https://example.org\n',
    'webArchive',
  ],
  ['an XML file', '<?xml version="1.0"?><Workbook/>', 'xml'],
  ['a page in XML', '<?xml version="1.0"?><html/>', 'webPage'],
  ['a RAR archive', Buffer.from('Rar!\x1a\x07\x00', 'latin1'), 'otherArchive'],
  ['a 7z archive', Buffer.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4]), 'otherArchive'],
  ['an xz archive', Buffer.from([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 0, 4]), 'otherArchive'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'oldWorkbook'],
  [
    'an ODS sheet',
    zip(['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'], ['content.xml', '<x/>']),
    'openDocument',
  ],
  [
    'compressed otherwise',
    brotliCompressSync(Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 131) % 256))),
    'notText',
  ],
])('%s is refused with the way to save it anew', async (_, content, reason) => {
  expect((await readRefusal(content))[1]).toBe(reason);
});
