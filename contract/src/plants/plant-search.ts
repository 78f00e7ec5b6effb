import { z } from 'zod';
import { nothing, rowId, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { registrationStates, searchMatches } from './plant-codes.ts';
import { requestFields, keyword, meat } from './plant-fields.ts';
import { plantBrief } from './plant-row.ts';

const word = keyword.min(1);

/** Records what was searched for and how much was found; readers see only which plants are searched most. */
export const addWebPlantSearchInfo = defineOperation({
  name: 'AddWebPlantSearchInfo',
  summary: 'Records a search: its words, how many plants it found, and the plant that was opened from it',
  access: publicAccess,
  cache: 'none',
  rate: 'search',
  costly: true,
  input: z.strictObject({
    ...requestFields,
    Meat: meat,
    Keyword: word,
    ResultCount: z.int().min(0).max(1_000_000),
    PlantID: rowId.optional(),
  }),
  output: nothing,
});

/** A plant that fits what is being typed. */
export const suggestedPlant = plantBrief.extend({
  State: z.enum(registrationStates),
  /** In what the words were found. */
  Match: z.enum(searchMatches),
  /** The former number that fitted, else null. */
  OldNumber: z.string().nullable(),
});
export type SuggestedPlant = z.output<typeof suggestedPlant>;

/** The plants that fit best while somebody types. Places are found only where the module is open. */
export const suggestPlants = defineOperation({
  name: 'SuggestPlants',
  summary: 'While typing: the plants that fit best by number in any form, former number, name, group or place',
  access: publicAccess,
  cache: 'none',
  rate: 'search',
  costly: true,
  input: z.strictObject({
    ...requestFields,
    /** Left out: of both meats. */
    Meat: meat.removeDefault().optional(),
    Keyword: word,
    Count: z.int().min(1).max(20).default(8),
  }),
  output: z.strictObject({ Rows: z.array(suggestedPlant) }),
});

/** The plants that readers look for most. */
export const getMostSearchedPlants = defineOperation({
  name: 'GetMostSearchedPlants',
  summary: 'The plants searched most in the last thirty days, most first; never who searched or what was typed',
  access: publicAccess,
  cache: 'own',
  input: z.strictObject({ ...requestFields, Meat: meat, Count: z.int().min(1).max(20).default(8) }),
  output: z.strictObject({
    Rows: z.array(plantBrief.extend({ State: z.enum(registrationStates), Rank: z.int().min(1) })),
    Total: total,
  }),
});
