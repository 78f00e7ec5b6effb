import {
  getWebFrontPriceDictionary,
  getWebPorkFrontPriceDictionary,
  getWebPriceDataList,
  getWebPriceHistory,
  getWebPriceVaildDate,
} from '@btc/contract/prices/quotes.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { splitCodes } from '#platform/api/code-list.ts';
import { toReader } from '#platform/api/reader.ts';
import { bindForAll, bindShared } from '#platform/api/shared-binding.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { accessHistory, accessList, type PriceAccess } from '../price-access.ts';
import type { PriceDeps } from '../price-deps.ts';
import { readDictionary } from './dictionary.service.ts';
import { findMarket, makeHistory } from './history.service.ts';
import { listQuoteDays } from './quote-list.queries.ts';
import { findListedDay, makeQuoteList } from './quote-list.service.ts';

/** Answers are shared by lock and trial state; the remaining trial count is added per reader. */
function judgeMarket<Request extends object>({ locked, trialLeft }: PriceAccess, request: Request) {
  return {
    question: { ...request, locked, isTrial: trialLeft !== null },
    marks: trialLeft === null ? undefined : { TrialLeft: trialLeft },
  };
}

function markTrial<Answer extends { readonly Dict: object }>(answer: Answer, marks: { readonly TrialLeft: number }) {
  return { ...answer, Dict: { ...answer.Dict, ...marks } };
}

export function createQuoteOperations(deps: PriceDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bindShared(getWebPriceDataList, {
      judge: async ({ isEn, UserID: _userId, LanguageCode: _language, ...request }, caller) => {
        const market = { meat: request.Meat, market: request.MarketType };
        const list = { ...market, findDay: () => findListedDay(db, request) };
        return judgeMarket(await accessList(db, toReader(clock, isEn, caller), list), request);
      },
      make: (question) => makeQuoteList(deps, question, shanghaiDay(clock.now())),
      mark: markTrial,
    }),
    bindShared(getWebPriceHistory, {
      judge: async ({ isEn, UserID: _userId, LanguageCode: _language, ...request }, caller, cache) => {
        const { SeriesID: seriesId } = request;
        const { meat } = await cache.get(`market of series ${seriesId}`, () => findMarket(db, seriesId));
        return judgeMarket(await accessHistory(db, toReader(clock, isEn, caller), { meat, seriesId }), request);
      },
      make: (question) => makeHistory(deps, question, shanghaiDay(clock.now())),
      mark: markTrial,
    }),
    bindForAll(getWebFrontPriceDictionary, () => {
      return readDictionary(db, 'beef');
    }),
    bindForAll(getWebPorkFrontPriceDictionary, () => {
      return readDictionary(db, 'pork');
    }),
    bindForAll(getWebPriceVaildDate, async (input) => {
      const market = { meat: input.Meat, market: input.MarketType, origins: splitCodes(input.Origin) };
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
