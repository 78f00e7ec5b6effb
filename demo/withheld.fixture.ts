import { dataPages, dataRoot, dataSetNames } from '@btc/contract/data/data-address.ts';
import type { DataPage } from '@btc/contract/data/data-page.ts';
import { wholeSetNames } from '@btc/contract/data/whole-sets.ts';
import { plantFiles } from '@btc/contract/plants/plant-paths.ts';
import { priceFiles } from '@btc/contract/prices/price-paths.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { type Kysely, sql } from 'kysely';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DB } from '@btc/server/src/platform/db/tables.generated.ts';
import { toNeeded } from './doors/data-queries.fixture.ts';
import type { Demonstration } from './demonstration.fixture.ts';
import { listCallProbes, listChoiceProbes, type Probe } from './search/locked-search.fixture.ts';

/*
 * What a stranger does not get of what a member gets: every call, data set, file and whole year, with the places where the two differ.
 */

async function findId(db: Kysely<DB>, table: string, where: string): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.table(table)} where ${sql.raw(where)} order by id limit 1`.execute(db);
  return rows[0]?.id ?? 1;
}

async function findRecords({ db }: Demonstration): Promise<Readonly<Record<string, number>>> {
  return {
    PlantID: await findId(
      db,
      'plant',
      `state = 'active' and meats = '{beef}' and cifer_number is not null and exists (select from market_post m
        join plant_number n on n.key = m.plant_key where n.plant_id = plant.id and m.origin = plant.origin and m.removed_at is null)`,
    ),
    NewsID: await findId(db, 'news_article', `access <> 'free' and state = 'published'`),
    VideoID: await findId(db, 'video', `access <> 'free' and state = 'published'`),
    MerchantID: await findId(db, 'merchant', `phone is not null and state = 'published'`),
    MarketID: await findId(db, 'market_post', 'plant_no is not null and removed_at is null'),
    SeriesID: await findId(db, 'price_series', `is_active and meat = 'beef'`),
    ReportID: await findId(db, 'weekly_report', `state = 'published'`),
  };
}

async function findPlantCode({ db }: Demonstration): Promise<string> {
  const { code } = await db.selectFrom('plant').select('code').orderBy('id').executeTakeFirstOrThrow();
  return code;
}

async function findWords({ db }: Demonstration): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`
    (select cifer_number as word from plant where cifer_number is not null and state = 'active' order by id limit 1)
    union all (select name_cn from company where kind = 'importer' order by id limit 1)
    union all (select substr(body_text, 40, 4) from news_article_text t join news_article a on a.id = t.article_id
      where a.access <> 'free' and a.state = 'published' and t.edition = 'cn' order by a.id limit 3)`.execute(db);
  return [...rows.map(({ word }) => word), '牛腩', '牛腩价格', '巴西配额', '第47周', '周报', '进口'];
}

const cargo = {
  Meat: 'beef',
  Storage: 'frozen',
  Form: 'boneless',
  ProductionDate: '2026-09-01',
  ShippingDate: '2026-10-01',
};

export async function listProbes(portal: Demonstration): Promise<readonly Probe[]> {
  const [records, words] = [await findRecords(portal), await findWords(portal)];
  const given = [
    {},
    ...Object.entries(records).map(([field, id]) => ({ [field]: id })),
    ...words.map((word) => ({ Keyword: word })),
    { AsPublishedOn: '2026-10-25' },
    { AsOf: '2026-01-01' },
    { PlantID: records['PlantID'], Origin: 'BRA', ...cargo },
    { PlantNo: 'none', Origin: 'BRA', ...cargo },
    { PlantID: records['PlantID'], Counted: false },
    { Code: 'brisket' },
    { Origin: 'BRA', Date: '2026-12-31', Cif: 6000 },
    { View: 'beef-seven', PlantNo: await findPlantCode(portal) },
  ];
  const calls = given.flatMap((fields) => listCallProbes(fields));
  const sets = dataSetNames.flatMap((name) => {
    const { params }: DataPage = dataPages[name];
    const needed = {
      ...toNeeded(name, new Map([[name, 'E1']])),
      ...('id' in params && name === 'plant-history' ? { id: String(records['PlantID']) } : {}),
    };
    const meats = 'meat' in params ? ['beef', 'pork'] : [''];
    const bys = name === 'plant-structure' ? ['origin', 'province'] : [''];
    return meats.flatMap((meat) =>
      bys.map((by) => {
        const query = Object.entries({ ...needed, meat, by }).filter(([, value]) => value !== '');
        return `${dataRoot}/${name}.json?${new URLSearchParams(query).toString()}`;
      }),
    );
  });
  const files = [
    ...wholeSetNames.map((name) => `${dataRoot}/${name}/2025.parquet`),
    ...dataViews.flatMap(({ code }) => [
      `/download/${code}.csv?layout=plain`,
      `/download/${code}-facts.csv?layout=plain`,
    ]),
    ...[...plantFiles, ...priceFiles].flatMap((name) => [
      `/download/${name}.csv?layout=plain`,
      `/download/${name}.csv?layout=plain&By=province&SeriesID=${records['SeriesID']}&MarketType=forward`,
    ]),
    `/download/price-history.csv?layout=plain&SeriesID=${records['SeriesID']}`,
    `/market-report/${records['ReportID']}.pdf`,
  ];
  const all = [...calls, ...listChoiceProbes(), ...[...sets, ...files].map((url) => ({ name: url, request: { url } }))];
  return [...new Map(all.map((probe) => [probe.name, probe])).values()];
}

function listPlaces(value: unknown, path: string, into: Map<string, Set<string>>): void {
  if (Array.isArray(value)) for (const item of value) listPlaces(item, `${path}[]`, into);
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) listPlaces(one, path === '' ? name : `${path}.${name}`, into);
  else if (value !== null && value !== '') into.set(path, (into.get(path) ?? new Set()).add(JSON.stringify(value)));
}

function readPlaces(body: string, type: string): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  if (type.includes('json')) {
    const { MessageID: _, ...answer } = JSON.parse(body) as Record<string, unknown>;
    listPlaces(answer, '', places);
  } else if (type.startsWith('text/')) {
    const [head = '', ...lines] = body.split(/\r?\n/);
    const names = head.split(',');
    for (const line of lines)
      for (const [index, cell] of line.split(',').entries()) listPlaces(cell, names[index] ?? 'more', places);
  }
  return places;
}

export interface Answered {
  readonly status: number;
  readonly places: ReadonlyMap<string, ReadonlySet<string>>;
}

export async function request(
  portal: Demonstration,
  { request: sent }: Probe,
  headers: Readonly<Record<string, string>>,
): Promise<Answered> {
  const response = await portal.app.inject({ ...sent, headers: { ...sent.headers, ...headers } });
  const type = String(response.headers['content-type']);
  return { status: response.statusCode, places: readPlaces(response.body, type) };
}

/** Paths with different values for a stranger and a member; for a refusal its status and all paths. */
export function compare(stranger: Answered, member: Answered): readonly string[] {
  const names = [...new Set([...stranger.places.keys(), ...member.places.keys()])].toSorted();
  const isSame = (name: string) => {
    const [one, other] = [stranger, member].map(({ places }) => places.get(name) ?? new Set<string>());
    return one !== undefined && other?.size === one.size && [...one].every((value) => other.has(value));
  };
  // Of a refusal all is written down: it may not say what it withholds.
  if (stranger.status !== member.status)
    return [`${stranger.status} for ${member.status}`, ...[...stranger.places.keys()].toSorted()];
  return names.filter((name) => !isSame(name));
}

const table = join(import.meta.dirname, 'withheld.tsv');

/** By probe, the paths in which a stranger's answer differs from a member's. */
export type Withheld = ReadonlyMap<string, readonly string[]>;

export function readWithheld(): Withheld {
  const lines = readFileSync(table, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [name = '', ...places] = line.split('\t');
      return [name, places];
    }),
  );
}

export function writeWithheld(found: Withheld): void {
  writeFileSync(table, [...found].map(([name, places]) => `${[name, ...places].join('\t')}\n`).join(''));
}
