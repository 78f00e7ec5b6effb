import { z } from 'zod';
import { countryCode, day, moment, month, rowId } from '../fields.ts';
import { lockReasonField } from '../lock-field.ts';
import { line, prose } from '../wire/text-fields.ts';
import {
  marketMeats,
  marketRule,
  marketSides,
  marketStorages,
  marketTerms,
  marketTypes,
  postStates,
  priceUnits,
  quantityUnits,
} from './market-codes.ts';

/** Defaults to English, as the board is English; decides the language of names. */
export const isEn = z.boolean().default(true);

export const words = line(marketRule.words).optional();
export const portCode = z.string().regex(/^[a-z0-9_]{1,40}$/);
export const cutId = z.string().regex(/^[a-z0-9_-]{1,60}$/);

/** Most that a number on the board can be: more is a slip of the keyboard. */
const amount = z.number().positive().max(99_999_999).multipleOf(0.01);

/** Fields filled in by a firm; `checkPost` decides which belong to which type. */
export const postInput = {
  Type: z.enum(marketTypes),
  Side: z.enum(marketSides).default('offer'),
  Title: line(marketRule.title).nullable().default(null),
  Meat: z.enum(marketMeats).nullable().default(null),
  Origin: countryCode.nullable().default(null),
  Cut: cutId.nullable().default(null),
  Storage: z.enum(marketStorages).nullable().default(null),
  Spec: line(marketRule.spec).nullable().default(null),
  PlantNo: line(marketRule.plantNo).nullable().default(null),
  Quantity: amount.nullable().default(null),
  QuantityUnit: z.enum(quantityUnits).nullable().default(null),
  Term: z.enum(marketTerms).nullable().default(null),
  Port: portCode.nullable().default(null),
  ShipmentMonth: month.nullable().default(null),
  Price: amount.nullable().default(null),
  PriceUnit: z.enum(priceUnits).nullable().default(null),
  Text: prose(marketRule.analysis).nullable().default(null),
  ValidUntil: day,
};

/** A firm as shown to readers: number and kind for everybody, the name for those entitled. */
export const company = {
  /** Stable per firm and anonymous: Company 07. */
  CompanyNo: z.int().min(1),
  /** Null where the reader is not entitled, and where the member's data has been erased. */
  CompanyName: z.string().nullable(),
  CompanyType: z.string().nullable(),
  CompanyCountry: z.string().nullable(),
  Own: z.boolean(),
};

export const postRow = z.strictObject({
  MarketID: rowId,
  ...company,
  Type: z.enum(marketTypes),
  Side: z.enum(marketSides),
  State: z.enum(postStates),
  Title: z.string().nullable(),
  Meat: z.enum(marketMeats).nullable(),
  Origin: z.string().nullable(),
  OriginName: z.string().nullable(),
  Cut: z.string().nullable(),
  CutName: z.string().nullable(),
  Storage: z.enum(marketStorages).nullable(),
  Spec: z.string().nullable(),
  /** Null where there is none or the reader is not entitled; HasPlantNo tells them apart. */
  PlantNo: z.string().nullable(),
  HasPlantNo: z.boolean(),
  Quantity: z.number().nullable(),
  QuantityUnit: z.enum(quantityUnits).nullable(),
  Term: z.enum(marketTerms).nullable(),
  Port: z.string().nullable(),
  PortName: z.string().nullable(),
  ShipmentMonth: z.string().nullable(),
  Price: z.number().nullable(),
  PriceUnit: z.enum(priceUnits).nullable(),
  /** Plain text, never HTML; abridged in lists. */
  Text: z.string().nullable(),
  ValidUntil: day,
  CreatedDate: moment,
  UpdatedDate: moment,
  Demo: z.boolean(),
});
export type MarketPostRow = z.output<typeof postRow>;

export const readerDict = {
  SignedIn: z.boolean(),
  /** Why names and plant numbers are withheld; null where they are shown. */
  Locked: lockReasonField.nullable(),
};
