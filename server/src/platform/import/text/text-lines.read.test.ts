import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TextEncoding } from '@btc/contract/imported-files.ts';
import { readLines, readTextHead } from './text-lines.read.ts';
import type { TextLine } from './text-lines.read.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lines-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

async function toLines(bytes: Buffer): Promise<{ encoding: TextEncoding; lines: TextLine[] }> {
  const path = join(folder, 'file.csv');
  await writeFile(path, bytes);
  const { encoding } = await readTextHead(path);
  const lines: TextLine[] = [];
  for await (const some of readLines(path, encoding)) lines.push(...some);
  return { encoding, lines };
}

test.each([
  ['gb18030', iconv.encode('数据年月,千克\r\n巴西,㐀\r\n', 'gb18030')],
  ['utf-8', Buffer.from('数据年月,千克\n巴西,㐀\n')],
  ['utf-8', Buffer.from('\ufeff数据年月,千克\r\n巴西,㐀')],
  ['utf-16le', iconv.encode('数据年月,千克\r\n巴西,㐀\r\n', 'utf16le', { addBOM: true })],
  ['utf-16be', iconv.encode('数据年月,千克\r\n巴西,㐀\r\n', 'utf-16be', { addBOM: true })],
  ['utf-8', Buffer.from('\ufeff数据年月,千克\r巴西,㐀\r')],
  ['gb18030', iconv.encode('数据年月,千克\r巴西,㐀', 'gb18030')],
])('a file in %s is read with its lines numbered from 1', async (encoding, bytes) => {
  const read = await toLines(bytes);
  expect(read.encoding).toBe(encoding);
  expect(read.lines).toMatchObject([
    { number: 1, text: '数据年月,千克', tooLong: false, isUnended: false },
    { number: 2, text: '巴西,㐀', tooLong: false },
  ]);
});

test('UTF-8 is known also where the sample ends inside a character', async () => {
  const bytes = Buffer.from(`${'a'.repeat((1 << 20) - 1)}\n牛肉`);
  for (const cut of [0, 1, 2]) expect((await toLines(bytes.subarray(cut))).encoding).toBe('utf-8');
});

test('lines survive being cut into chunks anywhere', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: fc.constantFrom('牛', 'a', ','), maxLength: 40_000 }), { maxLength: 12 }),
      fc.constantFrom('\r\n', '\n', '\r'),
      async (texts, end) => {
        const { lines } = await toLines(Buffer.from(texts.map((text) => `${text}${end}`).join('')));
        expect(lines.map(({ text }) => text)).toEqual(texts);
      },
    ),
    { numRuns: 20 },
  );
});

test('a line without end is reported once, and the lines after it are read', async () => {
  const { lines } = await toLines(Buffer.from(`a\n${'x'.repeat(700_000)}\nb\n`));
  expect(lines.map(({ number, tooLong }) => [number, tooLong])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
});

test('a byte that fits no encoding shows as a mark', async () => {
  const { lines } = await toLines(Buffer.concat([iconv.encode('巴西', 'gb18030'), Buffer.from([0xff, 0x0a])]));
  expect(lines[0]?.text).toContain('\ufffd');
});
