import type { DataForm } from './data-address.ts';

/** Media types by data format, without parameters. */
export const mediaTypes = {
  csv: 'text/csv',
  json: 'application/json',
  jsonl: 'application/jsonl',
  parquet: 'application/vnd.apache.parquet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Record<DataForm, string>;
