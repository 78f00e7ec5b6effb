import { rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import type { TextEncoding } from '@btc/contract/imported-files.ts';
import { Dictionary } from '#dictionary/dictionary.ts';
import { referenceDictionary } from '#dictionary/face.ts';
import { referenceRows } from '#dictionary/reference-rows.ts';
import { recogniseImport } from './recognise-import.ts';

async function recognise(
  text: string | Buffer,
  encoding: TextEncoding | null = null,
  dictionary: Dictionary = referenceDictionary,
) {
  const path = join(tmpdir(), randomUUID());
  try {
    await writeFile(path, text);
    return await recogniseImport(path, encoding, dictionary);
  } finally {
    await rm(path, { force: true });
  }
}

test('a file is recognised by a title that was taught', async () => {
  const text = 'Symbol,Session,Close\n';
  const row = { kind: 'title', code: 'Time', written: 'Session', spelling: 'session' };
  const dictionary = new Dictionary({ ...referenceRows, taught: [row], substitutes: [] });
  expect(await recognise(text)).toMatchObject({ form: null });
  expect(await recognise(text, null, dictionary)).toMatchObject({ form: 'futures' });
});

test('a packed file and the answer of a service are recognised too', async () => {
  const text = 'Symbol,Time,Open,High,Low,Close\n';
  expect(await recognise(gzipSync(text))).toMatchObject({ form: 'futures' });
  expect(
    await recognise('{"data": [{"Symbol": "LE", "Time": "", "Open": 1, "High": 1, "Low": 1, "Close": 1}]}'),
  ).toMatchObject({ form: 'futures' });
});

test.each([
  ['customs-query', '数据年月,贸易伙伴编码,贸易伙伴名称,商品编码,第一数量,第一计量单位,美元'],
  ['customs-places', '数据年月,商品编码,商品名称,注册地编码,注册地名称,第一数量,第一计量单位,美元'],
  ['quotes', 'Date,Meat,Market,Origin,Cut,Term,Unit,Low,Mainstream,High,Quotes'],
  ['futures', 'Symbol,Time,Open,High,Low,Close,Volume,Open Interest'],
  ['approvedList', 'Origin,Establishment no.,Name (English),Meat,Products,Status'],
  [null, 'Data;À vista R$;À vista US$'],
  [null, 'Month,Beef,Pork'],
  [null, ''],
])('%s by %s', async (form, header) => {
  expect(await recognise(`A title that stands above\n${header}\n1,2,3\n`)).toMatchObject({ form });
});

test('a file whose encoding cannot be told is recognised once it is named', async () => {
  const text = iconv.encode('裝運日期,日期,牛肉\nSymbol,Time,Close\nLEJ26,2026-01-05,3\n', 'big5');
  expect(await recognise(text)).toMatchObject({ form: null, issues: [{ reason: 'unclearEncoding' }] });
  expect(await recognise(text, 'windows-1252')).toEqual({ form: 'futures', issues: [] });
});

test.each([
  ['%PDF-1.7\n', 'pdf'],
  ['<!DOCTYPE html><html><body>Sign in</body></html>', 'webPage'],
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'oldWorkbook'],
  ['Month,Beef,Pork\n1,2,3\n', 'unknownForm'],
])('what is no file of rows is told for what it is: %s', async (text, reason) => {
  expect(await recognise(text)).toMatchObject({ form: null, issues: [{ reason }] });
});
