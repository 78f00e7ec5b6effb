import { z } from 'zod';
import { day, isEn, total, userId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { plantMeats, registrationStates } from '../plants/plant-codes.ts';
import { priceUnits } from '../prices/price-codes.ts';
import { figure, toCode } from '../prices/price-fields.ts';
import { priceChange } from '../prices/quote-row.ts';
import { shownDutyField } from '../safeguard/safeguard-fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { line } from '../wire/text-fields.ts';
import { groupTotalCap, maxGroupRows, searchGroups } from './search-groups.ts';
import { maxSearchLetters } from './search-paths.ts';

/** Path with the edition's prefix. */
export const pagePath = z.string().regex(/^\/[^/]/);

const hit = z.strictObject({
  Name: z.string(),
  /** Tells hits of one name apart: the name in the other language, a number, a place or a summary. */
  Note: z.string().nullable(),
  Path: pagePath,
  /** Day of an article or report, in Shanghai. */
  Date: day.nullable(),
  /** True if the reader may not see all of the page. */
  Locked: z.boolean(),
  Demo: z.boolean(),
});
export type SearchHit = z.output<typeof hit>;

const cardFields = { Name: z.string(), Note: z.string().nullable(), Path: pagePath, Demo: z.boolean() };

/** Latest published quote of the best-fitting series, in the unit and level of the price list. */
const priceCard = z.strictObject({
  Kind: z.literal('price'),
  ...cardFields,
  Date: day,
  /** Null, like the other figures, where the module is locked. */
  Low: figure,
  Mainstream: figure,
  High: figure,
  Unit: toCode(priceUnits),
  ChangePrevious: priceChange,
  ChangeWeek: priceChange,
  Locked: z.strictObject({ Module: z.enum(['Price', 'PorkPrice']), Reason: lockReasonField }).nullable(),
});

const plantCard = z.strictObject({
  Kind: z.literal('plant'),
  ...cardFields,
  PlantNo: z.string(),
  State: z.enum(registrationStates),
  Date: day,
  Meats: z.array(z.enum(plantMeats)),
});

const quotaCard = z.strictObject({
  Kind: z.literal('quota'),
  ...cardFields,
  Year: z.int(),
  /** Tonnes. */
  Quota: z.number(),
  UsedPercent: figure,
  /** Day the use is counted to. */
  UsedOn: day.nullable(),
  /** Duty today, worded by `describeDuty`; null where no rule is known. */
  Duty: shownDutyField.nullable(),
  /** Today, or the last day of a demonstration that has ended. */
  Date: day.nullable(),
});

export const searchCard = z.discriminatedUnion('Kind', [priceCard, plantCard, quotaCard]);
export type SearchCard = z.output<typeof searchCard>;

const group = z.strictObject({
  Kind: z.enum(searchGroups),
  Rows: z.array(hit).min(1).max(maxGroupRows),
  Total: total.max(groupTotalCap),
  TotalIsCapped: z.boolean(),
});
export type SearchGroupRows = z.output<typeof group>;

export const SearchPortal = defineOperation({
  name: 'SearchPortal',
  summary:
    'Looks through cuts, HS codes, prices, plants, companies, news, reports, pages, quotas, districts and terms, a few of each, what fits ' +
    'best first; words may be in either language, misspelt or half. Card answers the question itself where it has one answer; figures ' +
    'that the reader may not see are null. Companies are found by members of the data only',
  access: publicAccess,
  cache: 'none',
  rate: 'search',
  costly: true,
  input: z.strictObject({ isEn, UserID: userId, Keyword: line(maxSearchLetters) }),
  output: z.strictObject({ Card: searchCard.nullable(), Groups: z.array(group) }),
});
