import { z } from 'zod';
import { countryCode, day, dayOrOpen, isEn, userId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import {
  arithmeticSteps,
  convertibleLevels,
  historyPeriods,
  priceMeats,
  priceUnits,
  quotedMarkets,
  taxLevels,
} from './price-codes.ts';
import { otherDutyField, rulingField } from '../safeguard/safeguard-fields.ts';

type Coded<Code extends string> = readonly { readonly code: Code }[];

/** One of the codes of a table. */
export function toCode<const Code extends string>(table: Coded<Code>) {
  return z.enum(table.map(({ code }) => code));
}

export const cutCode = z.string().min(1).max(40);
export const portCode = z.string().min(1).max(40);
export const meat = z.enum(priceMeats);
export const market = z.enum(quotedMarkets);
/** A price, in its unit. */
export const price = z.number().positive().max(10_000_000);
/** A price, or null where it is not known or cannot be computed. */
export const figure = z.number().nullable();
export const percent = z.number().min(0).max(999);

/** What every question of the room may carry. */
export const requestFields = {
  isEn,
  UserID: userId,
  LanguageCode: z.string().max(16).optional(),
};

/** Into what prices are converted; left empty: as quoted. */
export const conversion = {
  Unit: z.union([toCode(priceUnits), z.literal('')]).default(''),
  Level: z.union([z.enum(convertibleLevels), z.literal('')]).default(''),
  /** True: with the safeguard surcharge of what enters over the quota. */
  OverQuota: z.boolean().default(false),
};

export const historyWindow = {
  Period: z.enum(historyPeriods).default('1Y'),
  /** Instead of a period. */
  StartDate: dayOrOpen,
  EndDate: dayOrOpen,
};

/** Why quotes are left out; null where they are open. */
export const lock = z
  .strictObject({
    Module: z.enum(['Price', 'PorkPrice']),
    Reason: lockReasonField,
  })
  .nullable();
export type PriceLock = z.output<typeof lock>;

/** The exchange rate of a day: that day's, else the latest of the ten days before. */
export const dayRate = z.strictObject({
  Day: day,
  CnyPerUsd: z.number().positive(),
  Source: z.string(),
  Demo: z.boolean(),
});
export type DayRate = z.output<typeof dayRate>;

/** What an origin pays at a day, in percent of the customs value. */
export const dutyOfDay = z.strictObject({
  Origin: countryCode,
  Duty: percent,
  /** Added to what enters over the country quota; null where no safeguard applies at that day. */
  Surcharge: percent.nullable(),
  /** Other duties that are paid at that day by every exporter of the origin, as far as their rates are known. */
  Additional: percent,
  /** False where one of them is in force and its rate is not known. */
  OthersKnown: z.boolean(),
  /** Every other duty in force, line by line; those that differ by exporter are left out. */
  Others: z.array(otherDutyField),
  /** What the safeguard says of meat declared on that day. */
  Ruling: rulingField,
  /** Duties that differ by exporter, and other things to know; left out of the figures. */
  NoteCn: z.string().nullable(),
  NoteEn: z.string().nullable(),
  SourceCn: z.string(),
  SourceEn: z.string(),
});
export type DutyOfDay = z.output<typeof dutyOfDay>;

/** One line of an arithmetic: what is done, with how much, and what it comes to. */
export const arithmeticLine = z.strictObject({
  Step: toCode(arithmeticSteps),
  /** `set` begins, the others apply the figure to what the line before came to; `add` and `subtract` are CNY/kg. */
  Operation: z.enum(['set', 'multiply', 'divide', 'add', 'subtract']),
  /** What it is done with: 7.12, 1.12, 1000, 1. */
  Figure: z.number(),
  /** The same as the trade says it, where that differs: 12 for a factor of 1.12. */
  Percent: z.number().nullable(),
  Value: z.number(),
  Unit: z.enum(['USD/t', 'CNY/t', 'CNY/kg', 'USD/kg']),
});
export type ArithmeticLine = z.output<typeof arithmeticLine>;

/** What prices were computed with; stands under every answer with prices. */
export const conversionFields = z.strictObject({
  /** Null where prices are as quoted. */
  Unit: toCode(priceUnits).nullable(),
  Level: toCode(taxLevels).nullable(),
  OverQuota: z.boolean(),
  /** Null where no rate is known near the day: prices that need one are null. */
  Rate: dayRate.nullable(),
  VatPercent: percent,
  /** CNY/kg. */
  PortCost: z.number().min(0),
  /** Empty where prices are as quoted. */
  Duties: z.array(dutyOfDay),
});
export type Conversion = z.output<typeof conversionFields>;
