import type { DataForm } from './data-address.ts';

/** The media types of the forms that a set is had in, without parameters. */
export const mediaTypes = {
  csv: 'text/csv',
  json: 'application/json',
  parquet: 'application/vnd.apache.parquet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<DataForm, string>;
