import { z } from 'zod';
import { codeList, day, dayOrOpen, moment, namedOption, rowId, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { historyPeriods } from './price-codes.ts';
import { requestFields, conversion, historyWindow, lock, market, conversionFields, meat } from './price-fields.ts';
import { cutOption, listedQuote, priceChange, priceSeries, quoteFigures, quoteRow } from './quote-row.ts';

/** Filters of a list; empty means all. */
export const quoteFilters = {
  Origin: codeList,
  Cuts: codeList,
  Specs: codeList,
  Storage: codeList,
  Term: codeList,
  Port: codeList,
};

const marks = {
  Demo: z.boolean(),
  Locked: lock,
  /** Remaining items of a trial; null where none is counted. */
  TrialLeft: z.int().min(0).nullable(),
  SourceCn: z.string(),
  SourceEn: z.string(),
};

export const getWebPriceDataList = defineOperation({
  name: 'GetWebPriceDataList',
  summary:
    'The published quotes of a market on a day (Shanghai), by origin and in cut order, in any unit and level. Without the module Rows ' +
    'is empty, Total says how many there are and Dict.Locked why.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    ...requestFields,
    Meat: meat.default('beef'),
    MarketType: market.default('forward'),
    /** Empty: the latest day with quotes. A day without quotes gives no rows. */
    Date: dayOrOpen,
    ...quoteFilters,
    ...conversion,
    Page: z.int().min(1).max(1000).default(1),
    PageSize: z.int().min(1).max(500).default(500),
  }),
  output: z.strictObject({
    Rows: z.array(listedQuote),
    Total: total,
    Dict: z.strictObject({
      Meat: meat,
      MarketType: market,
      /** Null where the market has no quotes at all. */
      Date: day.nullable(),
      EarlierDate: day.nullable(),
      LaterDate: day.nullable(),
      LatestDate: day.nullable(),
      UpdatedAt: moment.nullable(),
      Provisional: z.boolean(),
      ...conversionFields.shape,
      ...marks,
    }),
  }),
});

export const getWebPriceHistory = defineOperation({
  name: 'GetWebPriceHistory',
  summary:
    'The published quotes of one series over time, oldest first, in any unit and level, each at the rate and duty of its own day.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ ...requestFields, SeriesID: rowId, ...historyWindow, ...conversion }),
  output: z.strictObject({
    Row: priceSeries,
    Rows: z.array(z.strictObject(quoteFigures)),
    Total: total,
    Dict: z.strictObject({
      /** First and last day of the whole series. */
      From: day.nullable(),
      To: day.nullable(),
      Period: z.enum(historyPeriods).nullable(),
      UpdatedAt: moment.nullable(),
      ...conversionFields.shape,
      ...marks,
      /** Calculation of the latest mainstream price; empty if as quoted. */
      Arithmetic: quoteRow.shape.Arithmetic,
      /** Change of the latest mainstream price on the latest quote of 7 to 13 days before. */
      ChangeWeek: priceChange,
      /** The same against the latest quote of 364 to 377 days before. */
      ChangeYear: priceChange,
    }),
  }),
  errors: [1009],
});

const dictionary = z.strictObject({
  Dict: z.strictObject({
    Meat: meat,
    MarketTypes: z.array(
      namedOption.extend({
        NoteCn: z.string(),
        NoteEn: z.string(),
        LatestDate: day.nullable(),
        Series: total,
      }),
    ),
    Origins: z.array(namedOption.extend({ MarketTypes: z.array(market) })),
    Cuts: z.array(cutOption.extend({ MarketTypes: z.array(market) })),
    Storages: z.array(namedOption),
    Terms: z.array(namedOption.extend({ Level: z.string(), MarketTypes: z.array(market) })),
    Ports: z.array(namedOption.extend({ MarketTypes: z.array(market) })),
    Units: z.array(namedOption),
    Levels: z.array(namedOption),
    Specs: z.array(namedOption),
    Bases: z.array(namedOption),
    Demo: z.boolean(),
  }),
});
const dictionaryInput = z.strictObject({ ...requestFields });

export const getWebFrontPriceDictionary = defineOperation({
  name: 'GetWebFrontPriceDictionary',
  summary: 'What beef is quoted: markets, origins, cuts, storages, terms, ports, units, specifications.',
  access: publicAccess,
  cache: 'shared',
  input: dictionaryInput,
  output: dictionary,
});

export const getWebPorkFrontPriceDictionary = defineOperation({
  name: 'GetWebPorkFrontPriceDictionary',
  summary: 'What pork is quoted: markets, origins, cuts, storages, terms, ports, units, specifications.',
  access: publicAccess,
  cache: 'shared',
  input: dictionaryInput,
  output: dictionary,
});

export const getWebPriceVaildDate = defineOperation({
  name: 'GetWebPriceVaildDate',
  summary: 'The days (Shanghai) that have published quotes of a market, and of some origins; oldest first.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    ...requestFields,
    Meat: meat.default('beef'),
    MarketType: market.default('forward'),
    Origin: codeList,
    StartDate: dayOrOpen,
    EndDate: dayOrOpen,
  }),
  output: z.strictObject({
    Dates: z.array(day),
    Total: total,
    Dict: z.strictObject({ Min: day.nullable(), Max: day.nullable() }),
  }),
});
