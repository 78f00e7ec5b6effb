import type { Edition } from '@btc/contract/members/access.ts';
import type { NewsRow } from '@btc/contract/news/article-row.ts';
import type { NewsSectionFilter } from '@btc/contract/news/sections.ts';
import { addDays } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type ItemAccess, openItem } from '#platform/access/item-access.ts';
import { anonymousCaller, type Caller } from '#platform/api/binding.ts';
import { toEdition } from '#platform/api/reader.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { batchLookups } from '#platform/db/ask-together.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import { presentArticle, presentRow } from './article.present.ts';
import {
  type ArticleFilter,
  type ArticleScope,
  findArticleAccess,
  isArticleShown,
  listArticles,
  listArticlesById,
  listHeadlines,
} from './article.queries.ts';
import { findArticle } from './article-detail.queries.ts';
import { listSimilar } from './article-similar.queries.ts';
import { findCollected, type ReaderOfArticle } from './collection.queries.ts';
import { listMostReadIds } from './read-count.queries.ts';
import type { ReadCounter } from './read-counter.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';

export interface NewsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly reads: ReadCounter;
}

export function toScope(clock: Clock, isEn: boolean): ArticleScope {
  const edition: Edition = toEdition(isEn);
  return { edition, now: clock.now() };
}

export function sectionFilter(scope: ArticleScope, section: NewsSectionFilter): ArticleFilter {
  if (section === 'all') return scope;
  return section === 'headlines' ? { ...scope, only: 'headlines' } : { ...scope, section };
}

/** Articles in the order of the ids; those the edition does not show are left out. */
export async function rowsInOrder(db: Db, scope: ArticleScope, ids: readonly number[]): Promise<NewsRow[]> {
  const rows = new Map((await listArticlesById(db, scope, ids)).map((row) => [row.id, presentRow(row)]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

async function filledUp(db: Db, scope: ArticleScope, chosen: NewsRow[], count: number): Promise<NewsRow[]> {
  if (chosen.length >= count) return chosen;
  const filter = { ...scope, without: chosen.map((row) => row.NewsID) };
  const newest = await listArticles(db, filter, { limit: count - chosen.length, offset: 0 });
  return [...chosen, ...newest.map(presentRow)];
}

/** Headlines in the editors' order, filled up with the newest articles. */
export async function readHeadlines(db: Db, scope: ArticleScope, count: number): Promise<NewsRow[]> {
  const ranked = await listHeadlines(db, scope, count);
  return filledUp(db, scope, ranked.map(presentRow), count);
}

/** Recommended articles, newest first, filled up with the newest articles. */
export async function readRecommendations(db: Db, scope: ArticleScope, count: number): Promise<NewsRow[]> {
  const chosen = await listArticles(db, { ...scope, only: 'recommended' }, { limit: count, offset: 0 });
  return filledUp(db, scope, chosen.map(presentRow), count);
}

const mostReadDays = 30;

/** Most opened articles of the last thirty days, filled up with the newest while none are counted. */
export async function readMostRead(db: Db, scope: ArticleScope, count: number): Promise<NewsRow[]> {
  const since = addDays(shanghaiDay(scope.now), -mostReadDays);
  const ids = await listMostReadIds(db, scope, since, count);
  return filledUp(db, scope, await rowsInOrder(db, scope, ids), count);
}

/** The most similar articles; throws 1009 where the edition does not show the given one. */
export async function readSimilar(db: Db, scope: ArticleScope, id: number, count: number): Promise<NewsRow[]> {
  const similar = await listSimilar(db, scope, id, count);
  if (similar.length === 0 && !(await isArticleShown(db, scope, id))) throw new ApiError(1009);
  return similar.map(presentRow);
}

export interface ArticleRequest {
  readonly id: number;
  readonly isEn: boolean;
  readonly caller: Caller;
  /** Free articles only: 1009 for others. */
  readonly freeOnly?: boolean;
  /** The view was counted when the document was served. */
  readonly isCounted?: boolean;
  /** Ignores the reader's rights: for the share page. */
  readonly asAnybody?: boolean;
  readonly similarCount?: number;
}

export interface ArticleQuestion {
  readonly id: number;
  readonly isEn: boolean;
  readonly similarCount: number;
  readonly access: ItemAccess;
  readonly isSignedIn: boolean;
}

/** Decides on a reader's access: counts the read and uses a trial item where needed. */
export function createArticleJudge({ db, clock, reads }: NewsDeps) {
  const isCollected = batchLookups((requests: readonly ReaderOfArticle[]) => findCollected(db, requests));
  return async (request: ArticleRequest, cache: SharedCache) => {
    const { id, isEn, caller } = request;
    const scope = toScope(clock, isEn);
    const door = await cache.get(`article ${id} ${isEn}`, () => findArticleAccess(db, scope, id));
    if (door === undefined) throw new ApiError(1009);
    if (request.freeOnly === true && door.access !== 'free') throw new ApiError(1009);
    if (request.asAnybody === true && !door.is_shared) throw new ApiError(1009);
    const user = request.asAnybody === true ? null : caller.user;
    const opened: ItemAccess =
      door.access === 'free'
        ? { kind: 'open', trialLeft: null }
        : await openItem(db, { ...scope, user }, { module: 'Info', id });
    // A page rendered on the server may be served many times: its servings are counted, not its making.
    if (caller !== anonymousCaller && request.isCounted !== true) reads.count(id);
    const { trialLeft, ...access } = opened;
    const isSignedIn = caller.user !== null;
    const Collected = caller.user !== null && (await isCollected({ userId: caller.user.userId, articleId: id }));
    const similarCount = request.similarCount ?? 0;
    return {
      question: { id, isEn, similarCount, access: { ...access, trialLeft: null }, isSignedIn },
      marks: Collected || trialLeft !== null ? { Collected, TrialLeft: trialLeft } : undefined,
    };
  };
}

export type ArticleJudge = ReturnType<typeof createArticleJudge>;

/** The article shared by all readers with the same access; without its text where it is locked. */
export async function makeArticle({ db, clock }: NewsDeps, question: ArticleQuestion) {
  const { id, isEn, similarCount, access, isSignedIn } = question;
  const article = await findArticle(db, toScope(clock, isEn), { id, similarCount });
  if (article === undefined) throw new ApiError(1009);
  const dictionary = await openDictionary(db);
  return presentArticle(article, { access, collected: isSignedIn ? false : null, dictionary });
}

type ArticleAnswer = ReturnType<typeof presentArticle>;

/** Adds whether the reader has collected the article, and their remaining trial items. */
export function markArticle(
  { Row, Dict }: ArticleAnswer,
  { Collected, TrialLeft }: { readonly Collected: boolean; readonly TrialLeft: number | null },
): ArticleAnswer {
  return { Row: { ...Row, Collected }, Dict: { ...Dict, TrialLeft } };
}
