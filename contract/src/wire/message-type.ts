/**
 * MessageType numbers (decisions §2): the operations of each area in the order in which the specification's
 * section 7 lists them, numbered from the area's base; Chart and Table of one view share a number.
 * Operations that the portal adds follow from base + 100.
 */
const areas = {
  account: {
    base: 6000000001,
    specified: [
      ['UserLogin'],
      ['UserSignUp'],
      ['GetUserInfo'],
      ['GetUserProfile'],
      ['ChangePassword'],
      ['UpdateUserInfo'],
      ['MembershipRequest'],
      ['GetCaptcha'],
      ['CheckCaptcha'],
      ['SendMail'],
      ['ForgetWebPassword'],
      ['ResetPasswordByEmail'],
      ['CheckUserName'],
      ['CheckRegEmail'],
      ['CheckDuplicatePhone'],
      ['GetWxTicket'],
      ['GetUserProfileByToken'],
      ['GetFrontUserInfoByUserID'],
      ['UpdateUserActivityByToken'],
      ['UploadAvator'],
    ],
    added: [
      ['UserLogout'],
      ['RequestAccountCancellation'],
      ['WithdrawAccountCancellation'],
      ['GetNotices'],
      ['ReadNotices'],
      ['GetSessions'],
      ['EndSession'],
      ['GetMembershipLevels'],
      ['GetMembershipRequests'],
      ['StaffSignIn'],
      ['EnrolStaffTotp'],
      ['ConfirmStaffTotp'],
      ['RenewStaffRecoveryCodes'],
      ['GetDeskMembers'],
      ['GetDeskMember'],
      ['UpdateDeskMember'],
      ['BlockMember'],
      ['UnblockMember'],
      ['SetMemberTrial'],
      ['SetMembership'],
      ['SetStaffRole'],
      ['ResetStaffTotp'],
      ['GetStaff'],
      ['GetDeskRequests'],
      ['AssignDeskRequest'],
      ['NoteDeskRequest'],
      ['GrantDeskRequest'],
      ['RefuseDeskRequest'],
      ['GetDeskCancellations'],
      ['ApproveCancellation'],
      ['RefuseCancellation'],
      ['SaveMembershipLevel'],
      ['GetContactMessages'],
      ['ReplyContactMessage'],
      ['CloseContactMessage'],
      ['GetOutbox'],
      ['RetryOutboxEntry'],
      ['GetAuditTrail'],
      ['EndMemberSessions'],
    ],
  },
  data: {
    base: 2000000001,
    specified: [
      ['GetBeefWebDataOneChart', 'GetBeefWebDataOneTable'],
      ['GetBeefWebDataTwoChart', 'GetBeefWebDataTwoTable'],
      ['GetBeefWebDataThreeChart', 'GetBeefWebDataThreeTable'],
      ['GetBeefWebDataFourChart', 'GetBeefWebDataFourTable'],
      ['GetBeefWebDataFiveChart', 'GetBeefWebDataFiveTable'],
      ['GetBeefWebDataSixChart', 'GetBeefWebDataSixTable'],
      ['GetBeefWebDataSevenChart', 'GetBeefWebDataSevenTable'],
      ['GetBeefWebDataEightChart', 'GetBeefWebDataEightTable'],
      ['GetBeefWebDataNineChart', 'GetBeefWebDataNineTable'],
      ['GetOptionData'],
      ['GetBeefCompanyTrend'],
      ['GetBeefUserTrend2'],
      ['GetWebPorkNewDataOneChart', 'GetWebPorkNewDataOneTable'],
      ['GetWebPorkNewDataTwoChart', 'GetWebPorkNewDataTwoTable'],
      ['GetWebPorkNewDataThreeChart', 'GetWebPorkNewDataThreeTable'],
      ['GetWebPorkNewDataFourChart', 'GetWebPorkNewDataFourTable'],
      ['GetWebPorkNewDataFiveChart', 'GetWebPorkNewDataFiveTable'],
      ['GetWebPorkNewDataSixChart', 'GetWebPorkNewDataSixTable'],
      ['GetWebPorkNewDataThreeContrast'],
      ['GetWebPorkNewDataFourContrast'],
    ],
    added: [['GetTradeRevisions'], ['GetTradeMethods'], ['GetTradeCalendar'], ['GetPorkCompanyTrend']],
  },
  prices: {
    base: 3000000001,
    specified: [
      ['GetWebPriceDataList'],
      ['GetWebFrontPriceDictionary'],
      ['GetWebPorkFrontPriceDictionary'],
      ['GetWebPriceVaildDate'],
      ['GetWebPriceDataIndex'],
      ['GetPorkPriceDataIndex'],
      ['GetWebPriceLivecattleIndex'],
      ['GetWebFrontMarketReport'],
      ['GetWebNewsAnalysis'],
      ['GetWebBeefPriceDataResearchList'],
      ['GetWebBeefPriceDataIndex'],
      ['GetWebBeefPriceDataResearchIndex'],
      ['AddWebBeefPriceDataOpinion'],
    ],
    added: [],
  },
  plants: {
    base: 4000000001,
    specified: [
      ['AddWebPlantSearchInfo'],
      ['GetWebApprovePlantStateOrigin'],
      ['GetWebApprovePlantStatePlantNO'],
      ['GetWebApprovePlantState'],
      ['GetWebApprovePlantChildState'],
      ['GetWebFrontApprovePlantOrigin'],
      ['GetWebFrontApprovePlantNo'],
      ['GetWebFrontApprovePlantProvince'],
      ['GetWebFrontApprovePlant'],
      ['GetWebFrontApprovePlantPattern'],
      ['GetWebHistoricalUpdate'],
      ['GetFrontPorkDataEstItems'],
      ['GetWebFrontPorkDataEst'],
    ],
    added: [
      ['SuggestPlants'],
      ['GetMostSearchedPlants'],
      ['GetPlant'],
      ['GetPlantTrade'],
      ['CheckCargo'],
      ['AddDeletePlantWatch'],
      ['GetPlantWatches'],
      ['StopPlantWatch'],
      ['GetEstablishmentMailService'],
      ['GetDeskPlants'],
      ['GetDeskPlant'],
      ['GetPlantGroups'],
      ['SaveDeskPlant'],
      ['SavePlantEvent'],
      ['DeletePlantEvent'],
      ['UploadPlantList'],
      ['GetPlantListImports'],
      ['GetPlantListDifference'],
      ['CommitPlantList'],
      ['DiscardPlantList'],
    ],
  },
  videos: { base: 5000000001, specified: [['GetEyes'], ['AddDeleteWebEyes']], added: [] },
  marketAndNews: {
    base: 7000000001,
    specified: [
      ['GetWebMarket'],
      ['GetWebFrom'],
      ['SendFuturesEmail'],
      ['GetWebChatList'],
      ['GetWebChatItem'],
      ['GetBtcInfoHeadlines'],
      ['GetBtcInfoDetail'],
      ['GetBtcInfoRecommendation'],
      ['GetBtcInfoNewsBySection'],
      ['GetBeefInfoReport'],
      ['GetBeefInfoReportDate'],
      ['GetBeefInfoReportByDate'],
      ['GetWebCollection'],
      ['GetAppNewsDetail'],
      ['GetSimilarArticle'],
      ['GetWebNewAdvBanner'],
      ['GetWebHomePageBanner'],
    ],
    added: [
      ['AddDeleteWebCollection'],
      ['SearchNews'],
      ['GetMostReadNews'],
      ['GetDeskArticles'],
      ['GetDeskArticle'],
      ['CreateDeskArticle'],
      ['SaveDeskArticleText'],
      ['SaveDeskArticleDetail'],
      ['SubmitDeskArticle'],
      ['ReturnDeskArticle'],
      ['PublishDeskArticle'],
      ['WithdrawDeskArticle'],
      ['DeleteDeskArticle'],
      ['HoldDeskArticle'],
      ['GetDeskArticleVersions'],
      ['GetDeskArticleVersion'],
      ['UploadArticlePicture'],
      ['AddWebMarket'],
      ['AddWebChat'],
      ['CloseWebMarket'],
      ['UpdateWebMarket'],
      ['GetWebMarketEnquiries'],
      ['ReportWebMarket'],
      ['GetMarketModeration'],
      ['RemoveMarketContent'],
      ['RestoreMarketContent'],
      ['DismissMarketReports'],
    ],
  },
} as const;

type Areas = typeof areas;
type AreaName = keyof Areas;
export type MessageName = Areas[AreaName]['specified' | 'added'][number][number];

const addedOffset = 100;

const numbers: ReadonlyMap<string, number> = new Map(
  Object.values(areas).flatMap(({ base, specified, added }) => [
    ...specified.flatMap((names, place) => names.map((name): [string, number] => [name, base + place])),
    ...(added as readonly (readonly string[])[]).flatMap((names, place) =>
      names.map((name): [string, number] => [name, base + addedOffset + place]),
    ),
  ]),
);

/** The MessageType that a request for this operation must carry. */
export function messageTypeOf(name: MessageName): number {
  const number = numbers.get(name);
  if (number === undefined) throw new Error(`No MessageType is set for ${name}`);
  return number;
}

/** Operations on the management host (specification section 7); all others are on the system API base. */
const managementOperations: ReadonlySet<string> = new Set(['UserLogin', 'UpdateUserActivityByToken']);

export type ApiBase = 'system' | 'management';

/** Which of the two API bases serves an operation. */
export function apiBaseOf(name: string): ApiBase {
  return managementOperations.has(name) ? 'management' : 'system';
}
