import { beefDataOperations } from './beef-data.ts';
import { getTradeCalendar } from './calendar.ts';
import { getChartEvents } from './chart-events.ts';
import { noticeDeskOperations } from './desk/notice-desk.ts';
import { releaseDeskOperations } from './desk/release-desk.ts';
import { tradeImportOperations } from './desk/trade-import.ts';
import { getTradeMethods } from './methods.ts';
import { getOptionData } from './option-data.ts';
import { porkDataOperations } from './pork-data.ts';
import { getCargoClock, getQuotaDesk } from './quota-desk.ts';
import { getRevisedFigures, getTradeRevisions } from './revisions.ts';

export const tradeOperations = {
  ...beefDataOperations,
  ...porkDataOperations,
  GetOptionData: getOptionData,
  GetTradeRevisions: getTradeRevisions,
  GetRevisedFigures: getRevisedFigures,
  GetTradeMethods: getTradeMethods,
  GetTradeCalendar: getTradeCalendar,
  GetQuotaDesk: getQuotaDesk,
  GetCargoClock: getCargoClock,
  GetChartEvents: getChartEvents,
  ...tradeImportOperations,
  ...releaseDeskOperations,
  ...noticeDeskOperations,
} as const;
