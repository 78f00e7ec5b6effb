import { z } from 'zod';
import { nothing, rowId, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { registrationStates, searchMatches } from './plant-codes.ts';
import { requestFields, keyword, meat } from './plant-fields.ts';
import { plantBrief } from './plant-row.ts';

const word = keyword.min(1);

/** Records a search and its number of hits; readers see only the most searched plants. */
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

export const suggestedPlant = plantBrief.extend({
  State: z.enum(registrationStates),
  Match: z.enum(searchMatches),
  /** The former number that fitted, else null. */
  OldNumber: z.string().nullable(),
});
export type SuggestedPlant = z.output<typeof suggestedPlant>;

/** Suggestions while typing. Places match only where the module is open. */
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
