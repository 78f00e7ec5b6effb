import { z } from 'zod';
import { line } from '../../wire/text-fields.ts';
import { benchmarkUnitCodes } from '../benchmark-units.ts';
import { liveCattleCodes } from '../live-cattle-series.ts';
import { columnRoles, dayOrders, seriesRule } from './series-rule.ts';

const label = z.string().max(seriesRule.maxLabelLength);
const unit = z.enum(benchmarkUnitCodes);
/** Who publishes it: stated for every series, never taken from our lists. */
const source = { SourceCn: line(120), SourceEn: line(120) };

/** Where a label of a file leads to. */
export const seriesEntry = z.discriminatedUnion('Kind', [
  z.strictObject({ Label: label, Kind: z.literal('none') }),
  z.strictObject({
    Label: label,
    Kind: z.literal('cattle'),
    Code: z.enum(liveCattleCodes),
    /** What the file counts in. */
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
  /** As in the head, what is merged above it first; periods are one mark. */
  Title: z.string().max(seriesRule.maxTitleLength),
  Role: z.enum(columnRoles),
});

/** How a file of series is read: what each column is, and where each label goes. */
export const seriesMapping = z.strictObject({
  /** How such files write days that could be two, where one of them does not tell itself; null: none did so far. */
  DayOrder: z.enum(dayOrders).nullable(),
  Columns: z.array(column).min(1).max(seriesRule.maxColumns),
  Series: z.array(seriesEntry).max(seriesRule.maxSeries),
});
export type SeriesMapping = z.output<typeof seriesMapping>;
