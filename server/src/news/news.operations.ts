import { toReader } from '#platform/api/reader.ts';
import { newsOperations as contract } from '@btc/contract/news/news.operations.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { bindForAll, bindShared } from '#platform/api/shared-binding.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { presentRow } from './article.present.ts';
import { countArticles, listArticles } from './article.queries.ts';
import {
  type ArticleQuestion,
  type ArticleJudge,
  createArticleJudge,
  makeArticle,
  markArticle,
  type NewsDeps,
  readHeadlines,
  readMostRead,
  readRecommendations,
  readSimilar,
  rowsInOrder,
  toScope,
  sectionFilter,
} from './article.service.ts';
import { type NewsDeskDeps, createNewsDeskOperations } from './desk/news-desk.operations.ts';
import { changeCollection, readCollection } from './collection.service.ts';
import { countReports, listReportDates, listReportIds } from './report.queries.ts';
import { toDays, findReport } from './report.service.ts';
import { searchArticles } from './search/search.service.ts';

function listOperations({ db, clock }: NewsDeps): readonly BoundOperation[] {
  return [
    bindForAll(contract.GetBtcInfoHeadlines, async ({ isEn, Count }) => ({
      Rows: await readHeadlines(db, toScope(clock, isEn), Count),
    })),
    bindForAll(contract.GetBtcInfoRecommendation, async ({ isEn, Count }) => ({
      Rows: await readRecommendations(db, toScope(clock, isEn), Count),
    })),
    bind(contract.GetMostReadNews, async ({ isEn, Count }) => ({
      Rows: await readMostRead(db, toScope(clock, isEn), Count),
    })),
    bindForAll(contract.GetSimilarArticle, async ({ NewsID, isEn, Count }) => ({
      Rows: await readSimilar(db, toScope(clock, isEn), NewsID, Count),
    })),
    bindForAll(contract.GetBtcInfoNewsBySection, async (input) => {
      const filter = { ...sectionFilter(toScope(clock, input.isEn), input.Section), meat: input.Meat };
      const [rows, total] = await Promise.all([listArticles(db, filter, toSlice(input)), countArticles(db, filter)]);
      return { Rows: rows.map(presentRow), Total: total };
    }),
    bind(contract.SearchNews, async ({ Keyword, isEn, Page, PageSize }, caller) => {
      const rights = toReader(clock, isEn, caller);
      const request = { keyword: Keyword, page: Page, pageSize: PageSize, rights };
      const { rows, total, isCapped } = await searchArticles(db, toScope(clock, isEn), request);
      return { Rows: rows, Total: total, Dict: { TotalIsCapped: isCapped } };
    }),
  ];
}

function createArticleOperations(deps: NewsDeps, judge: ArticleJudge): readonly BoundOperation[] {
  const make = (question: ArticleQuestion) => makeArticle(deps, question);
  return [
    bindShared(contract.GetBtcInfoDetail, {
      judge: ({ NewsID, isEn, FreeOnly, Counted, Similar }, caller, cache) => {
        const query = { freeOnly: FreeOnly, isCounted: Counted, similarCount: Similar };
        return judge({ id: NewsID, isEn, caller, ...query }, cache);
      },
      make,
      mark: markArticle,
    }),
    bindShared(contract.GetAppNewsDetail, {
      judge: ({ NewsID, isEn, IsShare }, caller, cache) =>
        judge({ id: NewsID, isEn, caller, asAnybody: IsShare }, cache),
      make,
      mark: markArticle,
    }),
  ];
}

function createReportOperations(deps: NewsDeps, judge: ArticleJudge): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bindForAll(contract.GetBeefInfoReport, async (input) => {
      const scope = toScope(clock, input.isEn);
      const filter = { ...scope, type: input.Type, ...toDays(input.Year, input.Month) };
      const [ids, total] = await Promise.all([listReportIds(db, filter, toSlice(input)), countReports(db, filter)]);
      return { Rows: await rowsInOrder(db, scope, ids), Total: total };
    }),
    bindForAll(contract.GetBeefInfoReportDate, async ({ isEn, Type }) => ({
      Dates: await listReportDates(db, { ...toScope(clock, isEn), type: Type }),
    })),
    bindShared(contract.GetBeefInfoReportByDate, {
      judge: async ({ isEn, Type: type, Date: date }, caller, cache) => {
        const id = await cache.get(`report ${type} ${date} ${isEn}`, () => findReport(deps, { isEn, type, date }));
        return judge({ id, isEn, caller }, cache);
      },
      make: (question: ArticleQuestion) => makeArticle(deps, question),
      mark: markArticle,
    }),
  ];
}

function createCollectionOperations({ db, clock }: NewsDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetWebCollection, async (input, caller) => {
      const { userId } = signedInUser(caller);
      const reader = { userId, slice: toSlice(input) };
      const { rows, total } = await readCollection(db, toScope(clock, input.isEn), reader);
      return { Rows: rows, Total: total };
    }),
    bind(contract.AddDeleteWebCollection, async ({ NewsID, IsAdd, isEn }, caller) => {
      const { userId } = signedInUser(caller);
      await changeCollection(db, toScope(clock, isEn), { userId, articleId: NewsID, add: IsAdd });
      return { Row: { NewsID, Collected: IsAdd } };
    }),
  ];
}

export function createNewsOperations(deps: NewsDeps & NewsDeskDeps): readonly BoundOperation[] {
  const judge = createArticleJudge(deps);
  return [
    ...listOperations(deps),
    ...createArticleOperations(deps, judge),
    ...createReportOperations(deps, judge),
    ...createCollectionOperations(deps),
    ...createNewsDeskOperations(deps),
  ];
}
