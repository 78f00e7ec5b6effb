import { getPriceBenchmarks } from './benchmarks/benchmarks.ts';
import { GetDictionary } from '../dictionary/dictionary.ts';
import { AddNameAlias, GetNameDictionary, RemoveNameAlias, SaveDictionaryEntry } from './desk/name-dictionary.ts';
import {
  GetPriceImportIssues,
  GetPriceImports,
  GetPriceSettings,
  RefreshPriceWeights,
  DeleteExchangeRate,
  DeletePriceDuty,
  SaveExchangeRate,
  SavePriceDuty,
  SavePriceSettings,
  UndoPriceImport,
  UploadPriceFile,
} from './desk/price-settings.ts';
import {
  CorrectQuote,
  GetDeskPriceSeries,
  GetQuoteCorrections,
  GetQuoteSheet,
  PublishQuotes,
  SavePriceSeries,
  SaveQuoteDrafts,
  WithdrawQuote,
  WithdrawQuoteSheet,
} from './desk/quote-desk.ts';
import { DeleteSeriesMapping, GetSeriesMappings, ReadSeriesFile, SaveSeriesMapping } from './desk/series-files.ts';
import { getExchangeRates } from './exchange-rates.ts';
import { getPorkPriceDataIndex, getWebBeefPriceDataIndex, getWebPriceDataIndex } from './indices.ts';
import { getLandedCost, getPriceDuties } from './landed-cost.ts';
import {
  getWebFrontPriceDictionary,
  getWebPorkFrontPriceDictionary,
  getWebPriceDataList,
  getWebPriceHistory,
  getWebPriceVaildDate,
} from './quotes.ts';
import {
  GetDeskFreePrices,
  GetDeskPriceNotes,
  GetPriceNotes,
  SaveFreePrices,
  SavePriceNote,
  ShowPriceNote,
} from './price-notes.ts';
import { weekOperations } from './week.operations.ts';

export const pricesOperations = {
  GetWebPriceDataList: getWebPriceDataList,
  GetWebFrontPriceDictionary: getWebFrontPriceDictionary,
  GetWebPorkFrontPriceDictionary: getWebPorkFrontPriceDictionary,
  GetWebPriceVaildDate: getWebPriceVaildDate,
  GetWebPriceDataIndex: getWebPriceDataIndex,
  GetPorkPriceDataIndex: getPorkPriceDataIndex,
  GetWebBeefPriceDataIndex: getWebBeefPriceDataIndex,
  GetWebPriceHistory: getWebPriceHistory,
  GetLandedCost: getLandedCost,
  GetPriceDuties: getPriceDuties,
  GetExchangeRates: getExchangeRates,
  GetPriceBenchmarks: getPriceBenchmarks,
  GetPriceNotes,
  GetDeskPriceNotes,
  SavePriceNote,
  ShowPriceNote,
  GetDeskFreePrices,
  SaveFreePrices,
  GetDeskPriceSeries,
  SavePriceSeries,
  GetQuoteSheet,
  SaveQuoteDrafts,
  PublishQuotes,
  CorrectQuote,
  WithdrawQuote,
  WithdrawQuoteSheet,
  GetQuoteCorrections,
  GetPriceSettings,
  SavePriceSettings,
  SaveExchangeRate,
  SavePriceDuty,
  DeleteExchangeRate,
  DeletePriceDuty,
  RefreshPriceWeights,
  UploadPriceFile,
  GetPriceImports,
  GetPriceImportIssues,
  UndoPriceImport,
  GetNameDictionary,
  AddNameAlias,
  RemoveNameAlias,
  SaveDictionaryEntry,
  GetDictionary,
  ReadSeriesFile,
  SaveSeriesMapping,
  GetSeriesMappings,
  DeleteSeriesMapping,
  ...weekOperations,
} as const;
