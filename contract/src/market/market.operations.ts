import {
  AddWebMarket,
  CloseWebMarket,
  GetWebFrom,
  GetWebMarket,
  GetWebMarketEnquiries,
  ReportWebMarket,
  SendFuturesEmail,
  UpdateWebMarket,
} from './board.ts';
import { AddWebChat, GetWebChatItem, GetWebChatList } from './chat.ts';
import {
  DismissMarketReports,
  GetMarketModeration,
  RemoveMarketContent,
  RestoreMarketContent,
} from './desk/market-desk.ts';

export const marketOperations = {
  GetWebMarket,
  GetWebFrom,
  SendFuturesEmail,
  GetWebChatList,
  GetWebChatItem,
  AddWebMarket,
  AddWebChat,
  CloseWebMarket,
  UpdateWebMarket,
  GetWebMarketEnquiries,
  ReportWebMarket,
  GetMarketModeration,
  RemoveMarketContent,
  RestoreMarketContent,
  DismissMarketReports,
} as const;
