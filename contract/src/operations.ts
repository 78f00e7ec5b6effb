import { consoleOperations } from './console/console.operations.ts';
import { directoryOperations } from './directory/directory.operations.ts';
import { marketOperations } from './market/market.operations.ts';
import { membersOperations } from './members/members.operations.ts';
import { newsOperations } from './news/news.operations.ts';
import { plantsOperations } from './plants/plants.operations.ts';
import { pricesOperations } from './prices/prices.operations.ts';
import { siteOperations } from './site/site.operations.ts';
import { tradeOperations } from './trade/trade.operations.ts';
import { videosOperations } from './videos/videos.operations.ts';

/** Every operation of the portal by name; the server, the clients and the OpenAPI document follow from it. */
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

/** The room that an operation belongs to, by its name. */
export const roomByOperation: ReadonlyMap<string, string> = new Map(
  Object.entries(operationsByRoom).flatMap(([room, own]) => Object.keys(own).map((name) => [name, room])),
);

export type Operations = typeof operations;
export type OperationName = keyof Operations;
