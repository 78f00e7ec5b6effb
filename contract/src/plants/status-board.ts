import { z } from 'zod';
import { codeList, day, dayOrOpen, paging, rowId, total } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { effectBases, plantChanges } from './plant-codes.ts';
import { requestFields, changeCounts, countedOption, lock, meat } from './plant-fields.ts';
import { plantBrief, plantEventRow } from './plant-row.ts';

/** Period by the day changes take effect; both open: the ninety days until today. */
const period = {
  ...requestFields,
  Meat: meat,
  Origin: codeList,
  StartDate: dayOrOpen,
  EndDate: dayOrOpen,
};

/** Period applied. Where locked, there are no rows and only the totals of all origins. */
const boardDict = z.strictObject({ Locked: lock, StartDate: day, EndDate: day, Demo: z.boolean() });
export type BoardDict = z.output<typeof boardDict>;

export const getWebApprovePlantState = defineOperation({
  name: 'GetWebApprovePlantState',
  summary: 'Status board: how often each change happened in a period, the six of the board first, zeros too',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject(period),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        Status: z.enum(plantChanges),
        NameCn: z.string(),
        NameEn: z.string(),
        OnBoard: z.boolean(),
        Count: total,
      }),
    ),
    Total: total,
    Dict: boardDict,
  }),
});

export const getWebApprovePlantStateOrigin = defineOperation({
  name: 'GetWebApprovePlantStateOrigin',
  summary: 'Status board: the changes of a period for each origin, most first',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject(period),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        Origin: z.string(),
        OriginCn: z.string(),
        OriginEn: z.string(),
        Counts: changeCounts,
        Total: total,
      }),
    ),
    Total: total,
    Dict: boardDict,
  }),
});

export const getWebApprovePlantStatePlantNO = defineOperation({
  name: 'GetWebApprovePlantStatePlantNO',
  summary: 'Status board: the plants that changed in a period with their changes, the latest first, in pages',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ ...period, ...paging }),
  output: z.strictObject({
    Rows: z.array(z.strictObject({ Plant: plantBrief, Counts: changeCounts, Total: total, LatestOn: day })),
    Total: total,
    Dict: boardDict,
  }),
});

export const getWebApprovePlantChildState = defineOperation({
  name: 'GetWebApprovePlantChildState',
  summary: 'The events of a period, the latest first, in pages, by change, basis of effect and plant',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({
    ...period,
    /** Changes, joined with `|`. */
    Status: codeList,
    Basis: z.enum(effectBases).optional(),
    PlantID: rowId.optional(),
    ...paging,
  }),
  output: z.strictObject({ Rows: z.array(plantEventRow), Total: total, Dict: boardDict }),
});

export const getWebHistoricalUpdate = defineOperation({
  name: 'GetWebHistoricalUpdate',
  summary:
    'Change log, newest first: for each day on which changes were announced their counts, origins and the first fifty events',
  access: publicAccess,
  cache: 'shared',
  input: z.strictObject({ ...requestFields, Meat: meat, Origin: codeList, ...paging }),
  output: z.strictObject({
    Rows: z.array(
      z.strictObject({
        Date: day,
        Counts: changeCounts,
        Total: total,
        Origins: z.array(countedOption),
        /** At most fifty. */
        Events: z.array(plantEventRow),
      }),
    ),
    Total: total,
    Dict: z.strictObject({ Locked: lock, Demo: z.boolean() }),
  }),
});
