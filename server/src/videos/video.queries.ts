import type { Edition } from '@btc/contract/members/access.ts';
import type { VideoTopic } from '@btc/contract/videos/video-codes.ts';
import { sql } from 'kysely';
import { countRows } from '#platform/db/count-rows.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Db } from '#platform/db/db.ts';

export interface VideoScope {
  readonly edition: Edition;
  readonly now: Date;
}

export interface VideoFilter extends VideoScope {
  readonly topic?: VideoTopic | undefined;
  readonly isFeatured?: boolean | undefined;
}

/** The videos that an edition shows, as `video as v` with their text as `t`. */
export function shownVideos(db: Db, { edition, now }: VideoScope) {
  return db
    .selectFrom('video as v')
    .innerJoin('video_text as t', (join) => join.onRef('t.video_id', '=', 'v.id').on('t.edition', '=', edition))
    .where(sql<boolean>`v.state = 'published'`)
    .where('v.published_at', '<=', now);
}

function withRowColumns(query: ReturnType<typeof shownVideos>) {
  return query
    .select(['v.id', 'v.topic', 'v.access', 'v.is_demo', 't.title', 't.summary'])
    .select((eb) => [
      eb.ref('v.published_at').$notNull().as('published_at'),
      eb.ref('v.poster').$notNull().as('poster'),
    ])
    .select(sql<number>`(select max(f.seconds) from video_file f where f.video_id = v.id)`.as('seconds'));
}

function filtered(db: Db, { topic, isFeatured, ...scope }: VideoFilter) {
  let query = shownVideos(db, scope);
  if (topic !== undefined) query = query.where('v.topic', '=', topic);
  if (isFeatured !== undefined) query = query.where('v.featured_rank', isFeatured ? 'is not' : 'is', null);
  return query;
}

export type VideoListRow = Awaited<ReturnType<typeof listVideos>>[number];

/** Newest first; the featured ones in the editors' order. */
export function listVideos(db: Db, filter: VideoFilter, { limit, offset }: Slice) {
  const query = withRowColumns(filtered(db, filter));
  const ordered = filter.isFeatured === true ? query.orderBy('v.featured_rank') : query;
  return ordered.orderBy('v.published_at', 'desc').orderBy('v.id', 'desc').limit(limit).offset(offset).execute();
}

export function countVideos(db: Db, filter: VideoFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

export function countTopics(db: Db, scope: VideoScope) {
  return shownVideos(db, scope)
    .select(['v.topic', (eb) => eb.fn.countAll<number>().as('total')])
    .groupBy('v.topic')
    .execute();
}

export async function listVideosById(db: Db, scope: VideoScope, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return withRowColumns(shownVideos(db, scope)).where('v.id', 'in', ids).execute();
}

/** Others to watch next: of the same topic first, then the newest. */
export function listRelated(db: Db, scope: VideoScope, to: { readonly id: number; readonly topic: string }) {
  return withRowColumns(shownVideos(db, scope))
    .where('v.id', '!=', to.id)
    .orderBy(sql`v.topic = ${to.topic}`, 'desc')
    .orderBy('v.published_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(4)
    .execute();
}

export type VideoDetailRow = NonNullable<Awaited<ReturnType<typeof findVideo>>>;

export async function findVideo(db: Db, scope: VideoScope, id: number) {
  return withRowColumns(shownVideos(db, scope))
    .select((eb) => [
      eb
        .selectFrom('video_text as e')
        .select(sql<string[]>`array_agg(e.edition order by e.edition)`.as('editions'))
        .whereRef('e.video_id', '=', 'v.id')
        .as('editions'),
      eb
        .selectFrom('video_caption as c')
        .select(sql<string[]>`coalesce(array_agg(c.language order by c.language), '{}')`.as('languages'))
        .whereRef('c.video_id', '=', 'v.id')
        .as('languages'),
    ])
    .where('v.id', '=', id)
    .executeTakeFirst();
}

export type VideoFileRow = Awaited<ReturnType<typeof listFiles>>[number];

export function listFiles(db: Db, id: number) {
  return db.selectFrom('video_file').selectAll().where('video_id', '=', id).orderBy('format').execute();
}

export async function isVideoShown(db: Db, scope: VideoScope, id: number): Promise<boolean> {
  return (await shownVideos(db, scope).select('v.id').where('v.id', '=', id).executeTakeFirst()) !== undefined;
}

/** More than will ever be; a sitemap has room for them beside the articles. */
const maxInSitemap = 2000;

export function listForSitemap(db: Db, now: Date) {
  return db
    .selectFrom('video as v')
    .innerJoin('video_text as t', 't.video_id', 'v.id')
    .where(sql<boolean>`v.state = 'published'`)
    .where('v.published_at', '<=', now)
    .select(['v.id', 'v.updated_at', sql<string[]>`array_agg(t.edition)`.as('editions')])
    .groupBy('v.id')
    .orderBy('v.published_at', 'desc')
    .limit(maxInSitemap)
    .execute();
}
