import { z } from 'zod';
import { dictionaryRow } from '../dictionary/dictionary.ts';
import { entryCodePattern } from '../dictionary/dictionary-kinds.ts';
import { day, isEn, namedOption, total, userId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { postRow } from '../market/market-fields.ts';
import { newsRow } from '../news/article-row.ts';
import { plantProducts } from '../plants/plant-codes.ts';
import { countedOption, lock as plantLock } from '../plants/plant-fields.ts';
import { cutMargins, quoteTrend } from '../prices/cut-margins.ts';
import { conversion, lock as priceLock, market, meat } from '../prices/price-fields.ts';
import { quoteRow } from '../prices/quote-row.ts';
import { lineImports } from '../trade/line-imports.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

const marketQuotes = z.strictObject({
  MarketType: market,
  /** The latest day with quotes of the market, of whichever cut; null where it has none. */
  Date: day.nullable(),
  /** The cut's quotes of that day; empty where it has none, and where they are locked. */
  Rows: z.array(quoteRow),
  /** The small line of each row. */
  Trends: z.array(quoteTrend),
  Demo: z.boolean(),
});
export type CutQuotes = z.output<typeof marketQuotes>;

export const getCut = defineOperation({
  name: 'GetCut',
  summary:
    'One cut of the dictionary: quotes of the latest day with their last points, landed cost and margin by week, imports under its tariff ' +
    'lines, plants that may ship it, posts of the board, news. Each part is as its room has it; what is locked there is empty here.',
  access: publicAccess,
  cache: 'shared',
  costly: true,
  input: z.strictObject({
    isEn,
    UserID: userId,
    Code: z.string().regex(entryCodePattern),
    /** Left out: beef, where it has the code, else pork. */
    Meat: meat.optional(),
    ...conversion,
  }),
  output: z.strictObject({
    Row: dictionaryRow,
    Dict: z.strictObject({
      Meat: meat,
      /** The other meat, where it has a cut of this code too. */
      OtherMeat: meat.nullable(),
      /** Tariff lines that the cut is declared under; empty where none is known. */
      Lines: z.array(namedOption),
      PriceLock: priceLock,
      Markets: z.array(marketQuotes),
      /** Null where prices are locked. */
      Margins: cutMargins.nullable(),
      Imports: lineImports,
      Plants: z.strictObject({
        Locked: plantLock,
        /** What a registration must cover; null where nothing is said. */
        Product: z.enum(plantProducts).nullable(),
        /** Registered plants by origin; empty where locked. */
        Rows: z.array(countedOption),
        Total: total,
      }),
      Posts: z.strictObject({
        /** Why names of firms and plants are left out. */
        Locked: lockReasonField.nullable(),
        Rows: z.array(postRow),
        Total: total,
      }),
      News: z.strictObject({ Rows: z.array(newsRow), Total: total }),
    }),
  }),
  errors: [1009],
});
