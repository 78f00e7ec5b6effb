import type { DataSet } from '#platform/data/data-set.ts';
import { plantSets } from './plants/data/plant-sets.ts';
import { marketSets } from './prices/data/market-sets.ts';
import { quoteSets } from './prices/data/quote-sets.ts';
import { statusSet } from './site/data/status-set.ts';
import { wordSets } from './site/data/word-sets.ts';
import { publicationSets } from './trade/data/publication-sets.ts';
import { viewSets } from './trade/data/view-sets.ts';

/** Every data set of every room, in the order of the catalogue. */
export const dataSets: readonly DataSet[] = [
  ...viewSets,
  ...publicationSets,
  ...quoteSets,
  ...marketSets,
  ...plantSets,
  ...wordSets,
  statusSet,
];
