import { consoleOperations as contract } from '@btc/contract/console/console.operations.ts';
import type { FoundThing } from '@btc/contract/console/search.ts';
import { maxFound } from '@btc/contract/console/search-kinds.ts';
import type { StaffRole } from '@btc/contract/members/access.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import type { Db } from '#platform/db/db.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import { deskRights } from '#platform/search/search-rights.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { goodsQuery } from '#market/face.ts';
import { findSearchTerms, listSuggested } from '#plants/face.ts';
import { listSeries, presentSeries } from '#prices/face.ts';
import { searchArticles } from './article-search.queries.ts';
import { type SearchQuery, readSearchQuery } from './search-query.ts';
import {
  listLatestQuotes,
  searchExhibitions,
  searchMembers,
  searchMerchants,
  searchPosts,
  searchVideos,
} from './desk-search.queries.ts';
import {
  presentFoundEntry,
  presentFoundMember,
  presentFoundPlant,
  presentFoundPost,
  presentFoundSeries,
  presentTitled,
} from './found.present.ts';
import { matchesSeries } from './series-search.ts';

interface Part {
  /** Roles that see this part; `admin` sees all. */
  readonly roles: readonly StaffRole[];
  readonly find: (db: Db, request: SearchQuery) => Promise<readonly FoundThing[]>;
}

async function findPlants(db: Db, { text }: SearchQuery): Promise<readonly FoundThing[]> {
  const terms = await findSearchTerms(db, text);
  if (terms === null) return [];
  const rows = await listSuggested(db, { terms, meat: null, rights: deskRights, count: maxFound });
  return rows.map(presentFoundPlant);
}

async function findSeries(db: Db, { text }: SearchQuery): Promise<readonly FoundThing[]> {
  const [rows, dictionary] = await Promise.all([listSeries(db), openDictionary(db)]);
  const all = rows.filter((row) => row.is_active).map((row) => presentSeries(row, dictionary));
  const found = all.filter((series) => matchesSeries(series, text, dictionary)).slice(0, maxFound);
  const quotes = new Map(
    (
      await listLatestQuotes(
        db,
        found.map((one) => one.SeriesID),
      )
    ).map((q) => [q.series_id, q]),
  );
  return [
    ...found.map((series) => presentFoundSeries(series, null)),
    ...found.flatMap((series) => {
      const quote = quotes.get(series.SeriesID);
      return quote === undefined ? [] : [presentFoundSeries(series, quote)];
    }),
  ];
}

/** Adds the goods that the typed words are another name of. */
function withGoods(dictionary: Dictionary, request: SearchQuery): SearchQuery {
  const named = goodsQuery(dictionary, request.text);
  const words = [request.words, named].flatMap((query) => (query === null ? [] : [`(${query})`]));
  return { ...request, words: words.length === 0 ? null : words.join(' | ') };
}

const parts: readonly Part[] = [
  {
    roles: ['editor'],
    find: async (db, request) =>
      (await searchArticles(db, request, maxFound)).map((row) => presentTitled('article', row)),
  },
  {
    roles: ['editor'],
    find: async (db, request) => (await searchVideos(db, request, maxFound)).map((row) => presentTitled('video', row)),
  },
  {
    roles: ['desk'],
    find: async (db, request) => (await searchMembers(db, request, maxFound)).map(presentFoundMember),
  },
  { roles: ['analyst'], find: findPlants },
  { roles: ['analyst'], find: findSeries },
  {
    roles: ['editor', 'desk'],
    find: async (db, request) => {
      const dictionary = await openDictionary(db);
      const posts = await searchPosts(db, withGoods(dictionary, request), maxFound);
      return posts.map((row) => presentFoundPost(row, dictionary));
    },
  },
  {
    roles: ['editor'],
    find: async (db, request) =>
      (await searchMerchants(db, request, maxFound)).map((row) => presentFoundEntry('merchant', row)),
  },
  {
    roles: ['editor'],
    find: async (db, request) =>
      (await searchExhibitions(db, request, maxFound)).map((row) => presentFoundEntry('exhibition', row)),
  },
];

/** Searches everything in the console; parts that a role may not see are not searched. */
export function createSearchOperations({ db }: { readonly db: Db }): readonly BoundOperation[] {
  return [
    bind(contract.SearchConsole, async ({ Keyword }, caller) => {
      const { staffRole } = signedInUser(caller);
      const request = readSearchQuery(Keyword);
      const own = parts.filter(({ roles }) => staffRole === 'admin' || roles.some((role) => role === staffRole));
      const found = await Promise.all(own.map(({ find }) => find(db, request)));
      return { Rows: found.flat() };
    }),
  ];
}
