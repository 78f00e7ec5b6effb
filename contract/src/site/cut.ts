import { z } from 'zod';
import { dictionaryRow } from '../dictionary/dictionary.ts';
import { entryCodePattern } from '../dictionary/dictionary-kinds.ts';
import { day, isEn, month, namedOption, rowId, total, userId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { postRow } from '../market/market-fields.ts';
import { newsRow } from '../news/article-row.ts';
import { plantProducts } from '../plants/plant-codes.ts';
import { countedOption, lock as plantLock } from '../plants/plant-fields.ts';
import { convertibleLevels, priceUnits } from '../prices/price-codes.ts';
import { conversion, figure, lock as priceLock, market, meat, toCode } from '../prices/price-fields.ts';
import { quoteRow } from '../prices/quote-row.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

/** How many of the last quotes of a series are drawn as its small line. */
export const trendLength = 26;

const trendPoint = z.strictObject({ Date: day, Mainstream: figure });

const marketQuotes = z.strictObject({
  MarketType: market,
  /** The latest day with quotes of the market, of whichever cut; null where it has none. */
  Date: day.nullable(),
  /** The cut's quotes of that day; empty where it has none, and where they are locked. */
  Rows: z.array(quoteRow),
  /** The last quotes of each of these series, oldest first, in the unit and level of its row. */
  Trends: z.array(z.strictObject({ SeriesID: rowId, Points: z.array(trendPoint) })),
  Demo: z.boolean(),
});
export type CutQuotes = z.output<typeof marketQuotes>;

const marginWeek = z.strictObject({
  /** Monday. */
  Week: day,
  /** The forward offer, USD/t CIF or CFR. */
  Forward: figure,
  /** The same in the unit and level of the answer, within the quota; landed, where nothing else is asked for. */
  Landed: figure,
  /** Over the quota; null where no safeguard applies. */
  LandedOver: figure,
  /** Spot out of the cold store, in the unit and level of the answer. */
  Spot: figure,
  /** Spot less landed, within the quota. */
  Margin: figure,
});
export type MarginWeek = z.output<typeof marginWeek>;

const margins = z.strictObject({
  Unit: toCode(priceUnits),
  Level: z.enum(convertibleLevels),
  /** An origin's weeks in which the cut has a price, its own or one that holds, oldest first. */
  Rows: z.array(z.strictObject({ ...namedOption.shape, Weeks: z.array(marginWeek) })),
});
export type CutMargins = z.output<typeof margins>;

const importRow = z.strictObject({
  ...namedOption.shape,
  Tonnes: z.number().nullable(),
  /** Percent of all origins. */
  Share: z.number().nullable(),
  /** Against the same months a year before, percent. */
  Yoy: z.number().nullable(),
  UsdPerTonne: z.number().nullable(),
});

const imports = z.strictObject({
  Locked: z.strictObject({ Module: z.enum(['Data', 'PorkData']), Reason: lockReasonField }).nullable(),
  /** By origin, the largest first; empty where locked and where nothing is published. */
  Rows: z.array(importRow),
  /** All origins together. */
  Sum: importRow.nullable(),
  From: month.nullable(),
  To: month.nullable(),
  SourceCn: z.string(),
  SourceEn: z.string(),
  Demo: z.boolean(),
});
export type CutImports = z.output<typeof imports>;

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
      Margins: margins.nullable(),
      Imports: imports,
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
