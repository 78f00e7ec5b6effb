import type { Edition } from '@btc/contract/members/access.ts';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { type ColumnHead, type DataTable, type Figure, toFigure } from '../data-table.ts';
import type { Description } from '../describe-set.ts';
import { toField } from './write-json.ts';

/** Whether days and months are written as DATE, or as texts as until November 2026. */
export type ParquetDays = 'dates' | 'texts';

type SchemaElement = NonNullable<Parameters<typeof parquetWriteBuffer>[0]['schema']>[number];

const types = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  number: { type: 'DOUBLE' },
  integer: { type: 'INT32' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
  month: { type: 'INT32', converted_type: 'DATE' },
} as const satisfies Record<ColumnHead['type'], Partial<SchemaElement>>;

export function toParquetSchema(columns: readonly ColumnHead[]): SchemaElement[] {
  const elements = columns.map(({ name, type }) => ({ name, repetition_type: 'OPTIONAL' as const, ...types[type] }));
  return [{ name: 'root', num_children: columns.length }, ...elements];
}

const written = { date: /^\d{4}-\d{2}-\d{2}$/, month: /^\d{4}-\d{2}$/ } as const;

/** A cell as its column is stored: days and months as a date, a month as its first day. Throws for another text. */
export function toParquetValue({ name, type }: ColumnHead, figure: Figure): Figure | Date {
  if (figure === null || (type !== 'date' && type !== 'month')) return figure;
  const day = new Date(String(figure));
  if (!written[type].test(String(figure)) || Number.isNaN(day.getTime()))
    throw new TypeError(`${name} is no ${type}: ${String(figure)}`);
  return day;
}

/** No rows, and a list of row groups: its fields in the footer, by Thrift's compact protocol. */
const noRowGroups = [0x16, 0x00, 0x19];
/** Headers of an empty list, of elements without a type and of structs. */
const [untypedList, structList] = [0x00, 0x0c];

/** The writer gives the elements of the empty list of row groups no type, which Arrow's Rust reader refuses. */
function declareRowGroups(file: Buffer): Buffer {
  const place = file.indexOf(Buffer.from([...noRowGroups, untypedList]));
  if (place === -1) throw new Error('The footer of a Parquet file without rows is not as expected');
  file[place + noRowGroups.length] = structList;
  return file;
}

function toTexts(columns: readonly ColumnHead[]): readonly ColumnHead[] {
  return columns.map((column) =>
    column.type === 'date' || column.type === 'month' ? { ...column, type: 'text' } : column,
  );
}

interface ParquetFile {
  readonly about: Description;
  readonly edition: Edition;
  readonly days: ParquetDays;
}

/** Typed columns, Snappy-compressed; columns and set are described in the file's own metadata. */
export function writeParquet(table: DataTable, { about, edition, days }: ParquetFile): Buffer {
  const { rows } = table;
  const columns = days === 'texts' ? toTexts(table.columns) : table.columns;
  const schema = JSON.stringify({ fields: columns.map((column) => toField(column, edition)) });
  const file = Buffer.from(
    parquetWriteBuffer({
      schema: toParquetSchema(columns),
      columnData: columns.map((column, index) => ({
        name: column.name,
        data: rows.map((row) => toParquetValue(column, toFigure(row[index]))),
      })),
      codec: 'SNAPPY',
      createdBy: 'Beef to China',
      kvMetadata: [
        { key: 'about', value: JSON.stringify(about) },
        { key: 'schema', value: schema },
      ],
    }),
  );
  return rows.length === 0 ? declareRowGroups(file) : file;
}
