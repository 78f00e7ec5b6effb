import { z } from 'zod';
import { namedOption, rowId } from '../../fields.ts';
import { factSources } from '../trade-codes.ts';
import { tradeMeats, viewCodes } from '../views.ts';
import { importFormats, lossKinds, runOutcomes } from './import-rule.ts';
import { leftOutReasons } from './left-out.ts';

const count = z.int().min(0);

/** Null where the figures have no such unit. */
const sums = z.strictObject({
  Tonnes: z.number().nullable(),
  ValueUsd: z.number().nullable(),
  ValueCny: z.number().nullable(),
});
export type ImportSums = z.output<typeof sums>;

/** Numbers of cells (period, origin, tariff code; of quotas and rates: rows), and their sums before and after. */
export const changes = z.strictObject({
  Added: count,
  Changed: count,
  Same: count,
  Gone: count,
  /** Superseded by figures published later. */
  Hidden: count,
  Before: sums,
  After: sums,
});
export type ImportChanges = z.output<typeof changes>;

/** Rows left out for one reason, by code; Code and Name are empty for the remainder of a long list. */
export const leftOut = z.strictObject({
  Reason: z.enum(leftOutReasons),
  Code: z.string(),
  Name: z.string(),
  Rows: count,
  Tonnes: z.number().nullable(),
  ValueUsd: z.number().nullable(),
  ValueCny: z.number().nullable(),
});
export type ImportLeftOut = z.output<typeof leftOut>;

/** Figures that count now and would no longer count after the file is loaded. */
export const loss = z.strictObject({
  Kind: z.enum(lossKinds),
  /** Months `YYYY-MM` or years, in order. */
  Periods: z.array(z.string()),
  Origins: z.array(namedOption),
  /** Weight of the facts affected; null where they have none. */
  Tonnes: z.number().nullable(),
});
export type ImportLoss = z.output<typeof loss>;

export const periodTotals = z.strictObject({ Period: z.string(), Before: sums, After: sums });
export type ImportPeriod = z.output<typeof periodTotals>;
export const originTotals = z.strictObject({ ...namedOption.shape, Before: sums, After: sums });
export type ImportOrigin = z.output<typeof originTotals>;

/** A changed cell: a period and an origin, or for rates a currency. Null: no value. */
export const difference = z.strictObject({
  Period: z.string(),
  ...namedOption.shape,
  /** Tonnes; for rates, yuan per unit. */
  Before: z.number().nullable(),
  After: z.number().nullable(),
  ValueUsdBefore: z.number().nullable(),
  ValueUsdAfter: z.number().nullable(),
});
export type ImportDifference = z.output<typeof difference>;

/** Months `YYYY-MM` a view opens with, and their sums (null: not published); Origin null: all origins. */
const openingSpan = {
  Origin: namedOption.nullable().default(null),
  StartDate: z.string(),
  EndDate: z.string(),
  Tonnes: z.number().nullable(),
  ValueUsd: z.number().nullable(),
};

/** Default selection of a view; for a contrast its first side, with the second in `Against`. */
const opening = z.strictObject({
  Source: z.enum(factSources),
  SourceNameCn: z.string(),
  SourceNameEn: z.string(),
  Demo: z.boolean(),
  ...openingSpan,
  Against: z.strictObject(openingSpan).nullable().default(null),
});
export type ViewOpening = z.output<typeof opening>;

/** Views of a meat whose default selection would change; null: nothing to show. */
export const effect = z.strictObject({
  Meat: z.enum(tradeMeats),
  Views: z.array(z.strictObject({ Code: z.enum(viewCodes), TitleCn: z.string(), TitleEn: z.string() })),
  Before: opening.nullable(),
  After: opening.nullable(),
});
export type ImportEffect = z.output<typeof effect>;

/** `Outcome` and `Changes` compare with current facts plus the files before it; null where it was not read. */
export const setFile = z.strictObject({
  ImportID: rowId,
  FileName: z.string(),
  Format: z.enum(importFormats).nullable(),
  Outcome: z.enum(runOutcomes).nullable(),
  Facts: count,
  Changes: changes.nullable(),
});
export type ImportSetFile = z.output<typeof setFile>;
