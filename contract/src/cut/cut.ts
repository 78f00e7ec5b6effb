import { z } from 'zod';
import { dictionaryRow } from '../dictionary/dictionary.ts';
import { entryCodePattern } from '../dictionary/dictionary-kinds.ts';
import { day, isEn, namedOption, total, userId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { postRow } from '../market/market-fields.ts';
import { newsRow } from '../news/article-row.ts';
import { plantProducts } from '../plants/plant-codes.ts';
import { countedOption, lock as plantLock } from '../plants/plant-fields.ts';
import { cutMargins } from '../prices/cut-margins.ts';
import { priceUnits } from '../prices/price-codes.ts';
import { conversion, lock as priceLock, market, meat, toCode } from '../prices/price-fields.ts';
import { listedQuote } from '../prices/quote-row.ts';
import { lineImports } from '../trade/line-imports.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

export const marketQuotes = z.strictObject({
  MarketType: market,
  /** Latest day with quotes of the market; null if it has none. */
  Date: day.nullable(),
  /** Matching quotes of that day; empty if there are none, or if they are locked. */
  Rows: z.array(listedQuote),
  Demo: z.boolean(),
});
export type CutQuotes = z.output<typeof marketQuotes>;

export const openPosts = z.strictObject({
  Locked: lockReasonField.nullable(),
  Rows: z.array(postRow),
  Total: total,
});
export type OpenPosts = z.output<typeof openPosts>;

const priceGap = z.strictObject({
  MarketType: market,
  OriginCode: z.string(),
  OriginCn: z.string(),
  OriginEn: z.string(),
  Unit: toCode(priceUnits),
  /** Mainstream price of the substitute. */
  Price: z.number(),
  /** The cut's price: of the same origin where quoted, else its lowest. */
  Against: z.strictObject({ ...namedOption.shape, Price: z.number() }),
  /** Substitute minus cut. */
  Gap: z.number(),
  Percent: z.number(),
});
export type PriceGap = z.output<typeof priceGap>;

export const getCut = defineOperation({
  name: 'GetCut',
  summary:
    'One cut of the dictionary: quotes of the latest day with their last points, landed cost and margin by week, substitutes with their price gap, imports under its tariff ' +
    'lines, plants that may ship it, posts of the board, news. Each part is as its room has it; what is locked there is empty here.',
  access: publicAccess,
  cache: 'shared',
  costly: true,
  input: z.strictObject({
    isEn,
    UserID: userId,
    Code: z.string().regex(entryCodePattern),
    /** Left out: beef if it has the code, else pork. */
    Meat: meat.optional(),
    ...conversion,
  }),
  output: z.strictObject({
    Row: dictionaryRow,
    Dict: z.strictObject({
      Meat: meat,
      /** Set if the other meat has a cut of this code too. */
      OtherMeat: meat.nullable(),
      /** Tariff lines the cut is declared under; empty where none is known. */
      Lines: z.array(namedOption),
      PriceLock: priceLock,
      Markets: z.array(marketQuotes),
      /** Null where prices are locked. */
      Margins: cutMargins.nullable(),
      Substitutes: z.array(
        z.strictObject({
          ...namedOption.shape,
          ReasonCn: z.string(),
          ReasonEn: z.string(),
          /** By market and origin; empty where it is not quoted, or prices are locked. */
          Gaps: z.array(priceGap),
        }),
      ),
      Imports: lineImports,
      Plants: z.strictObject({
        Locked: plantLock,
        /** Product that a plant's registration must cover; null where unspecified. */
        Product: z.enum(plantProducts).nullable(),
        /** Registered plants by origin; empty where locked. */
        Rows: z.array(countedOption),
        Total: total,
      }),
      Posts: openPosts,
      News: z.strictObject({ Rows: z.array(newsRow), Total: total }),
    }),
  }),
  errors: [1009],
});
