import {
  convertibleLevels,
  findPriceTerm,
  marketTypes,
  type PriceMeat,
  priceSpecs,
  priceStorages,
  priceTerms,
  priceUnits,
  quoteBases,
  quotedMarkets,
  type QuotedMarket,
  taxLevels,
} from '@btc/contract/prices/price-codes.ts';
import type { getWebFrontPriceDictionary } from '@btc/contract/prices/quotes.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import { originNames, originIndex, type PriceCut, priceCut } from '../series/price-names.ts';
import { listSeries, type SeriesRow } from '../series/series.queries.ts';
import { marketNotes } from './market-notes.data.ts';
import { listMarketDays } from './quote-list.queries.ts';

type Answer = OutputOf<typeof getWebFrontPriceDictionary>;

interface Coded {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}

function option({ code, nameCn, nameEn }: Coded) {
  return { Code: code, NameCn: nameCn, NameEn: nameEn };
}

function used<Entry extends Coded>(table: readonly Entry[], codes: ReadonlySet<string>): readonly Entry[] {
  return table.filter(({ code }) => codes.has(code));
}

function listMarkets(series: readonly SeriesRow[], has: (row: SeriesRow) => boolean): QuotedMarket[] {
  const markets = new Set(series.filter(has).map(({ market_type: market }) => market));
  return quotedMarkets.filter((market) => markets.has(market));
}

function presentOrigin(code: string, series: readonly SeriesRow[]) {
  const { cn, en } = originNames(code);
  return { Code: code, NameCn: cn, NameEn: en, MarketTypes: listMarkets(series, ({ origin }) => origin === code) };
}

function presentCut({ code, cn, en, groupCode, groupCn, groupEn }: PriceCut, series: readonly SeriesRow[]) {
  return {
    Code: code,
    NameCn: cn,
    NameEn: en,
    GroupCode: groupCode,
    GroupCn: groupCn,
    GroupEn: groupEn,
    MarketTypes: listMarkets(series, ({ cut }) => cut === code),
  };
}

/** Only entries that some quoted series uses, so that every filter finds something. */
export async function readDictionary(db: Db, meat: PriceMeat): Promise<Answer> {
  const [series, days, dictionary] = await Promise.all([
    listSeries(db, { meat }),
    listMarketDays(db, meat),
    openDictionary(db),
  ]);
  const origins = [...new Set(series.map(({ origin }) => origin))].toSorted((a, b) => originIndex(a) - originIndex(b));
  const cuts = [...new Set(series.map(({ cut }) => cut))]
    .map((code) => priceCut(dictionary, meat, code))
    .toSorted((a, b) => a.sortKey - b.sortKey);
  const toCodes = (read: (row: SeriesRow) => readonly string[]) => new Set(series.flatMap(read));
  const terms = used(
    priceTerms,
    toCodes(({ term }) => [term]),
  );
  return {
    Dict: {
      Meat: meat,
      MarketTypes: marketTypes
        .filter(({ code }) => meat === 'beef' || code !== 'livecattle')
        .map((market) => ({
          ...option(market),
          ...marketNotes[market.code],
          LatestDate: days.find(({ market_type: code }) => code === market.code)?.latest ?? null,
          Series: series.filter((row) => row.market_type === market.code && row.is_active).length,
        })),
      Origins: origins.map((code) => presentOrigin(code, series)),
      Cuts: cuts.map((cut) => presentCut(cut, series)),
      Storages: used(
        priceStorages,
        toCodes(({ storage }) => [storage]),
      ).map(option),
      Terms: terms.map((term) => ({
        ...option(term),
        Level: findPriceTerm(term.code)?.level ?? '',
        MarketTypes: listMarkets(series, (row) => row.term === term.code),
      })),
      Ports: used(
        dictionary.list('port'),
        toCodes(({ port }) => [port]),
      ).map((port) => ({ ...option(port), MarketTypes: listMarkets(series, (one) => one.port === port.code) })),
      Units: priceUnits.map(option),
      Levels: convertibleLevels.flatMap((level) => taxLevels.filter(({ code }) => code === level).map(option)),
      Specs: used(
        priceSpecs,
        toCodes(({ specs }) => specs),
      ).map(option),
      Bases: quoteBases.map(option),
      Demo: days.some(({ is_demo: isDemo }) => isDemo),
    },
  };
}
