import {
  getAppNewsDetail,
  getBtcInfoDetail,
  getBtcInfoHeadlines,
  getBtcInfoNewsBySection,
  getBtcInfoRecommendation,
  getMostReadNews,
  getSimilarArticle,
} from './article.ts';
import { addDeleteWebCollection, getWebCollection } from './collection.ts';
import { getBeefInfoReport, getBeefInfoReportByDate, getBeefInfoReportDate } from './report.ts';
import { ArrangeHeadlines, GetDeskHeadlines } from './desk/headlines-desk.ts';
import { figureDeskOperations } from './desk/figure-desk.ts';
import { newsDeskOperations } from './desk/news-desk.operations.ts';
import { searchNews } from './search.ts';

export const newsOperations = {
  GetBtcInfoHeadlines: getBtcInfoHeadlines,
  GetBtcInfoDetail: getBtcInfoDetail,
  GetBtcInfoRecommendation: getBtcInfoRecommendation,
  GetBtcInfoNewsBySection: getBtcInfoNewsBySection,
  GetBeefInfoReport: getBeefInfoReport,
  GetBeefInfoReportDate: getBeefInfoReportDate,
  GetBeefInfoReportByDate: getBeefInfoReportByDate,
  GetWebCollection: getWebCollection,
  GetAppNewsDetail: getAppNewsDetail,
  GetSimilarArticle: getSimilarArticle,
  AddDeleteWebCollection: addDeleteWebCollection,
  SearchNews: searchNews,
  GetMostReadNews: getMostReadNews,
  ...newsDeskOperations,
  ...figureDeskOperations,
  GetDeskHeadlines,
  ArrangeHeadlines,
} as const;
