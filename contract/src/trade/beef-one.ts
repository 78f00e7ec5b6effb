import { beefDataOperations } from './beef-data.ts';
import type { ViewColumn, ViewPattern, ViewRow, ViewSeries, ViewTotal } from './view-answer.ts';

/** Imports by origin over time, for the chart. */
export const getBeefWebDataOneChart = beefDataOperations.GetBeefWebDataOneChart;
/** Imports by origin over the whole period, for the table. */
export const getBeefWebDataOneTable = beefDataOperations.GetBeefWebDataOneTable;

export type ChartSeries = ViewSeries;
export type OriginPattern = ViewPattern;
export type ChartTotal = ViewTotal;
export type TableRow = ViewRow;
export type TableColumn = ViewColumn;
