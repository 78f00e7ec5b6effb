import { z } from 'zod';
import { line } from '../../wire/text-fields.ts';
import { benchmarkUnitCodes } from '../benchmarks/benchmark-units.ts';
import { liveCattleCodes } from '../benchmarks/live-cattle-series.ts';
import { columnRoles, dayOrders, seriesRule } from './series-rule.ts';

const label = z.string().max(seriesRule.maxLabelLength);
const unit = z.enum(benchmarkUnitCodes);
/** The publisher, stated for every series and never taken from our lists. */
const source = { SourceCn: line(120), SourceEn: line(120) };

export const seriesEntry = z.discriminatedUnion('Kind', [
  z.strictObject({ Label: label, Kind: z.literal('none') }),
  z.strictObject({
    Label: label,
    Kind: z.literal('cattle'),
    Code: z.enum(liveCattleCodes),
    Unit: unit,
    ...source,
  }),
  z.strictObject({
    Label: label,
    Kind: z.literal('benchmark'),
    NameCn: line(80),
    NameEn: line(80),
    Unit: unit,
    ...source,
  }),
]);

export type SeriesEntry = z.output<typeof seriesEntry>;

const column = z.strictObject({
  /** Header text, merged parent headers first; periods share one placeholder. */
  Title: z.string().max(seriesRule.maxTitleLength),
  Role: z.enum(columnRoles),
});

export const seriesMapping = z.strictObject({
  /** Order for ambiguous days where a file does not tell itself; null: none was ambiguous so far. */
  DayOrder: z.enum(dayOrders).nullable(),
  Columns: z.array(column).min(1).max(seriesRule.maxColumns),
  Series: z.array(seriesEntry).max(seriesRule.maxSeries),
});
export type SeriesMapping = z.output<typeof seriesMapping>;
