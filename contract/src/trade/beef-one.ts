import { z } from 'zod';
import { defineOperation, publicAccess } from '../wire/operation.ts';
import { seriesUnits } from './trade-codes.ts';
import { answerDict, dataQuestion } from './trade-fields.ts';

/** A sum or ratio; null is "not published" (or locked), 0 is a published zero. */
const figure = z.number().nullable();

/** One origin in one unit, a value for each of `Dates`: tonnes on the axis `volume`, money on the axis `value`. */
export const chartSeries = z.strictObject({
  Code: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  Unit: z.enum(seriesUnits),
  Axis: z.enum(['volume', 'value']),
  Values: z.array(figure),
});
export type ChartSeries = z.output<typeof chartSeries>;

/** An origin's place in the whole period: volume in tonnes (value in USD where weights are not published), share and change in percent. */
const pattern = z.strictObject({
  Rank: z.int().min(1),
  Code: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  Volume: figure,
  Value: figure,
  Share: figure,
  Yoy: figure,
});
export type OriginPattern = z.output<typeof pattern>;

/** The sums of the whole answer: tonnes, USD, CNY. */
const chartTotal = z.strictObject({
  Volume: figure,
  ValueUsd: figure,
  ValueCny: figure,
  Volumes: z.array(figure),
  ValuesUsd: z.array(figure),
  ValuesCny: z.array(figure),
});
export type ChartTotal = z.output<typeof chartTotal>;

/** Imports by origin over time, for the chart. */
export const getBeefWebDataOneChart = defineOperation({
  name: 'GetBeefWebDataOneChart',
  summary:
    'Beef One (国别进口), chart: a series for each origin and unit over the periods of Dates, with totals and ranking',
  access: publicAccess,
  cached: true,
  input: dataQuestion,
  output: z.strictObject({
    Dates: z.array(z.string()),
    Datas: z.array(chartSeries),
    Patterns: z.array(pattern),
    Total: chartTotal,
    Dict: answerDict,
  }),
});

/** An origin's line of the table; all sums are over the periods of the answer, Ytd from January to the end of the answer. */
export const tableRow = z.strictObject({
  Code: z.string(),
  NameCn: z.string(),
  NameEn: z.string(),
  Volume: figure,
  /** Percent of the weight of the question; of the value where weights are not published. */
  Share: figure,
  /** Percent against the same months a year before; null where those are not all published. */
  Yoy: figure,
  Ytd: figure,
  YtdYoy: figure,
  ValueUsd: figure,
  ValueCny: figure,
  UsdPerTonne: figure,
});
export type TableRow = z.output<typeof tableRow>;

const column = z.strictObject({
  Key: z.string(),
  TitleCn: z.string(),
  TitleEn: z.string(),
  Unit: z.string(),
  Align: z.enum(['start', 'end']),
});
export type TableColumn = z.output<typeof column>;

/** Imports by origin over the whole period, for the table. */
export const getBeefWebDataOneTable = defineOperation({
  name: 'GetBeefWebDataOneTable',
  summary:
    'Beef One (国别进口), table: a row for each origin with volume, share, changes, value and unit value; Row is the sum',
  access: publicAccess,
  cached: true,
  input: dataQuestion,
  output: z.strictObject({
    Rows: z.array(tableRow),
    Total: z.int().min(0),
    Row: tableRow,
    Dict: answerDict.extend({ Columns: z.array(column) }),
  }),
});
