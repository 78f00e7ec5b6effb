import { consoleOperations } from './console/console.operations.ts';
import { directoryOperations } from './directory/directory.operations.ts';
import { marketOperations } from './market/market.operations.ts';
import { membersOperations } from './members/members.operations.ts';
import { newsOperations } from './news/news.operations.ts';
import { plantsOperations } from './plants/plants.operations.ts';
import { pricesOperations } from './prices/prices.operations.ts';
import { contactOperations } from './contact/contact.operations.ts';
import { cutOperations } from './cut/cut.operations.ts';
import { homeOperations } from './home/home.operations.ts';
import { legalOperations } from './legal/legal.operations.ts';
import { myListOperations } from './my-list/my-list.operations.ts';
import { newsletterOperations } from './newsletter/newsletter.operations.ts';
import { planningOperations } from './planning/planning.operations.ts';
import { searchOperations } from './search/search.operations.ts';
import { tradeOperations } from './trade/trade.operations.ts';
import { videosOperations } from './videos/videos.operations.ts';

/** What belongs to no trade: one room in the OpenAPI document. */
const siteOperations = {
  ...homeOperations,
  ...contactOperations,
  ...cutOperations,
  ...searchOperations,
  ...myListOperations,
  ...newsletterOperations,
  ...planningOperations,
  ...legalOperations,
} as const;

/** All operations by name: the source for the server, the clients and the OpenAPI document. */
export const operations = {
  ...consoleOperations,
  ...directoryOperations,
  ...marketOperations,
  ...membersOperations,
  ...newsOperations,
  ...plantsOperations,
  ...pricesOperations,
  ...siteOperations,
  ...tradeOperations,
  ...videosOperations,
} as const;

const operationsByRoom = {
  console: consoleOperations,
  directory: directoryOperations,
  market: marketOperations,
  members: membersOperations,
  news: newsOperations,
  plants: plantsOperations,
  prices: pricesOperations,
  site: siteOperations,
  trade: tradeOperations,
  videos: videosOperations,
} as const;

export const roomByOperation: ReadonlyMap<string, string> = new Map(
  Object.entries(operationsByRoom).flatMap(([room, own]) => Object.keys(own).map((name) => [name, room])),
);

export type Operations = typeof operations;
export type OperationName = keyof Operations;
