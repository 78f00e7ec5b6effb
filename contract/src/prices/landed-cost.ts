import { z } from 'zod';
import { countryCode, day, dayOrOpen, rowId, total } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { dutyKinds } from '../safeguard/duty.ts';
import { otherDutyField, quotaCountsField, rulingField } from '../safeguard/safeguard-fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { arithmeticLine, requestFields, dayRate, figure, percent, meat } from './price-fields.ts';

export const getLandedCost = defineOperation({
  name: 'GetLandedCost',
  summary:
    'What a tonne bought CIF costs out of the cold store: (CIF × rate ÷ 1000) × (1 + duties) × (1 + VAT) + port cost, line by line, within ' +
    'the quota and over it. What is left out is taken from the records of the day; for a day without an exchange rate the last one is carried ' +
    'on. Open to everyone; which duty applies is withheld where that rests on the projection and the reader may not have it.',
  access: publicAccess,
  cache: 'own',
  input: z.strictObject({
    ...requestFields,
    Meat: meat.default('beef'),
    Origin: countryCode,
    /** Empty: today in Shanghai; where only the demonstration knows a rate, and it has ended, its last day. */
    Date: dayOrOpen,
    /** USD/t. */
    Cif: z.number().positive().max(100_000),
    CnyPerUsd: z.number().min(0.1).max(100).optional(),
    DutyPercent: percent.optional(),
    SurchargePercent: percent.optional(),
    AdditionalPercent: percent.optional(),
    VatPercent: z.number().min(0).max(100).optional(),
    /** CNY/kg. */
    PortCost: z.number().min(0).max(100).optional(),
  }),
  output: z.strictObject({
    Row: z.strictObject({
      Origin: countryCode,
      Date: day,
      Cif: z.number(),
      /** Null where no rate is known of the day or before it: there are duties then, and no costs. */
      CnyPerUsd: figure,
      DutyPercent: percent,
      /** Null where no safeguard applies at that day. */
      SurchargePercent: percent.nullable(),
      AdditionalPercent: percent,
      VatPercent: percent,
      PortCost: z.number(),
      /** CNY/kg, ex cold store with VAT; over the quota null where no safeguard applies. */
      InQuota: figure,
      OverQuota: figure,
    }),
    Dict: z.strictObject({
      InQuota: z.array(arithmeticLine),
      OverQuota: z.array(arithmeticLine),
      /** The record behind the rate; null where it was given, and where none is known. */
      Rate: dayRate.extend({ Carried: z.boolean() }).nullable(),
      NoteCn: z.string().nullable(),
      NoteEn: z.string().nullable(),
      SourceCn: z.string(),
      SourceEn: z.string(),
      /** The country's quota of the year in tonnes (product weight); null where it has none. */
      QuotaTonnes: z.number().nullable(),
      /** Which of the two duties applies to goods declared on the day, by which rule, resting on what. */
      Ruling: rulingField,
      /** Why it is withheld which duty applies; null where it is said. */
      Locked: z.strictObject({ Module: z.literal('Data'), Reason: lockReasonField }).nullable(),
      /** How much of the quota is used as last published, and each count by itself. */
      Use: quotaCountsField,
      /** Every other duty in force for the origin, line by line, and whether their rates are known. */
      Others: z.array(otherDutyField),
      OthersKnown: z.boolean(),
      Demo: z.boolean(),
      /** The last day of the demonstration, where it stands for a later today; else null. */
      DemoUntil: day.nullable(),
    }),
  }),
  errors: [1009],
});

const duty = z.strictObject({
  DutyID: rowId,
  Meat: meat,
  /** ALL: every origin without a row of its own. */
  Origin: z.string().regex(/^[A-Z]{3}$/),
  OriginCn: z.string(),
  OriginEn: z.string(),
  /** The tariff's general rate, an agreement's, or another duty on top; the surcharge over a quota is the safeguard's, no row of the table. */
  Kind: z.enum(dutyKinds),
  /** Null: a duty on top is in force and its rate is not known. */
  Percent: percent.nullable(),
  /** The highest, where exporters pay different ones. */
  PercentTo: percent.nullable(),
  From: day,
  /** Null: until further notice. */
  Until: day.nullable(),
  NoteCn: z.string().nullable(),
  NoteEn: z.string().nullable(),
  SourceCn: z.string(),
  SourceEn: z.string(),
});
export type PriceDuty = z.output<typeof duty>;

export const getPriceDuties = defineOperation({
  name: 'GetPriceDuties',
  summary: 'The duty table by origin and date: what is paid on frozen meat, with the source of each rate.',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ ...requestFields, Meat: meat.default('beef'), Date: dayOrOpen }),
  output: z.strictObject({ Rows: z.array(duty), Total: total }),
});

/** A row of the duty table. */
export const dutyRow = duty;
