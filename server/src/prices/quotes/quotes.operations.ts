import {
  getWebFrontPriceDictionary,
  getWebPorkFrontPriceDictionary,
  getWebPriceDataList,
  getWebPriceHistory,
  getWebPriceVaildDate,
} from '@btc/contract/prices/quotes.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { splitCodes } from '#platform/api/code-list.ts';
import { toReader } from '#platform/api/reader.ts';
import type { PriceDeps } from '../price-deps.ts';
import { readDictionary } from './dictionary.service.ts';
import { historyReader } from './history.service.ts';
import { listQuoteDays } from './quote-list.queries.ts';
import { quoteListReader } from './quote-list.service.ts';

/** The list of a day, the history of a series, and what there is to choose from. */
export function quoteOperations(deps: PriceDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  const readQuoteList = quoteListReader(deps);
  const readHistory = historyReader(deps);
  return [
    bind(getWebPriceDataList, (input, caller) => readQuoteList(input, toReader(clock, input.isEn, caller))),
    bind(getWebPriceHistory, (input, caller) => readHistory(input, toReader(clock, input.isEn, caller))),
    bind(getWebFrontPriceDictionary, () => {
      return readDictionary(db, 'beef');
    }),
    bind(getWebPorkFrontPriceDictionary, () => {
      return readDictionary(db, 'pork');
    }),
    bind(getWebPriceVaildDate, async (input) => {
      const market = { species: input.Species, market: input.MarketType, origins: splitCodes(input.Origin) };
      const window = { from: input.StartDate || '0001-01-01', to: input.EndDate || '9999-12-31' };
      const dates = await listQuoteDays(db, market, window);
      return {
        Dates: [...dates],
        Total: dates.length,
        Dict: { Min: dates[0] ?? null, Max: dates.at(-1) ?? null },
      };
    }),
  ];
}
