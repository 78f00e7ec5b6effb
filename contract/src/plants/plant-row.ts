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
  /** `BRA-9012`: what trade facts and other rooms call the plant; it changes with the number. */
  Code: z.string(),
  Origin: countryCode,
  OriginCn: z.string(),
  OriginEn: z.string(),
  /** The national number as the list writes it. */
  PlantNo: z.string(),
  /** At least one of the three is there. */
  NameCn: name,
  NameEn: name,
  NameLocal: name,
  Meats: z.array(z.enum(plantMeats)),
  /** Demonstration content, which the page must say. */
  Demo: z.boolean(),
};

/** A plant in a few words, as events name it. */
export const plantBrief = z.strictObject(briefFields);
export type PlantBrief = z.output<typeof plantBrief>;

/** What of a plant is open only with the module. */
export const plantDetail = z.strictObject({
  /** Number of the registration with China customs. */
  CiferNo: name,
  GroupCn: name,
  GroupEn: name,
  ProvinceCn: name,
  ProvinceEn: name,
  CityCn: name,
  CityEn: name,
  Types: z.array(z.enum(plantTypes)),
  Products: z.array(z.enum(plantProducts)),
  /** Offal that the registration names; empty where it does not name any. */
  OffalCuts: z.array(namedOption),
  FirstApproved: day.nullable(),
  ValidTo: day.nullable(),
  /** Since when the state is what it is, by which change, and by which date of a cargo the change counts. */
  StateSince: day.nullable(),
  StateBy: z.enum(plantChanges).nullable(),
  StateBasis: z.enum(effectBases).nullable(),
});
export type PlantDetail = z.output<typeof plantDetail>;

/** A plant as the directory shows it: name, origin, number and state for everyone, the rest where the module is open. */
export const plantRow = z.strictObject({
  ...briefFields,
  State: z.enum(registrationStates),
  /** Null where locked. */
  Detail: plantDetail.nullable(),
});
export type PlantRow = z.output<typeof plantRow>;

/** Something that happened to a plant's registration. */
export const plantEventRow = z.strictObject({
  EventID: rowId,
  Plant: plantBrief,
  Status: z.enum(plantChanges),
  EffectiveOn: day,
  /** Which date of a cargo decides whether it applies; null where it was not said. */
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
