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
    /** Empty: today in Shanghai, or the demonstration's last day if it alone has a rate and has ended. */
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
      /** Null where no rate is known for the day or before: duties are given, costs are not. */
      CnyPerUsd: figure,
      DutyPercent: percent,
      /** Null where no safeguard applies at that day. */
      SurchargePercent: percent.nullable(),
      AdditionalPercent: percent,
      VatPercent: percent,
      PortCost: z.number(),
      /** CNY/kg, ex cold store including VAT; OverQuota is null where no safeguard applies. */
      InQuota: figure,
      OverQuota: figure,
    }),
    Dict: z.strictObject({
      InQuota: z.array(arithmeticLine),
      OverQuota: z.array(arithmeticLine),
      /** The exchange-rate record used; null where the rate was given, or none is known. */
      Rate: dayRate.extend({ Carried: z.boolean() }).nullable(),
      NoteCn: z.string().nullable(),
      NoteEn: z.string().nullable(),
      SourceCn: z.string(),
      SourceEn: z.string(),
      /** The country's quota of the year in tonnes (product weight); null where it has none. */
      QuotaTonnes: z.number().nullable(),
      /** Which duty applies to goods declared on the day, with its rule and basis. */
      Ruling: rulingField,
      /** Why the ruling is withheld; null where it is given. */
      Locked: z.strictObject({ Module: z.literal('Data'), Reason: lockReasonField }).nullable(),
      Use: quotaCountsField,
      /** Other duties in force for the origin, and whether all their rates are known. */
      Others: z.array(otherDutyField),
      OthersKnown: z.boolean(),
      Demo: z.boolean(),
      /** The demonstration's last day, where used in place of a later today; else null. */
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
  /** General tariff, agreement rate, or additional duty; the over-quota surcharge is the safeguard's and not in the table. */
  Kind: z.enum(dutyKinds),
  /** Null: an additional duty in force whose rate is unknown. */
  Percent: percent.nullable(),
  /** The highest rate, where it differs by exporter. */
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

export const dutyRow = duty;
