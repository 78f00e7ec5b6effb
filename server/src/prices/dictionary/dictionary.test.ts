import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DictionaryKind, dictionaryKinds } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { GetDictionary } from '@btc/contract/dictionary/dictionary.ts';
import { AddNameAlias, GetNameDictionary, SaveDictionaryEntry } from '@btc/contract/prices/desk/name-dictionary.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/api/binding.ts';
import { openDictionary } from '#dictionary/open-dictionary.ts';
import { seedDictionary } from '#dictionary/seed-dictionary.ts';
import { csvTemplate } from '#platform/import/template/write-template.ts';
import { importPriceFile } from '../import/import-price-file.ts';
import { quoteTemplate } from '../import/quote-columns.data.ts';
import { addAccount, openPricesFixture, paidCaller, type PricesFixture } from '../prices.fixture.ts';

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

const add = (Kind: string, Codes: string | readonly string[], Alias: string) =>
  prices.call('AddNameAlias', { Kind, Codes: [Codes].flat(), Alias }, analyst);

async function deskRows(Kind: DictionaryKind) {
  return GetNameDictionary.output.parse(await prices.call('GetNameDictionary', { Kind }, analyst)).Rows;
}

async function toAliases(Kind: DictionaryKind, Code: string) {
  return (await deskRows(Kind)).find((row) => row.Code === Code)?.Aliases ?? [];
}

function quoteLine(origin: string, cut: string, port: string): string {
  return `2026-03-06,beef,forward,${origin},"${cut}",,,frozen,CFR,${port},USD/t,5900,6000,6100,4,offer,no,8\n`;
}

async function preview(origin: string, cut: string, port: string) {
  const path = join(folder, 'given.csv');
  await writeFile(path, csvTemplate(quoteTemplate, 'en') + quoteLine(origin, cut, port));
  const deps = { db: prices.db, files: prices.files, now: prices.clock.now(), userId: null };
  const given = { path, fileName: 'given.csv', form: 'quotes', isLoaded: false } as const;
  const { issues } = await importPriceFile(deps, given);
  return issues.map(({ column, reason }) => `${column}: ${reason}`);
}

test.each(dictionaryKinds)('each entry of %s is taken by its names, with both names and a source', async (kind) => {
  const { Rows, Dict } = GetNameDictionary.output.parse(
    await prices.call('GetNameDictionary', { Kind: kind }, analyst),
  );
  expect(Rows.length).toBeGreaterThan(kind === 'party' ? 0 : 10);
  expect([Dict.SourceCn, Dict.SourceEn]).not.toContain('');
  for (const { Code, NameCn, NameEn } of Rows) {
    expect([NameCn, NameEn]).not.toContain('');
    const taken = { code: 1001, data: { List: [{ Field: 'Alias', Rule: 'taken' }] } };
    await expect(add(kind, Code, Code)).rejects.toMatchObject(taken);
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
  const [alias, ...others] = await toAliases('beefCut', 'shank');
  expect([alias?.Alias, others]).toEqual(['金 钱 展', []]);
  await prices.call('RemoveNameAlias', { AliasID: alias?.AliasID }, analyst);
  expect(await preview('巴国', '金钱展', '青岛港')).toEqual(['Cut: unknownCut']);
});

test('a column of a file is read under a title that was taught, until it is removed', async () => {
  const path = join(folder, 'titled.csv');
  const text =
    csvTemplate(quoteTemplate, 'en').replace('Mainstream', 'Preco medio') + quoteLine('BRA', 'shank', 'main');
  await writeFile(path, text);
  const deps = { db: prices.db, files: prices.files, now: prices.clock.now(), userId: null };
  const read = async () => importPriceFile(deps, { path, fileName: 'titled.csv', form: 'quotes', isLoaded: false });
  expect((await read()).issues).toMatchObject([{ reason: 'missingColumn', column: '主流价 Mainstream' }]);
  const { AliasID } = AddNameAlias.output.parse(await add('title', 'Mainstream', ' PREÇO MÉDIO ')).Row;
  const { issues, titles } = await read();
  expect([issues, titles?.read]).toEqual([[], expect.arrayContaining(['Preco medio'])]);
  const taken = { code: 1001, data: { List: [{ Field: 'Alias', Rule: 'taken' }] } };
  await expect(add('title', 'Low', 'preco_medio')).rejects.toMatchObject(taken);
  await prices.call('RemoveNameAlias', { AliasID }, analyst);
  expect((await read()).issues).toMatchObject([{ reason: 'missingColumn' }]);
});

test.each(['Price (thousand USD)', '价格（万元）', 'USD/lbs'])(
  '%s states another scale and is not taught',
  async (title) => {
    const scale = { code: 1001, data: { List: [{ Field: 'Alias', Rule: 'scale' }] } };
    await expect(add('title', 'Mainstream', title)).rejects.toMatchObject(scale);
  },
);

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

const tripe = {
  Kind: 'beefCut',
  Code: 'book_tripe',
  Revision: null,
  NameCn: '百叶',
  NameEn: 'Book tripe, bleached',
  Group: 'offal',
  Form: 'offal',
  HsCode: '05040029',
  Source: 'Price list of a trader in Tianjin',
  Names: [
    { Role: 'market', Name: '牛百叶丝', Source: 'Price list of a trader in Tianjin' },
    { Role: 'pt', Name: 'Folhoso', Source: 'Catalogue of a Brazilian exporter' },
  ],
};

async function save(entry: object) {
  return SaveDictionaryEntry.output.parse(await prices.call('SaveDictionaryEntry', entry, analyst)).Row;
}

const toIssues = (List: readonly object[]) => ({ code: 1001, data: { List } });

test('a cut that is added is read in files, offered in forms and quoted at once, under all its names', async () => {
  expect(await preview('BRA', '牛百叶丝', 'main')).toEqual(['Cut: unknownCut']);
  const row = await save(tripe);
  expect(row).toMatchObject({ Code: 'book_tripe', GroupCn: '副产品', Entry: { Revision: 1, Listed: true } });
  for (const name of ['book_tripe', '百叶', 'book tripe, bleached', '牛百叶丝', 'FOLHOSO']) {
    expect([name, await preview('BRA', name, 'main')]).toEqual([name, []]);
  }
  const { Rows } = GetDictionary.output.parse(await prices.call('GetDictionary', { Kinds: ['beefCut'] }));
  expect(Rows.at(-1)).toMatchObject({ Code: 'book_tripe', NameCn: '百叶', Names: [] });
  const series = { Meat: 'beef', MarketType: 'forward', Origin: 'BRA', Cut: 'book_tripe', Specs: [], Brand: null };
  const added = await prices.call(
    'SavePriceSeries',
    { ...series, Storage: 'frozen', Term: 'CFR', Port: 'main', Unit: 'USD/t' },
    analyst,
  );
  expect(added).toMatchObject({ Row: { CutCn: '百叶', CutGroupEn: 'Offal', PortCn: '中国主港' } });
});

test('a port that is added is taken by files and offered with the others', async () => {
  const port = { Kind: 'port', Code: 'taicang', Revision: null, NameCn: '太仓', NameEn: 'Taicang', Group: 'port' };
  expect(await preview('BRA', 'shank', '太仓')).toEqual(['Port or city: unknownCode']);
  await save({ ...port, Source: 'Customs' });
  expect(await preview('BRA', 'shank', '太仓')).toEqual([]);
});

test('a term has a meaning, and what is taught for it is no cut', async () => {
  const rows = await deskRows('term');
  const cfr = rows.find(({ Code }) => Code === 'cfr');
  expect(cfr?.Entry?.NoteEn).toMatch(/freight/);
  await add('term', 'country_quota', '国别限额');
  expect(await preview('BRA', '国别限额', 'main')).toEqual(['Cut: unknownCut']);
  const { Rows } = GetDictionary.output.parse(await prices.call('GetDictionary', { Kinds: ['term'], WithNames: true }));
  expect(Rows.map(({ Code }) => Code)).toEqual(rows.map(({ Code }) => Code));
});

test('what was changed in the console is not written over by the next start, and what is lacking is put in', async () => {
  const brisket = (await deskRows('beefCut')).find(({ Code }) => Code === 'brisket');
  const { Revision = 0, Form = null, Source = '' } = brisket?.Entry ?? {};
  const change = { Kind: 'beefCut', Code: 'brisket', Revision, NameCn: '牛前胸肉', NameEn: 'Brisket', Form, Source };
  await save({ ...change, Group: 'forequarter', Listed: false, Names: [] });
  await prices.db.deleteFrom('dictionary_entry').where('kind', '=', 'beefCut').where('code', '=', 'aorta').execute();
  await seedDictionary(prices.db);
  const rows = await deskRows('beefCut');
  expect(rows.find(({ Code }) => Code === 'brisket')).toMatchObject({ NameCn: '牛前胸肉', Known: [] });
  expect(rows.find(({ Code }) => Code === 'aorta')?.Entry?.Names.length).toBeGreaterThan(0);
  const again = save({ ...change, Group: 'forequarter' });
  await expect(again).rejects.toMatchObject(toIssues([{ Field: 'Revision', Rule: 'changed' }]));
});

test('an entry is refused with everything that is wrong with it', async () => {
  await expect(save({ ...tripe, Code: 'shank' })).rejects.toMatchObject(toIssues([{ Field: 'Code', Rule: 'taken' }]));
  const number = { Role: 'imps', Name: 'no. 7', Source: 'IMPS' };
  const wrong = { ...tripe, Code: 'new_cut', Group: 'city', Form: null, HsCode: '02063000', Names: [number] };
  await expect(save(wrong)).rejects.toMatchObject(
    toIssues([
      { Field: 'Names.0.Name', Rule: 'number' },
      { Field: 'Group', Rule: 'unknown' },
      { Field: 'Form', Rule: 'required' },
      { Field: 'HsCode', Rule: 'unknown' },
    ]),
  );
  await expect(save({ ...tripe, Revision: 1, Code: 'no_such' })).rejects.toMatchObject({ code: 1009 });
});

test('offal of beef is declared under a line of its own, muscle under that of its form', async () => {
  const toWrong = (rule: string) => toIssues([{ Field: 'HsCode', Rule: rule }]);
  const offal = { ...tripe, Code: 'new_cut' };
  await expect(save({ ...offal, HsCode: null })).rejects.toMatchObject(toWrong('required'));
  for (const HsCode of ['02064900', '02023000', '05049999']) {
    await expect(save({ ...offal, HsCode })).rejects.toMatchObject(toWrong('unknown'));
  }
  const muscle = { ...offal, Group: 'forequarter', Form: 'boneless' };
  await expect(save(muscle)).rejects.toMatchObject(toWrong('unknown'));
  const pork = { ...offal, Kind: 'porkCut', Group: 'offal', Form: null };
  await expect(save({ ...pork, HsCode: '02062100' })).rejects.toMatchObject(toWrong('unknown'));
});

test('a name or number without its source is not taken', () => {
  const names = [{ Role: 'es', Name: 'Librillo', Source: ' ' }];
  expect(SaveDictionaryEntry.input.safeParse({ ...tripe, Names: names }).success).toBe(false);
});

test('a pair of cuts that stand in for each other is written at one and holds for both, until it is taken out', async () => {
  const reasons = { ReasonCn: '同为腱类', ReasonEn: 'Both shin muscles' };
  const [shank] = (await deskRows('beefCut')).filter(({ Code }) => Code === 'shank');
  const { Entry } = shank ?? {};
  const { Form, Listed, Source, Names } = Entry ?? {};
  const said = { Kind: 'beefCut', Code: 'shank', NameCn: '牛腱', NameEn: 'Shin/shank', Form, Listed, Source, Names };
  const entry = { ...said, Group: shank?.GroupCode, Revision: Entry?.Revision };
  const paired = await save({ ...entry, Substitutes: [{ Cut: 'heel', ...reasons }] });
  expect(paired.Entry?.Substitutes).toEqual([{ Cut: 'heel', ...reasons }]);
  const found = await openDictionary(prices.db);
  const reason = { reasonCn: reasons.ReasonCn, reasonEn: reasons.ReasonEn };
  expect(found.listSubstitutes('beef', 'shank')).toEqual([{ code: 'heel', ...reason }]);
  expect(found.listSubstitutes('beef', 'heel')).toEqual([{ code: 'shank', ...reason }]);
  expect(found.listSubstitutes('pork', 'shank')).toEqual([]);
  const trail = await prices.db
    .selectFrom('audit_entry')
    .select(['after'])
    .where('operation', '=', 'SaveDictionaryEntry')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(trail.after)).toContain('heel (同为腱类 / Both shin muscles)');
  await save({ ...entry, Revision: paired.Entry?.Revision, Substitutes: [] });
  expect((await openDictionary(prices.db)).listSubstitutes('beef', 'heel')).toEqual([]);
});

test.each([
  ['shank', 'unknown'],
  ['no_such_cut', 'unknown'],
  ['no1', 'unknown'],
])('%s does not stand in for shank', async (Cut, Rule) => {
  const [shank] = (await deskRows('beefCut')).filter(({ Code }) => Code === 'shank');
  const { Entry } = shank ?? {};
  const { Form, Source, Revision } = Entry ?? {};
  const said = { Kind: 'beefCut', Code: 'shank', NameCn: '牛腱', NameEn: 'Shin/shank', Form, Source, Revision };
  const Substitutes = [{ Cut, ReasonCn: '理由', ReasonEn: 'Reason' }];
  const refused = save({ ...said, Group: shank?.GroupCode, Substitutes });
  await expect(refused).rejects.toMatchObject(toIssues([{ Field: 'Substitutes.0.Cut', Rule }]));
});

test('a spelling can be taught for a pair: the line is a quote of each of its cuts', async () => {
  await add('beefCut', ['chuck_eye', 'rib_finger'], '上脑/牛腩肋条');
  expect(await preview('BRA', '上脑 / 牛腩肋条', 'main')).toEqual([]);
  const path = join(folder, 'pair.csv');
  await writeFile(path, csvTemplate(quoteTemplate, 'en') + quoteLine('BRA', '上脑/牛腩肋条', 'main'));
  const deps = { db: prices.db, files: prices.files, now: prices.clock.now(), userId: null };
  const { run } = await importPriceFile(deps, { path, fileName: 'pair.csv', form: 'quotes', isLoaded: true });
  expect(run).toMatchObject({ outcome: 'loaded', rowsRead: 1, added: 2, newSeries: 2 });
  const [alias] = await toAliases('beefCut', 'chuck_eye');
  expect(alias?.With).toEqual(['rib_finger']);
  await prices.call('RemoveNameAlias', { AliasID: alias?.AliasID }, analyst);
  expect(await toAliases('beefCut', 'rib_finger')).toEqual([]);
});

test('a spelling that fits several names them', async () => {
  const path = join(folder, 'several.csv');
  await writeFile(path, csvTemplate(quoteTemplate, 'en') + quoteLine('BRA', 'AUS-MEAT 2460', 'main'));
  const deps = { db: prices.db, files: prices.files, now: prices.clock.now(), userId: null };
  const { issues } = await importPriceFile(deps, { path, fileName: 'several.csv', form: 'quotes', isLoaded: false });
  expect(issues[0]?.value).toMatch(/^AUS-MEAT 2460 .*trim65 .*trim70 /);
});

test('a change that is rolled back is never read', async () => {
  const before = await openDictionary(prices.db);
  const change = prices.db.transaction().execute(async (db) => {
    await db.updateTable('dictionary_entry').set({ name_cn: '甲' }).where('code', '=', 'shank').execute();
    expect((await openDictionary(db)).find('beefCut', 'shank')?.nameCn).toBe('甲');
    throw new Error('undone');
  });
  await expect(change).rejects.toThrow('undone');
  expect(await openDictionary(prices.db)).toBe(before);
});
