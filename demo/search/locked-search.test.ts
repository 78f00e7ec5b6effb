import type { MerchantContact } from '@btc/contract/directory/merchant.ts';
import { type Module, modules } from '@btc/contract/members/access.ts';
import { operations } from '@btc/contract/operations.ts';
import { plantDetail, type PlantDetail } from '@btc/contract/plants/plant-row.ts';
import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import { refreshDuePlants, refreshPlants } from '@btc/server/src/plants/registry/registry.service.ts';
import { openSession } from '@btc/server/src/platform/session/session.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Demonstration, openDemonstration } from '../demonstration.fixture.ts';
import { listChoiceProbes, listTextProbes, type Probe } from './locked-search.fixture.ts';
import { isLong } from '@btc/server/src/testing/long-tests.ts';

/*
 * What somebody may not see does not match: where two records change what is locked of them with each other, nobody without the right
 * is answered otherwise, whatever is asked by any call, data set, file or tool.
 */

const seed = Number(process.env['SEARCH_SEED'] ?? 20_261_128);
const patience = 300_000;

let portal: Demonstration;
let sensitiveWays: ReadonlySet<string>;
const sessions = new Map<string, Readonly<Record<string, string>>>();

function toReaderName(without: readonly Module[]): string {
  return `no_${without.join('_')}`;
}

async function addReader(name: string, open: readonly Module[]): Promise<void> {
  const ends = '2099-01-01T00:00:00Z';
  const { id } = await portal.db
    .insertInto('account')
    .values({
      login_user_name: name,
      created_at: portal.clock.now(),
      charge_state: open.length === 0 ? 0 : 3,
      charge_state_en: open.length === 0 ? 0 : 3,
      charge_expire_date: ends,
      charge_en_expire_date: ends,
      can_visit_module: [...open],
      can_visit_module_en: [...open],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await openSession(portal.db, { userId: id, remember: false, now: portal.clock.now() });
  sessions.set(name, { token, authorization: portal.config.apiKey });
}

beforeAll(async () => {
  portal = await openDemonstration();
  // What plants are found by.
  await refreshDuePlants(portal);
  sessions.set('nobody', {});
  await addReader('unpaid', []);
  await addReader('whole', modules);
  for (const { opens } of Object.values(kinds)) {
    const others = modules.filter((one) => !opens.includes(one));
    await addReader(toReaderName(opens), others);
  }
  sensitiveWays = await findSensitiveWays();
}, 900_000);
afterAll(() => portal.close());

interface Locked {
  readonly id: number;
  readonly text: string;
}

interface LockedField {
  readonly table: 'plant' | 'merchant' | 'market_post' | 'company' | 'news_article';
  /** Locked content of a record; null where it has none. */
  readonly text: string;
  readonly columns: readonly string[];
  /** Limits records to comparable ones, whose open part is of one kind. */
  readonly where?: string;
  readonly isRefreshed?: boolean;
}

const like = `meats = '{beef}' and state = 'active'`;
const ofPlant = (columns: readonly string[], text = columns[0] ?? ''): LockedField => ({
  table: 'plant',
  text: `array_to_string(array[${text}]::text[], ' ')`,
  columns,
  where: like,
  isRefreshed: true,
});
const ofState: LockedField = { ...ofPlant(['state_since', 'state_event_id']), isRefreshed: false };

const viewFields = {
  GroupCn: ofPlant(['exporter_id'], '(select name_cn from company where id = exporter_id)'),
  GroupEn: ofPlant(['exporter_id'], '(select name_en from company where id = exporter_id)'),
  ProvinceCn: ofPlant(['state_cn']),
  ProvinceEn: ofPlant(['state_en']),
};

const plantFields: Readonly<Record<Exclude<keyof PlantDetail, keyof typeof viewFields>, LockedField>> = {
  CiferNo: ofPlant(['cifer_number']),
  CityCn: ofPlant(['city_cn']),
  CityEn: ofPlant(['city_en']),
  Types: ofPlant(['types']),
  Products: ofPlant(['products']),
  OffalCuts: ofPlant(['offal_cuts']),
  FirstApproved: ofPlant(['first_approved']),
  ValidTo: ofPlant(['valid_to']),
  StateSince: ofState,
  StateBy: ofState,
  StateBasis: ofState,
};

const ofMerchant = (column: string): LockedField => ({ table: 'merchant', text: column, columns: [column] });
const merchantFields: Readonly<Record<keyof MerchantContact, LockedField>> = {
  Person: ofMerchant('contact_person'),
  Phone: ofMerchant('phone'),
  Email: ofMerchant('email'),
  Address: ofMerchant('address'),
  Website: ofMerchant('website'),
};

/** Locked content by the modules that open it; the fields of plants and merchants are those of the contract. */
const kinds: Readonly<
  Record<string, { readonly opens: readonly Module[]; readonly fields: Readonly<Record<string, LockedField>> }>
> = {
  plants: { opens: ['Est', 'PorkEst'], fields: plantFields },
  'plants in views': { opens: ['Est', 'PorkEst', 'Data', 'PorkData'], fields: viewFields },
  merchants: { opens: ['MeatMarket'], fields: merchantFields },
  posts: {
    opens: ['Market'],
    fields: {
      PlantNo: { table: 'market_post', text: 'plant_no', columns: ['plant_no', 'plant_key'], where: `origin = 'BRA'` },
    },
  },
  articles: {
    opens: ['Info'],
    fields: {
      NewsContext: {
        table: 'news_article',
        text: `(select body_text from news_article_text t where t.article_id = news_article.id and t.edition = 'cn')`,
        columns: [],
        where: `access <> 'free' and state = 'published'`,
      },
    },
  },
  companies: {
    opens: ['Market', 'PorkEst'],
    fields: {
      ImporterName: { table: 'company', text: 'name_cn', columns: ['name_cn', 'name_en'], where: `kind = 'importer'` },
    },
  },
};

async function listLocked({ table, text, where = 'true' }: LockedField): Promise<readonly Locked[]> {
  const { rows } = await sql<Locked>`select id, ${sql.raw(text)} as text from ${sql.table(table)}
    where ${sql.raw(where)} and coalesce(${sql.raw(text)}, '') <> '' order by id limit 400`.execute(portal.db);
  return rows;
}

/** A member article hides its text and its search words. */
async function swapTexts(db: Db, [one, other]: readonly [number, number]): Promise<void> {
  for (const [table, columns] of [
    ['news_article_text', ['body_text', 'body_html']],
    ['news_search', ['text_vector']],
  ] as const) {
    const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = o.${sql.ref(column)}`));
    await sql`update ${sql.table(table)} a set ${set} from ${sql.table(table)} o
      where a.edition = o.edition and ((a.article_id = ${one} and o.article_id = ${other})
        or (a.article_id = ${other} and o.article_id = ${one}))`.execute(db);
  }
}

async function swap(field: LockedField, pair: readonly [number, number]): Promise<void> {
  const [one, other] = pair;
  await portal.db.transaction().execute(async (trx) => {
    if (field.table === 'news_article') return swapTexts(trx, pair);
    const table = sql.table(field.table);
    const columns = sql.join(field.columns.map((column) => sql.ref(column)));
    const { rows } = await sql<{ id: number; held: string }>`
      select id, row_to_json(r)::text as held from (select id, ${columns} from ${table} where id in (${one}, ${other})) r`.execute(
      trx,
    );
    const recordsById = new Map(rows.map(({ id, held }) => [id, held]));
    // Of two numbers that none may have twice, the first makes way.
    if (field.columns.includes('cifer_number'))
      await sql`update plant set cifer_number = null where id = ${one}`.execute(trx);
    for (const [to, from] of [
      [other, one],
      [one, other],
    ] as const) {
      const set = sql.join(field.columns.map((column) => sql`${sql.ref(column)} = v.${sql.ref(column)}`));
      await sql`update ${table} set ${set} from json_populate_record(null::${table}, ${recordsById.get(from)}::json) v
        where ${table}.id = ${to}`.execute(trx);
    }
    if (field.isRefreshed === true) await refreshPlants(trx, pair, portal.clock.now());
    return undefined;
  });
}

let requests = 0;

async function answer({ request }: Probe, reader: string): Promise<string> {
  requests += 1;
  const headers = { ...request.headers, ...sessions.get(reader) };
  const remoteAddress = `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`;
  const response = await portal.app.inject({ ...request, headers, remoteAddress });
  return `${response.statusCode} ${response.body.replaceAll(/"MessageID":"[^"]+"/g, '')}`;
}

/** The whole, its beginnings and its words: each could be used to spell it out. */
function listPieces(text: string): readonly string[] {
  const beginnings = [1, 2, 4, 8, 12].map((length) => text.slice(0, length));
  const words = text.split(/[\s,，。.@/]+/u).filter((word) => word.length > 1);
  const middle = words[Math.floor(words.length / 2)] ?? '';
  const all = [text.slice(0, 60), ...beginnings, middle, [...middle].slice(0, 2).join('')];
  return [...new Set(all.map((piece) => piece.trim()).filter((piece) => piece !== ''))];
}

async function findDifferences(
  fields: readonly LockedField[],
  probes: readonly (readonly [Probe, string])[],
  pair: readonly [number, number],
) {
  const before = [];
  for (const [probe, reader] of probes) before.push(await answer(probe, reader));
  for (const field of fields) await swap(field, pair);
  const differing: string[] = [];
  for (const [index, [probe, reader]] of probes.entries()) {
    if ((await answer(probe, reader)) !== before[index]) differing.push(`${reader}: ${probe.name}`);
  }
  for (const field of fields) await swap(field, pair);
  return differing;
}

/** Two records with locked content, and texts by field that match either of them. */
async function choose(fields: readonly LockedField[], random: number) {
  const lists = await Promise.all(fields.map(listLocked));
  const shared = (lists[0] ?? []).filter(({ id }) => lists.every((list) => list.some((one) => one.id === id)));
  const [[one, other] = []] = fc.sample(fc.shuffledSubarray([...shared], { minLength: 2, maxLength: 2 }), {
    numRuns: 1,
    seed: random,
  });
  if (one === undefined || other === undefined) throw new Error('There are not two records to compare');
  const pair = [one.id, other.id] as const;
  const texts = lists.map((list) => list.filter(({ id }) => pair.includes(id)).map(({ text }) => text));
  return { pair, texts };
}

/** The refusal of an unknown plant or company code, which depends on the records. */
function isUnknownRecord(way: string, given: string): boolean {
  return given.includes('unknownCode') && /plant|company/i.test(way);
}

/** Ways whose answer to a member depends on the text; here the beginning of a customs number. */
async function findSensitiveWays(): Promise<ReadonlySet<string>> {
  const ways = new Set<string>();
  for (const { way, without, ...probe } of listTextProbes('CBRA0101')) {
    const given = await answer(probe, 'whole');
    if (given.startsWith('400')) {
      if (isUnknownRecord(way, given)) ways.add(way);
    } else if (given !== (await answer({ name: way, request: without }, 'whole'))) ways.add(way);
  }
  return ways;
}

function listSensitiveProbes(text: string): readonly Probe[] {
  return listTextProbes(text).filter(({ way }) => sensitiveWays.has(way));
}

/** Each field once; those derived from others come last. */
function listSwapped(fields: Readonly<Record<string, LockedField>>): readonly LockedField[] {
  const byColumns = new Map(Object.values(fields).map((field) => [`${field.table} ${field.columns.join()}`, field]));
  return [...byColumns.values()].toSorted(
    (one, other) => Number(other.isRefreshed === true) - Number(one.isRefreshed === true),
  );
}

const cases = Object.entries(kinds).map(([kind, { opens, fields }], index) => {
  return [kind, { fields: Object.values(fields), swapped: listSwapped(fields), opens, random: seed + index }] as const;
});

describe('nobody without the right tells two records apart', () => {
  test.each(cases)(
    'of %s, whatever text of theirs is looked for',
    async (_kind, { fields, swapped, opens, random }) => {
      const { pair, texts } = await choose(fields, random);
      const readers = ['nobody', 'unpaid', toReaderName(opens)];
      const pieces = fc.sample(fc.tuple(...texts.map((some) => fc.constantFrom(...some.flatMap(listPieces)))), {
        numRuns: texts.length > 4 ? 1 : 4,
        seed: random,
      });
      const wholes = texts.flatMap((some) => some.slice(0, 1)).map((text) => text.slice(0, 60));
      const probes = [...new Set([...wholes, ...pieces.flat()])].flatMap((piece, turn) =>
        listSensitiveProbes(piece)
          .map((probe, index) => [probe, readers[(index + turn) % readers.length] ?? 'nobody'] as const)
          .filter((_, index) => isLong || (index + turn) % 6 === 0),
      );
      expect(probes.length).toBeGreaterThan(isLong ? 100 : 15);
      expect(await findDifferences(swapped, probes, pair)).toEqual([]);
    },
    patience,
  );

  test.each(cases)(
    'of %s, in whatever order, by whatever choice',
    async (_kind, { fields, swapped, opens, random }) => {
      const { pair } = await choose(fields, random);
      const readers = ['nobody', toReaderName(opens)];
      // What is read most changes by reading.
      const lasting = listChoiceProbes().filter(({ name }) => !name.startsWith('GetMostReadNews '));
      const probes = lasting.map((probe, index) => [probe, readers[index % readers.length] ?? 'nobody'] as const);
      expect(await findDifferences(swapped, probes, pair)).toEqual([]);
    },
    patience,
  );
});

test('the fields are all that the contract locks of a plant and of a merchant', () => {
  expect(Object.keys({ ...plantFields, ...viewFields }).toSorted()).toEqual(Object.keys(plantDetail.shape).toSorted());
  const contact = operations.GetMerchant.output.shape.Row.shape.Contact.unwrap();
  expect(Object.keys(merchantFields).toSorted()).toEqual(Object.keys(contact.shape).toSorted());
});

test('who has the right finds a plant by its customs number, whole or begun, wherever plants are searched', async () => {
  const { pair } = await choose([plantFields.CiferNo], seed);
  const [record] = (await listLocked(plantFields.CiferNo)).filter(({ id }) => id === pair[0]);
  const text = record?.text ?? '';
  const path = toPlantPath('cn', pair[0]);
  for (const piece of [text, text.slice(0, -1)]) {
    const suggested = await portal.ask('SuggestPlants', { Keyword: piece, isEn: false, Count: 20 });
    expect(suggested.Rows.map(({ PlantID }) => PlantID)).toContain(pair[0]);
    const listed = await portal.ask('GetWebFrontApprovePlant', { Keyword: piece, isEn: false });
    expect(listed.Rows.map(({ PlantID }) => PlantID)).toContain(pair[0]);
    const found = await portal.ask('SearchPortal', { Keyword: piece, isEn: false });
    expect(found.Groups.flatMap(({ Rows }) => Rows.map(({ Path }) => Path))).toContain(path);
    expect(await portal.download(`/data/v1/plants.csv?q=${piece}`)).toContain(text);
    expect(await portal.download(`/download/plants.csv?Keyword=${piece}`)).toContain(text);
  }
});

test(
  'the comparison sees what a search tells: to a member these fields do',
  async () => {
    const seen = async (field: LockedField, keyword: (text: string) => string) => {
      const { pair } = await choose([field], seed);
      const [record] = (await listLocked(field)).filter(({ id }) => id === pair[0]);
      const probes = listSensitiveProbes(keyword(record?.text ?? '')).map((probe) => [probe, 'whole'] as const);
      return findDifferences([field], probes, pair);
    };
    const whole = (text: string): string => text;
    expect(await seen(plantFields.CiferNo, whole)).not.toEqual([]);
    expect(await seen(plantFields.CityCn, whole)).not.toEqual([]);
    expect(
      await seen({ ...merchantFields.Phone, columns: ['phone', 'search', 'name'], text: 'name' }, whole),
    ).not.toEqual([]);
  },
  patience,
);
