import type { DataQuery } from '@btc/contract/data/data-address.ts';
import { toYearFilePath, type WholeSetName } from '@btc/contract/data/whole-sets.ts';
import { canVisit, type Edition, type Module } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { ColumnHead, DataNotes, Words } from '../data-table.ts';
import { describeSet } from '../describe-set.ts';
import { toField } from './write-json.ts';

export interface WholeRequest {
  readonly caller: Caller;
  readonly edition: Edition;
  /** `2025`. */
  readonly year: string;
  /** Figures as published on this day; null: current. */
  readonly asOf: string | null;
  /** One of several sources; null: the best. */
  readonly source: string | null;
}

export type FileWords = readonly { readonly key: string; readonly value: string }[];

export interface WholeFile {
  readonly path: string;
  /** Columns are those of the set unless the facts found have others. */
  readonly describe: (notes: DataNotes, columns?: readonly ColumnHead[]) => FileWords;
}

export interface WholeSet {
  readonly name: WholeSetName;
  readonly title: Words;
  readonly lead: Words;
  /** Required module; neither open access nor a trial item includes a whole year. */
  readonly module: Module;
  readonly columns: readonly ColumnHead[];
  readonly takes: readonly ('asof' | 'source')[];
  readonly toShown: (year: string) => Pick<DataQuery, 'name' | 'params'>;
  /** Writes a year as Parquet; 1009 where there are no data. */
  readonly write: (request: WholeRequest, file: WholeFile) => Promise<void>;
}

/** Throws 1008 with the reason unless a paid membership includes the module. */
export function requireModule({ user }: Caller, module: Module, edition: Edition, now: Date): void {
  const access = canVisit(user?.membership ?? null, module, edition, now);
  if (access.kind === 'locked') throw new ApiError(1008, { Dict: { Module: module, Reason: access.reason } });
}

export function describeWhole(set: WholeSet, { year, edition }: WholeRequest, publicUrl: string) {
  return (notes: DataNotes, columns = set.columns): FileWords => {
    const query: DataQuery = { ...set.toShown(year), edition };
    const about = describeSet({ set, query, table: { notes }, publicUrl });
    const data = { parquet: publicUrl + toYearFilePath(set.name, year, edition) };
    const fields = columns.map((column) => toField(column, edition));
    return [
      { key: 'about', value: JSON.stringify({ ...about, data }) },
      { key: 'schema', value: JSON.stringify({ fields }) },
    ];
  };
}
