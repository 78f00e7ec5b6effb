import { z } from 'zod';
import { codeList, countryCode, day, dayOrOpen, paging, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { lockedDirectoryFilters, plantMeats, registrationStates, structureDimensions } from './plant-codes.ts';
import { requestFields, countedOption, keyword, lock, meat } from './plant-fields.ts';
import { plantBrief, plantRow } from './plant-row.ts';

const filters = {
  /** A number in any form, a name in either language, a group or a place. */
  Keyword: keyword.default(''),
  Origin: codeList,
  /** English or Chinese names of states or provinces. */
  Province: codeList,
  PlantNo: codeList,
  State: codeList,
  Type: codeList,
  Product: codeList,
  /** Day of the states; empty: today. */
  AsOf: dayOrOpen,
};

/** Directory query; Province, Type, Product and AsOf count only where the module is open. */
export const directoryQuestion = z.strictObject({
  ...requestFields,
  Meat: meat,
  ...filters,
  Sort: z.enum(['number', 'name', 'since']).default('number'),
  ...paging,
});
export type DirectoryQuestion = z.output<typeof directoryQuestion>;

/** Plant counts by filter value, under all other filters; empty for locked filters. */
export const directoryFacets = z.strictObject({
  Origins: z.array(countedOption),
  States: z.array(countedOption),
  Provinces: z.array(countedOption),
  Types: z.array(countedOption),
  Products: z.array(countedOption),
});
export type DirectoryFacets = z.output<typeof directoryFacets>;

export const directoryDict = z.strictObject({
  Meat: z.enum(plantMeats),
  Locked: lock,
  LockedFilters: z.array(z.enum(lockedDirectoryFilters)),
  AsOf: day,
  /** The latest announcement of any change; null without one. */
  UpdatedOn: day.nullable(),
  /** True where any of the plants is demonstration content. */
  Demo: z.boolean(),
  Facets: directoryFacets,
});
export type DirectoryDict = z.output<typeof directoryDict>;

const directoryAnswer = z.strictObject({ Rows: z.array(plantRow), Total: total, Dict: directoryDict });

export const getWebFrontApprovePlant = defineOperation({
  name: 'GetWebFrontApprovePlant',
  summary:
    'The directory of plants: found by number in any form, name, group or place, filtered, with facets, in pages. Name, origin, ' +
    'number and state are open; the rest needs Est or PorkEst',
  access: publicAccess,
  cache: 'shared',
  input: directoryQuestion,
  output: directoryAnswer,
});

export const getWebFrontPorkDataEst = defineOperation({
  name: 'GetWebFrontPorkDataEst',
  summary: 'The directory of pork plants, as GetWebFrontApprovePlant',
  access: publicAccess,
  cache: 'shared',
  input: directoryQuestion.omit({ Meat: true }),
  output: directoryAnswer,
});

export const getFrontPorkDataEstItems = defineOperation({
  name: 'GetFrontPorkDataEstItems',
  summary: 'The filters of the pork directory with the number of plants of each',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject(requestFields),
  output: z.strictObject({ Dict: z.strictObject({ Locked: lock, ...directoryFacets.shape }) }),
});

/** First step of the cascade: origins. */
export const getWebFrontApprovePlantOrigin = defineOperation({
  name: 'GetWebFrontApprovePlantOrigin',
  summary: 'Origins that have plants, with their number; and a number that a search finds, for an example',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ ...requestFields, Meat: meat }),
  output: z.strictObject({
    Rows: z.array(countedOption),
    Dict: z.strictObject({
      /** First number of the origin with most plants; null without plants. */
      Example: z.strictObject({ Origin: countryCode, PlantNo: z.string() }).nullable(),
    }),
  }),
});

/** Second step of the cascade: states or provinces of an origin. */
export const getWebFrontApprovePlantProvince = defineOperation({
  name: 'GetWebFrontApprovePlantProvince',
  summary: 'States or provinces of an origin that have plants; empty where locked',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ ...requestFields, Meat: meat, Origin: countryCode }),
  output: z.strictObject({ Rows: z.array(countedOption), Dict: z.strictObject({ Locked: lock }) }),
});

export const getWebFrontApprovePlantNo = defineOperation({
  name: 'GetWebFrontApprovePlantNo',
  summary: 'Numbers of the plants of an origin, at most a thousand; Province counts only where the module is open',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ ...requestFields, Meat: meat, Origin: countryCode, Province: codeList }),
  output: z.strictObject({
    Rows: z.array(plantBrief.extend({ State: z.enum(registrationStates) })),
    Total: total,
    Dict: z.strictObject({ Locked: lock }),
  }),
});

export const structureBar = z.strictObject({
  Code: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  Counts: z.partialRecord(z.enum(registrationStates), z.int().min(1)),
  Total: total,
  /** Per cent of all plants, one decimal; a plant counts in each of its types or products. */
  Share: z.number().min(0).max(100),
});
export type StructureBar = z.output<typeof structureBar>;

export const getWebFrontApprovePlantPattern = defineOperation({
  name: 'GetWebFrontApprovePlantPattern',
  summary: 'Market structure: plants by origin, state of registration, province, type, product or group, largest first',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    ...requestFields,
    Meat: meat,
    By: z.enum(structureDimensions).default('origin'),
    Origin: codeList,
    State: codeList,
    /** Ignored unless the module is open. */
    AsOf: dayOrOpen,
  }),
  output: z.strictObject({
    Patterns: z.array(structureBar),
    Total: total,
    Dict: z.strictObject({
      Locked: lock,
      AsOf: day,
      Demo: z.boolean(),
      /** Share of the largest, the four largest and the ten largest, in per cent. */
      Concentration: z.strictObject({ Cr1: z.number(), Cr4: z.number(), Cr10: z.number() }),
    }),
  }),
});
