import {
  deleteLiveCattlePrice,
  getDeskLiveCattle,
  getWebPriceLivecattleIndex,
  saveLiveCattlePrices,
} from './live-cattle.ts';
import {
  createMarketReport,
  deleteMarketReport,
  getDeskMarketReport,
  getDeskMarketReports,
  getMarketReportPreview,
  getWebFrontMarketReport,
  holdMarketReport,
  publishMarketReport,
  saveMarketReportPart,
  withdrawMarketReport,
} from './market-report.ts';
import { getWebNewsAnalysis } from './news-analysis.ts';
import {
  addWebBeefPriceDataOpinion,
  closeSurveyItem,
  getDeskSurveyItems,
  getWebBeefPriceDataResearchIndex,
  getWebBeefPriceDataResearchList,
  openSurveyItem,
  saveSurveyItem,
  scoreSurveyItem,
} from './survey.ts';

/** The operations of the week in prices: live cattle, survey, market report, analysis. */
export const weekOperations = {
  GetWebPriceLivecattleIndex: getWebPriceLivecattleIndex,
  GetWebFrontMarketReport: getWebFrontMarketReport,
  GetWebNewsAnalysis: getWebNewsAnalysis,
  GetWebBeefPriceDataResearchList: getWebBeefPriceDataResearchList,
  GetWebBeefPriceDataResearchIndex: getWebBeefPriceDataResearchIndex,
  AddWebBeefPriceDataOpinion: addWebBeefPriceDataOpinion,
  GetDeskLiveCattle: getDeskLiveCattle,
  SaveLiveCattlePrices: saveLiveCattlePrices,
  DeleteLiveCattlePrice: deleteLiveCattlePrice,
  GetDeskSurveyItems: getDeskSurveyItems,
  SaveSurveyItem: saveSurveyItem,
  OpenSurveyItem: openSurveyItem,
  CloseSurveyItem: closeSurveyItem,
  ScoreSurveyItem: scoreSurveyItem,
  GetDeskMarketReports: getDeskMarketReports,
  GetDeskMarketReport: getDeskMarketReport,
  CreateMarketReport: createMarketReport,
  SaveMarketReportPart: saveMarketReportPart,
  GetMarketReportPreview: getMarketReportPreview,
  HoldMarketReport: holdMarketReport,
  DeleteMarketReport: deleteMarketReport,
  PublishMarketReport: publishMarketReport,
  WithdrawMarketReport: withdrawMarketReport,
} as const;
