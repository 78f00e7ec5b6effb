import { sql } from 'kysely';
import type { Edition } from '@btc/contract/members/access.ts';
import type { Db } from '#platform/db/db.ts';
import { hasWords } from '#platform/search/edition-words.ts';
import type { SearchRights } from '#platform/search/search-rights.ts';
import { eventColumns } from '../board/event.queries.ts';
import type { EventRecord } from '../plant.present.ts';
import { isNumbered } from '../search/match-plants.ts';
import { type PlantRecord, buildPlantColumns, plantTables } from '../plant-record.queries.ts';

async function findPlantWhere(db: Db, condition: ReturnType<typeof sql<boolean>>): Promise<PlantRecord | undefined> {
  const { rows } = await sql<PlantRecord>`
    select ${buildPlantColumns(null)} from ${plantTables(null)} where ${condition} limit 1`.execute(db);
  return rows[0];
}

export function findPlant(db: Db, id: number): Promise<PlantRecord | undefined> {
  return findPlantWhere(db, sql<boolean>`p.id = ${id}`);
}

export function findPlantByCode(db: Db, code: string): Promise<PlantRecord | undefined> {
  return findPlantWhere(db, sql<boolean>`p.code = ${code}`);
}

export interface NumberedPlant {
  readonly plant_id: number;
  readonly kind: string;
  readonly written: string;
}

interface NumberQuery {
  readonly origin: string;
  readonly keys: readonly string[];
  readonly rights: SearchRights;
}

/** Plants of an origin with this number now or formerly; the present holder first. */
export async function listPlantsNumbered(
  db: Db,
  { origin, keys, rights }: NumberQuery,
): Promise<readonly NumberedPlant[]> {
  const { rows } = await sql<NumberedPlant>`
    select n.plant_id, n.kind, n.written from plant_number n join plant p on p.id = n.plant_id
    where ${isNumbered(keys, rights)} and p.origin = ${origin}
    order by n.kind = 'oldNumber', array_position(${[...keys]}::text[], n.key), p.state <> 'active', p.id limit 5`.execute(
    db,
  );
  return rows;
}

export async function listPlantEvents(db: Db, code: string): Promise<readonly EventRecord[]> {
  const { rows } = await sql<EventRecord>`
    select ${eventColumns} from plant_event e where e.plant_code = ${code}
    order by e.effective_on desc, e.announced_on desc nulls last, e.id desc`.execute(db);
  return rows;
}

export interface SpanRecord {
  readonly state: string;
  readonly from_on: string;
  readonly until_on: string | null;
  readonly event_id: number;
  readonly status: string;
}

export function listSpans(db: Db, plantId: number): Promise<SpanRecord[]> {
  return db
    .selectFrom('plant_state_span as s')
    .innerJoin('plant_event as e', 'e.id', 's.event_id')
    .select(['s.state', 's.from_on', 's.until_on', 's.event_id', 'e.status'])
    .where('s.plant_id', '=', plantId)
    .orderBy('s.from_on')
    .execute();
}

export interface SiblingRecord {
  readonly id: number;
  readonly number: string;
  readonly listed_number: string | null;
  readonly name_cn: string | null;
  readonly name_en: string | null;
}

export function listSiblings(
  db: Db,
  { id, origin, exporter_id: group }: Pick<PlantRecord, 'id' | 'origin' | 'exporter_id'>,
  limit: number,
): Promise<SiblingRecord[]> {
  if (group === null) return Promise.resolve([]);
  return db
    .selectFrom('plant')
    .select(['id', 'number', 'listed_number', 'name_cn', 'name_en'])
    .where('exporter_id', '=', group)
    .where('origin', '=', origin)
    .where('id', '<>', id)
    .orderBy('number_order')
    .limit(limit)
    .execute();
}

export interface PlantMentionArticle {
  readonly id: number;
  readonly title: string;
  readonly published_at: Date;
  readonly access: string;
}

export interface PlantMentionQuery {
  readonly edition: Edition;
  readonly origin: string;
  /** A tsquery. */
  readonly words: string;
  readonly now: Date;
  readonly rights: SearchRights;
}

export function listArticleMentions(
  db: Db,
  { edition, origin, words, now, rights }: PlantMentionQuery,
  limit: number,
): Promise<PlantMentionArticle[]> {
  return db
    .selectFrom('news_search as s')
    .innerJoin('news_article as a', 'a.id', 's.article_id')
    .innerJoin('news_article_text as t', (join) =>
      join.onRef('t.article_id', '=', 's.article_id').onRef('t.edition', '=', 's.edition'),
    )
    .select(['a.id', 't.title', 's.published_at', 'a.access'])
    .where('s.edition', '=', edition)
    .where('s.published_at', '<=', now)
    .where('a.state', '=', 'published')
    .where(hasWords('text', { edition, words, rights }, 's'))
    .where(sql<boolean>`a.origins @> array[${origin}]::text[]`)
    .orderBy('s.published_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}

export async function isWatched(db: Db, userId: number, plantId: number): Promise<boolean> {
  const row = await db
    .selectFrom('plant_watch')
    .select('id')
    .where('user_id', '=', userId)
    .where('plant_id', '=', plantId)
    .executeTakeFirst();
  return row !== undefined;
}

/** True where China's list of an origin was imported, so that missing plants are not on it. */
export async function isListKnown(db: Db, origin: string, meat: string): Promise<boolean> {
  const row = await db
    .selectFrom('plant_list_import')
    .select('id')
    .where('form', '=', 'approvedList')
    .where('state', '=', 'committed')
    .where(sql<boolean>`${origin} = any(origins) and ${meat} = any(meats)`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
