import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DictionaryKind, dictionaryKinds } from '@btc/contract/prices/desk/dictionary-kinds.ts';
import { GetNameDictionary } from '@btc/contract/prices/desk/name-dictionary.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { csvTemplate } from '#platform/import/template/write-template.ts';
import { importPriceFile } from '../import/import-price-file.ts';
import { quoteTemplate } from '../import/quote-columns.data.ts';
import { addAccount, openPricesFixture, paidCaller, type PricesFixture } from '../prices.fixture.ts';
import { referenceDictionaries } from './reference-names.ts';

let prices: PricesFixture;
let folder: string;
let analyst: Caller;
beforeAll(async () => {
  prices = await openPricesFixture();
  folder = await mkdtemp(join(tmpdir(), 'dictionary-'));
  analyst = paidCaller(await addAccount(prices.db, 'analyst'), 'analyst');
});
afterAll(async () => {
  await prices.close();
  await rm(folder, { recursive: true, force: true });
});

const add = (Kind: string, Code: string, Alias: string) => prices.call('AddNameAlias', { Kind, Code, Alias }, analyst);

async function aliasesOf(Kind: DictionaryKind, Code: string) {
  const { Rows } = GetNameDictionary.output.parse(await prices.call('GetNameDictionary', { Kind }, analyst));
  return Rows.find((row) => row.Code === Code)?.Aliases ?? [];
}

/** A quote that names its origin, cut and port as its sender does. */
async function preview(origin: string, cut: string, place: string) {
  const path = join(folder, 'given.csv');
  const row = `2026-03-06,beef,forward,${origin},${cut},,,frozen,CFR,${place},USD/t,5900,6000,6100,4,offer,no,8\n`;
  await writeFile(path, csvTemplate(quoteTemplate, 'en') + row);
  const deps = { db: prices.db, files: prices.files, now: prices.clock.now(), userId: null };
  const given = { path, fileName: 'given.csv', form: 'quotes', isLoaded: false } as const;
  const { faults } = await importPriceFile(deps, given);
  return faults.map(({ column, reason }) => `${column}: ${reason}`);
}

test.each(dictionaryKinds)('each entry of %s is read by its names, with both names and a source', (kind) => {
  const { names, read, sourceCn, sourceEn } = referenceDictionaries[kind];
  expect(names.length).toBeGreaterThan(10);
  expect([sourceCn, sourceEn]).not.toContain('');
  for (const { code, nameCn, nameEn } of names) {
    expect([nameCn, nameEn]).not.toContain('');
    for (const name of [code, nameCn, nameEn]) expect([name, read(name).includes(code)]).toEqual([name, true]);
  }
});

test('files are read by the spellings that were added, until these are taken back', async () => {
  expect(await preview('巴国', '金钱展', '青岛港')).toEqual([
    'Origin: unknownOrigin',
    'Cut: unknownCut',
    'Port or city: unknownCode',
  ]);
  await add('origin', 'BRA', '巴国');
  await add('beefCut', 'shank', ' 金 钱 展 ');
  await add('port', 'qingdao', '青岛港');
  expect(await preview('巴国', '金钱展', '青岛港')).toEqual([]);
  const [alias, ...others] = await aliasesOf('beefCut', 'shank');
  expect([alias?.Alias, others]).toEqual(['金 钱 展', []]);
  await prices.call('RemoveNameAlias', { AliasID: alias?.AliasID }, analyst);
  expect(await preview('巴国', '金钱展', '青岛港')).toEqual(['Cut: unknownCut']);
});

test('a spelling stands for one entry; a name of several may be given to one of them', async () => {
  const taken = { code: 1001, data: { List: [{ Field: 'Alias', Rule: 'taken' }] } };
  await expect(add('beefCut', 'brisket', '腱子肉')).rejects.toMatchObject(taken);
  expect(await preview('BRA', '大米龙', 'main')).toEqual(['Cut: ambiguousCut']);
  await add('beefCut', 'topside', '大米龙');
  expect(await preview('BRA', '大米龙', 'main')).toEqual([]);
  await expect(add('beefCut', 'outside_flat', '大 米 龙')).rejects.toMatchObject(taken);
  await expect(add('origin', 'BRA', '阿根廷')).rejects.toMatchObject(taken);
  await expect(add('origin', 'NIL', '无此国')).rejects.toMatchObject({ code: 1009 });
  await expect(prices.call('RemoveNameAlias', { AliasID: 999_999 }, analyst)).rejects.toMatchObject({ code: 1009 });
});
