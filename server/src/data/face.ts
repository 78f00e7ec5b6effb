export { ask, type DataSet, dataSet, findColumn } from './data-set.ts';
export {
  numberAttribute,
  type Cell,
  coded,
  type ColumnHead,
  countAttribute,
  countMeasure,
  type DataColumn,
  type DataNotes,
  type DataTable,
  dateAttribute,
  dateDimension,
  dimension,
  findSpan,
  type GapKind,
  layTable,
  mark,
  measure,
  noteSource,
  type Reading,
  textAttribute,
  toFigure,
  type Words,
} from './data-table.ts';
export { describeSet, formatSource } from './describe-set.ts';
export { writeHeading } from './forms/people-sheet.ts';
export { toParquetSchema, toParquetValue } from './forms/write-parquet.ts';
export { addSetDownloads, type PeopleFile, readFileQuery, type SetDownloadDeps } from './forms/set-downloads.ts';
export { type FileWords, requireModule, type WholeFile, type WholeRequest, type WholeSet } from './forms/whole-set.ts';
export { listSources } from './list-sources.ts';
export { requireOpen } from './require-open.ts';
