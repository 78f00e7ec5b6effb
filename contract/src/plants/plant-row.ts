import { z } from 'zod';
import { countryCode, day, namedOption, rowId } from '../fields.ts';
import {
  effectBases,
  plantChanges,
  plantMeats,
  plantProducts,
  plantTypes,
  registrationRules,
  registrationStates,
} from './plant-codes.ts';

const name = z.string().nullable();

const briefFields = {
  PlantID: rowId,
  /** `BRA-9012`: the key in trade facts and other rooms; it changes with the number. */
  Code: z.string(),
  Origin: countryCode,
  OriginCn: z.string(),
  OriginEn: z.string(),
  /** National number as written in the list. */
  PlantNo: z.string(),
  /** At least one of the three names is present. */
  NameCn: name,
  NameEn: name,
  NameLocal: name,
  Meats: z.array(z.enum(plantMeats)),
  /** Demonstration content, which the page must say. */
  Demo: z.boolean(),
};

export const plantBrief = z.strictObject(briefFields);
export type PlantBrief = z.output<typeof plantBrief>;

export const plantDetail = z.strictObject({
  CiferNo: name,
  GroupCn: name,
  GroupEn: name,
  ProvinceCn: name,
  ProvinceEn: name,
  CityCn: name,
  CityEn: name,
  Types: z.array(z.enum(plantTypes)),
  Products: z.array(z.enum(plantProducts)),
  /** Offal named by the registration; empty without any. */
  OffalCuts: z.array(namedOption),
  FirstApproved: day.nullable(),
  ValidTo: day.nullable(),
  /** Start of the current state, the change that caused it, and the cargo date that decides. */
  StateSince: day.nullable(),
  StateBy: z.enum(plantChanges).nullable(),
  StateBasis: z.enum(effectBases).nullable(),
});
export type PlantDetail = z.output<typeof plantDetail>;

/** A row of the directory: name, origin, number and state are public, the rest needs the module. */
export const plantRow = z.strictObject({
  ...briefFields,
  State: z.enum(registrationStates),
  /** Null where locked. */
  Detail: plantDetail.nullable(),
});
export type PlantRow = z.output<typeof plantRow>;

export const plantEventRow = z.strictObject({
  EventID: rowId,
  Plant: plantBrief,
  Status: z.enum(plantChanges),
  EffectiveOn: day,
  /** The cargo date that decides whether it applies; null where not stated. */
  Basis: z.enum(effectBases).nullable(),
  AnnouncedOn: day.nullable(),
  Rule: z.enum(registrationRules).nullable(),
  OldNumber: name,
  NewNumber: name,
  NoteCn: name,
  NoteEn: name,
  Source: name,
  SourceLink: name,
});
export type PlantEventRow = z.output<typeof plantEventRow>;
