import type { DataForm } from '@btc/contract/data/data-address.ts';
import { mediaTypes } from '@btc/contract/data/media-types.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { undateZip } from '#platform/archive/undate-zip.ts';
import { writeRows } from '#platform/export/write-csv.ts';
import { writeHeadedXlsx, writeXlsx } from '#platform/export/write-xlsx.ts';
import { type DataTable, type SlicedTable, toFigure } from '../data-table.ts';
import type { Description } from '../describe-set.ts';
import { layForPrograms } from './people-sheet.ts';
import { writeJson, writeJsonLines } from './write-json.ts';
import { writeJsonStat } from './write-json-stat.ts';
import { writeParquet } from './write-parquet.ts';

/** Formats by file ending, JSON-stat as a format of JSON, and files with days as texts, as until November 2026. */
export type Form = DataForm | 'jsonstat' | 'parquetText' | 'xlsxText';

export function isTextForm(form: string): boolean {
  return form === 'parquetText' || form === 'xlsxText';
}

export interface DataFile {
  readonly contentType: string;
  readonly body: Buffer;
  /** Whether compression pays: workbooks and Parquet are compressed already. */
  readonly isText: boolean;
}

/** CSV for programs: column names, one row per line, marks as true or empty; no heading, no byte order mark. */
function writeTidyCsv({ columns, rows }: DataTable): string {
  return writeRows({
    titles: columns.map(({ name }) => name),
    rows: rows.map((row) => row.map(toFigure).map((cell) => (typeof cell === 'boolean' ? String(cell) : cell))),
  });
}

export const parquetType = mediaTypes.parquet;

const textTypes = {
  csv: `${mediaTypes.csv}; charset=utf-8; header=present`,
  json: `${mediaTypes.json}; charset=utf-8`,
  jsonl: `${mediaTypes.jsonl}; charset=utf-8`,
  jsonstat: 'application/vnd.jsonstat+json; charset=utf-8',
} as const;

export async function writeDataFile(
  sliced: SlicedTable,
  { form, about, edition }: { readonly form: Form; readonly about: Description; readonly edition: Edition },
): Promise<DataFile> {
  const { table } = sliced;
  switch (form) {
    case 'csv':
      return { contentType: textTypes.csv, body: Buffer.from(writeTidyCsv(table)), isText: true };
    case 'json':
      return { contentType: textTypes.json, body: Buffer.from(writeJson(sliced, about, edition)), isText: true };
    case 'jsonl':
      return { contentType: textTypes.jsonl, body: Buffer.from(writeJsonLines(table)), isText: true };
    case 'jsonstat':
      return { contentType: textTypes.jsonstat, body: Buffer.from(writeJsonStat(table, about, edition)), isText: true };
    case 'xlsx':
      return {
        contentType: mediaTypes.xlsx,
        body: undateZip(await writeXlsx([layForPrograms({ table, about, edition, query: [] })])),
        isText: false,
      };
    case 'xlsxText':
      return {
        contentType: mediaTypes.xlsx,
        body: undateZip(await writeHeadedXlsx([layForPrograms({ table, about, edition, query: [] })])),
        isText: false,
      };
    case 'parquet':
    case 'parquetText':
      return {
        contentType: parquetType,
        body: writeParquet(table, { about, edition, days: form === 'parquet' ? 'dates' : 'texts' }),
        isText: false,
      };
  }
}
