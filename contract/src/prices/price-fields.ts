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

export function toCode<const Code extends string>(table: Coded<Code>) {
  return z.enum(table.map(({ code }) => code));
}

export const cutCode = z.string().min(1).max(40);
export const portCode = z.string().min(1).max(40);
export const meat = z.enum(priceMeats);
export const market = z.enum(quotedMarkets);
export const price = z.number().positive().max(10_000_000);
/** A price; null where unknown or not computable. */
export const figure = z.number().nullable();
export const percent = z.number().min(0).max(999);

export const requestFields = {
  isEn,
  UserID: userId,
  LanguageCode: z.string().max(16).optional(),
};

/** Target unit and level; empty: as quoted. */
export const conversion = {
  Unit: z.union([toCode(priceUnits), z.literal('')]).default(''),
  Level: z.union([z.enum(convertibleLevels), z.literal('')]).default(''),
  /** True: includes the over-quota safeguard surcharge. */
  OverQuota: z.boolean().default(false),
};

export const historyWindow = {
  Period: z.enum(historyPeriods).default('1Y'),
  /** Instead of a period. */
  StartDate: dayOrOpen,
  EndDate: dayOrOpen,
};

/** Why quotes are withheld; null where they are open. */
export const lock = z
  .strictObject({
    Module: z.enum(['Price', 'PorkPrice']),
    Reason: lockReasonField,
  })
  .nullable();
export type PriceLock = z.output<typeof lock>;

/** Exchange rate for a day, else the latest of the ten days before. */
export const dayRate = z.strictObject({
  Day: day,
  CnyPerUsd: z.number().positive(),
  Source: z.string(),
  Demo: z.boolean(),
});
export type DayRate = z.output<typeof dayRate>;

/** Duties of an origin on a day, in percent of the customs value. */
export const dutyOfDay = z.strictObject({
  Origin: countryCode,
  Duty: percent,
  /** Surcharge over the country quota; null where no safeguard applies on the day. */
  Surcharge: percent.nullable(),
  /** Other duties paid by every exporter of the origin on the day, as far as their rates are known. */
  Additional: percent,
  /** False where one of them is in force at an unknown rate. */
  OthersKnown: z.boolean(),
  /** Other duties in force, one by one; those that differ by exporter are left out. */
  Others: z.array(otherDutyField),
  /** Safeguard ruling for meat declared on the day. */
  Ruling: rulingField,
  /** Duties that differ by exporter, and other remarks; not included in the figures. */
  NoteCn: z.string().nullable(),
  NoteEn: z.string().nullable(),
  SourceCn: z.string(),
  SourceEn: z.string(),
});
export type DutyOfDay = z.output<typeof dutyOfDay>;

export const arithmeticLine = z.strictObject({
  Step: toCode(arithmeticSteps),
  /** `set` starts; the others apply to the preceding result; `add` and `subtract` are in CNY/kg. */
  Operation: z.enum(['set', 'multiply', 'divide', 'add', 'subtract']),
  /** Operand: 7.12, 1.12, 1000, 1. */
  Figure: z.number(),
  /** The operand as the trade states it, where different: 12 for a factor of 1.12. */
  Percent: z.number().nullable(),
  Value: z.number(),
  Unit: z.enum(['USD/t', 'CNY/t', 'CNY/kg', 'USD/kg']),
});
export type ArithmeticLine = z.output<typeof arithmeticLine>;

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
