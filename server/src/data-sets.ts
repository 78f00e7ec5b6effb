import type { DataDocument } from '#data/http/data-document.ts';
import type { DataSet } from '#data/data-set.ts';
import { writeDataPackage } from '#data/forms/write-data-package.ts';
import { writeDcat } from '#data/forms/write-dcat.ts';
import type { WholeSet } from '#data/forms/whole-set.ts';
import { boardSets } from './market/data/board-set.ts';
import { accountSets } from './members/data/account-sets.ts';
import { plantCutSets } from './plants/data/plant-cut-sets.ts';
import { plantSets } from './plants/data/plant-sets.ts';
import { dutySets } from './prices/data/duty-sets.ts';
import { marketSets } from './prices/data/market-sets.ts';
import { createQuoteYearSets } from './prices/data/quote-year-sets.ts';
import { quoteSets } from './prices/data/quote-sets.ts';
import { releasesFeed } from './data/sets/releases-feed.ts';
import { statusSet } from './data/sets/status-set.ts';
import { wordSets } from './data/sets/word-sets.ts';
import { createFactSets } from './trade/data/fact-sets.ts';
import { publicationSets } from './trade/data/publication-sets.ts';
import { quotaSets } from './trade/data/quota-sets.ts';
import { viewSets } from './trade/data/view-sets.ts';
import type { TradeDeps } from './trade/trade-deps.ts';

/** Every data set of every room, in catalogue order. */
export const dataSets: readonly DataSet[] = [
  ...viewSets,
  ...publicationSets,
  ...quotaSets,
  ...quoteSets,
  ...marketSets,
  ...dutySets,
  ...plantSets,
  ...plantCutSets,
  ...boardSets,
  ...wordSets,
  statusSet,
  ...accountSets,
];

/** Data sets downloaded a year at a time, in catalogue order. */
export function createWholeSets(deps: TradeDeps): readonly WholeSet[] {
  return [...createFactSets(deps), ...createQuoteYearSets(deps.db)];
}

export const dataDocuments: readonly DataDocument[] = [
  {
    name: 'catalog.jsonld',
    contentType: 'application/ld+json; charset=utf-8',
    write: async (request) => writeDcat(request, request.edition),
  },
  { name: 'datapackage.json', contentType: 'application/json; charset=utf-8', write: writeDataPackage },
  releasesFeed,
];
