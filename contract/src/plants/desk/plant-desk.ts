import { z } from 'zod';
import { countryCode, day, paging, rowId, total } from '../../fields.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';
import {
  effectBases,
  plantChanges,
  plantMeats,
  plantProducts,
  plantTypes,
  registrationRules,
  registrationStates,
} from '../plant-codes.ts';
import { keyword } from '../plant-fields.ts';
import { plantBrief } from '../plant-row.ts';

/** Plants belong to the analysts; `admin` always may. */
export const plantDeskAccess = staffAccess('analyst');

function words(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u)
    .nullable();
}

const link = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .nullable();

/** Editable fields of a plant; at least one of the three names is required. */
export const plantFields = {
  Origin: countryCode,
  PlantNo: z.string().trim().min(1).max(40),
  CiferNo: z
    .string()
    .regex(/^C[A-Z]{3}[0-9]{14}$/)
    .nullable(),
  NameCn: words(200),
  NameEn: words(200),
  NameLocal: words(200),
  GroupID: rowId.nullable(),
  ProvinceCn: words(80),
  ProvinceEn: words(80),
  CityCn: words(80),
  CityEn: words(80),
  Types: z.array(z.enum(plantTypes)).max(plantTypes.length),
  Meats: z.array(z.enum(plantMeats)).max(plantMeats.length),
  Products: z.array(z.enum(plantProducts)).max(plantProducts.length),
  OffalCuts: z.array(z.string().max(40)).max(100),
  FirstApproved: day.nullable(),
  ValidTo: day.nullable(),
};

export const plantEventFields = {
  Status: z.enum(plantChanges),
  EffectiveOn: day,
  Basis: z.enum(effectBases).nullable(),
  AnnouncedOn: day.nullable(),
  Rule: z.enum(registrationRules).nullable(),
  OldNumber: words(40),
  NewNumber: words(40),
  NoteCn: words(500),
  NoteEn: words(500),
  Source: words(200),
  SourceLink: link,
};

const deskPlant = z.strictObject({
  ...plantBrief.shape,
  ...plantFields,
  State: z.enum(registrationStates),
  GroupCn: z.string().nullable(),
  GroupEn: z.string().nullable(),
  StateSince: day.nullable(),
});
export type DeskPlant = z.output<typeof deskPlant>;

const deskEvent = z.strictObject({
  EventID: rowId,
  ...plantEventFields,
  Notify: z.boolean(),
});
export type DeskPlantEvent = z.output<typeof deskEvent>;

const plantAnswer = z.strictObject({
  Row: deskPlant,
  /** All events, newest first. */
  Rows: z.array(deskEvent),
  Dict: z.strictObject({ Watchers: total }),
});

export const GetDeskPlants = defineOperation({
  name: 'GetDeskPlants',
  summary: 'Plants as the desk keeps them, found as in the directory, in pages.',
  access: plantDeskAccess,
  input: z.strictObject({
    Keyword: keyword.default(''),
    Meat: z.enum(plantMeats).optional(),
    Origin: countryCode.optional(),
    State: z.enum(registrationStates).optional(),
    ...paging,
  }),
  output: z.strictObject({ Rows: z.array(deskPlant), Total: total }),
});

export const GetDeskPlant = defineOperation({
  name: 'GetDeskPlant',
  summary: 'One plant whole with its events.',
  access: plantDeskAccess,
  input: z.strictObject({ PlantID: rowId }),
  output: plantAnswer,
  errors: [1009],
});

export const GetPlantGroups = defineOperation({
  name: 'GetPlantGroups',
  summary: 'Groups of an origin that a plant can belong to.',
  access: plantDeskAccess,
  input: z.strictObject({ Origin: countryCode }),
  output: z.strictObject({
    Rows: z.array(z.strictObject({ GroupID: rowId, NameCn: z.string().nullable(), NameEn: z.string().nullable() })),
  }),
});

export const SaveDeskPlant = defineOperation({
  name: 'SaveDeskPlant',
  summary:
    'Adds a plant, or changes one whole. Its state follows from events and is not written here. A number that another plant of the ' +
    'origin has is refused (1001, rule taken), and so is a plant without any name (rule name), or one that is no longer what the page ' +
    'had seen (rule changed).',
  access: plantDeskAccess,
  input: z.strictObject({ PlantID: rowId.optional(), ...plantFields, Expected: deskPlant.optional() }),
  output: plantAnswer,
  errors: [1009],
});

export const SavePlantEvent = defineOperation({
  name: 'SavePlantEvent',
  summary:
    'Adds an event to a plant, or corrects one. Watchers are told where the current state changes. A renumbering with a new number ' +
    'gives the plant that number. A day beyond reason is refused (rule far), and an event that is no longer what the page had seen (rule ' +
    'changed).',
  access: plantDeskAccess,
  input: z.strictObject({
    PlantID: rowId,
    EventID: rowId.optional(),
    ...plantEventFields,
    /** False: watchers are not notified, neither now nor on the day it takes effect. */
    Notify: z.boolean().default(true),
    Expected: deskEvent.optional(),
  }),
  output: plantAnswer,
  errors: [1009],
});

export const DeletePlantEvent = defineOperation({
  name: 'DeletePlantEvent',
  summary: 'Takes out an event that was entered by mistake; the audit trail keeps it.',
  access: plantDeskAccess,
  input: z.strictObject({ EventID: rowId }),
  output: plantAnswer,
  errors: [1009],
});
