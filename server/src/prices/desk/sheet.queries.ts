import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';
import type { SeriesRow } from '../series/series.queries.ts';

export interface DeskQuote {
  readonly low: string;
  readonly high: string;
  readonly mainstream: string;
  readonly quote_count: number;
  readonly group_size: number | null;
  readonly basis: string;
  readonly is_provisional: boolean;
}

export interface SheetLine extends SeriesRow {
  readonly quote:
    | (DeskQuote & {
        readonly state: string;
        readonly revision: number;
        readonly saved_by: string | null;
        readonly saved_at: string;
      })
    | null;
  readonly previous: (DeskQuote & { readonly day: string }) | null;
}

const quoteColumns = sql`'low', low::text, 'high', high::text, 'mainstream', mainstream::text, 'quote_count', quote_count,
  'group_size', group_size, 'basis', basis, 'is_provisional', is_provisional`;

const lineColumns = sql`s.id, s.meat, s.market_type, s.origin, s.cut, s.specs, s.brand, s.storage, s.term, s.port, s.unit,
  s.is_active, s.is_demo`;

function linesFrom(day: string) {
  return sql`from price_series s
    left join lateral (
      select json_build_object(${quoteColumns}, 'state', q.state, 'revision', q.revision, 'saved_by', a.login_user_name,
        'saved_at', q.saved_at) as quote
      from price_quote q left join account a on a.id = q.saved_by
      where q.series_id = s.id and q.day = ${day}::date
    ) here on true
    left join lateral (
      select json_build_object(${quoteColumns}, 'day', day) as previous
      from price_quote where series_id = s.id and day < ${day}::date and state = 'published' order by day desc limit 1
    ) before on true`;
}

export interface SheetQuestion {
  readonly meat: string;
  readonly market: string;
  readonly day: string;
  readonly origins: readonly string[];
}

/** Lists the active series of a sheet, plus inactive ones that have a quote on the day. */
export async function listSheet(db: Db, { meat, market, day, origins }: SheetQuestion): Promise<readonly SheetLine[]> {
  const some = origins.length === 0 ? sql`true` : sql`s.origin = any(${origins})`;
  const { rows } = await sql<SheetLine>`select ${lineColumns}, here.quote, before.previous ${linesFrom(day)}
    where s.meat = ${meat} and s.market_type = ${market} and ${some} and (s.is_active or here.quote is not null)
    order by s.sort_key, s.id`.execute(db);
  return rows;
}

export async function listLines(db: Db, day: string, seriesIds: readonly number[]): Promise<readonly SheetLine[]> {
  const { rows } = await sql<SheetLine>`select ${lineColumns}, here.quote, before.previous ${linesFrom(day)}
    where s.id = any(${seriesIds}::int[]) order by s.sort_key, s.id`.execute(db);
  return rows;
}

/** Locks the quotes of the given series and day until the transaction ends. */
export async function lockQuotes(db: Db, day: string, seriesIds: readonly number[]): Promise<void> {
  await db
    .selectFrom('price_quote')
    .select('series_id')
    .where('day', '=', day)
    .where('series_id', 'in', [...seriesIds])
    .orderBy('series_id')
    .forUpdate()
    .execute();
}

export interface NewQuote {
  readonly seriesId: number;
  readonly low: number;
  readonly high: number;
  readonly mainstream: number;
  readonly quoteCount: number;
  readonly groupSize: number | null;
  readonly basis: string;
  readonly isProvisional: boolean;
  /** The stored revision plus one; 1 for a new line. */
  readonly revision: number;
}

interface Saving {
  readonly day: string;
  readonly userId: number;
  readonly now: Date;
}

/** Writes drafts and returns the series ids written; drafts changed by somebody else meanwhile are skipped. */
export async function upsertDrafts(
  db: Db,
  quotes: readonly NewQuote[],
  { day, userId, now }: Saving,
): Promise<ReadonlySet<number>> {
  if (quotes.length === 0) return new Set();
  const column = <Value>(read: (quote: NewQuote) => Value) => quotes.map(read);
  const { rows } = await sql<{ series_id: number }>`
    insert into price_quote as kept
      (series_id, day, low, high, mainstream, quote_count, group_size, basis, is_provisional, revision, state, saved_by, saved_at)
    select series_id, ${day}::date, low, high, mainstream, quote_count, group_size, basis, provisional, revision, 'draft', ${userId}, ${now}
    from unnest(${column(({ seriesId }) => seriesId)}::int[], ${column(({ low }) => low)}::numeric[],
      ${column(({ high }) => high)}::numeric[], ${column(({ mainstream }) => mainstream)}::numeric[],
      ${column(({ quoteCount }) => quoteCount)}::smallint[], ${column(({ groupSize }) => groupSize)}::smallint[],
      ${column(({ basis }) => basis)}::text[], ${column(({ isProvisional }) => isProvisional)}::boolean[],
      ${column(({ revision }) => revision)}::int[])
      as given (series_id, low, high, mainstream, quote_count, group_size, basis, provisional, revision)
    on conflict (series_id, day) do update set low = excluded.low, high = excluded.high, mainstream = excluded.mainstream,
      quote_count = excluded.quote_count, group_size = excluded.group_size, basis = excluded.basis,
      is_provisional = excluded.is_provisional, revision = excluded.revision, saved_by = excluded.saved_by,
      saved_at = excluded.saved_at
      where kept.state = 'draft' and kept.revision = excluded.revision - 1
    returning series_id`.execute(db);
  return new Set(rows.map(({ series_id: id }) => id));
}

export async function deleteDrafts(db: Db, day: string, seriesIds: readonly number[]): Promise<void> {
  if (seriesIds.length === 0) return;
  await db
    .deleteFrom('price_quote')
    .where('day', '=', day)
    .where('state', '=', 'draft')
    .where('series_id', 'in', [...seriesIds])
    .execute();
}

export interface SeenDraft {
  readonly seriesId: number;
  readonly revision: number;
}

/** Publishes those drafts of a market and day whose revision is still the one seen; returns their series ids. */
export async function publishDrafts(
  db: Db,
  { meat, market, day }: Omit<SheetQuestion, 'origins'>,
  { seen, now }: { readonly seen: readonly SeenDraft[]; readonly now: Date },
): Promise<readonly number[]> {
  const [ids, revisions] = [seen.map(({ seriesId }) => seriesId), seen.map(({ revision }) => revision)];
  const { rows } = await sql<{ series_id: number }>`
    update price_quote q set state = 'published', published_at = ${now}, revision = q.revision + 1
    from price_series s, unnest(${ids}::int[], ${revisions}::int[]) as seen (series_id, revision)
    where s.id = q.series_id and s.meat = ${meat} and s.market_type = ${market}
      and q.day = ${day}::date and q.state = 'draft'
      and seen.series_id = q.series_id and seen.revision = q.revision
    returning q.series_id`.execute(db);
  return rows.map(({ series_id: id }) => id);
}

/** Turns the published quotes of a market and day back into drafts and returns them. */
export async function withdrawPublished(
  db: Db,
  { meat, market, day }: Omit<SheetQuestion, 'origins'>,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<readonly (DeskQuote & { readonly series_id: number })[]> {
  const { rows } = await sql<DeskQuote & { readonly series_id: number }>`
    update price_quote q set state = 'draft', published_at = null, revision = q.revision + 1, saved_by = ${userId}, saved_at = ${now}
    from price_series s
    where s.id = q.series_id and s.meat = ${meat} and s.market_type = ${market} and q.day = ${day}::date
      and q.state = 'published'
    returning q.series_id, q.low::text, q.high::text, q.mainstream::text, q.quote_count, q.group_size, q.basis, q.is_provisional`.execute(
    db,
  );
  return rows;
}

/** Overwrites the figures of a published quote and marks it as corrected. */
export async function correctPublished(db: Db, quote: NewQuote, { day, userId, now }: Saving): Promise<void> {
  await db
    .updateTable('price_quote')
    .set({
      low: quote.low,
      high: quote.high,
      mainstream: quote.mainstream,
      quote_count: quote.quoteCount,
      group_size: quote.groupSize,
      basis: quote.basis,
      is_provisional: quote.isProvisional,
      revision: quote.revision,
      is_corrected: true,
      saved_by: userId,
      saved_at: now,
      published_at: now,
    })
    .where('series_id', '=', quote.seriesId)
    .where('day', '=', day)
    .execute();
}

export async function deletePublished(db: Db, seriesId: number, day: string): Promise<void> {
  await db.deleteFrom('price_quote').where('series_id', '=', seriesId).where('day', '=', day).execute();
}
