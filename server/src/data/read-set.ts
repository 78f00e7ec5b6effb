import type { Api } from '@btc/contract/client.ts';
import { dataPages, type DataQuery, toDataRequest } from '@btc/contract/data/data-address.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { lockReasons, modules } from '@btc/contract/members/access.ts';
import { z } from 'zod';
import type { DataSet } from './data-set.ts';
import { type DataNotes, type DataTable, dropPeoplesColumns, noteSource } from './data-table.ts';

/** Parameters that are mandatory in sets that have them. */
export const neededParams: readonly string[] = ['id', 'company'];

/** Mandatory parameters that a query lacks. */
export function listMissing({ name, params }: DataQuery): readonly string[] {
  const { params: known } = dataPages[name];
  return neededParams.filter((param) => Object.hasOwn(known, param) && !Object.hasOwn(params, param));
}

type Issue = ReturnType<typeof toDataRequest>['issues'][number] | { readonly param: string; readonly rule: 'missing' };

function findSet(sets: readonly DataSet[], query: DataQuery) {
  const set = sets.find(({ name }) => name === query.name);
  if (set === undefined) throw new ApiError(1009);
  const { fields, issues } = toDataRequest(query);
  const missing = listMissing(query).map((param) => ({ param, rule: 'missing' as const }));
  return { set, fields, issues, missing };
}

/** Whether a set of one person was refused because nobody is signed in. */
function isUnsigned({ isPersonal }: DataSet, error: unknown): boolean {
  return isPersonal && error instanceof ApiError && error.code === 1006;
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  throw new ApiError(1001, { List: issues.map(({ param, rule }) => ({ Field: param, Rule: rule })) });
}

/** The set and its table as the caller sees it; 1001 for unknown or missing parameters, 1009 for an unknown set. */
export async function readSet(api: Api, sets: readonly DataSet[], query: DataQuery) {
  const { set, fields, issues, missing } = findSet(sets, query);
  refuse([...issues, ...missing]);
  try {
    return { set, table: dropPeoplesColumns(await set.read(api, fields, query.edition)) };
  } catch (error) {
    throw isUnsigned(set, error) ? new ApiError(1006, { Dict: { Reason: 'anonymous' } }) : error;
  }
}

const lockFields = z.object({ Module: z.enum(modules), Reason: z.enum(lockReasons) });

/** The lock of a refused set; null where it is of one person and nobody is signed in. */
function readLock(set: DataSet, error: unknown): DataNotes['locked'] {
  if (isUnsigned(set, error)) return null;
  const lock = error instanceof ApiError && error.code === 1008 ? lockFields.safeParse(error.data.Dict) : null;
  if (lock?.success !== true) throw error;
  return { module: lock.data.Module, reason: lock.data.Reason, before: null };
}

/** The columns of a set without a reading. */
export function toDeclared({ columns }: DataSet, locked: DataNotes['locked'] = null): DataTable {
  const notes = noteSource({ cn: '', en: '' }, { locked });
  return dropPeoplesColumns({ columns, rows: [], notes, totals: [] });
}

/** The set with its table, or its declaration alone where rows are locked or the query names no subject. */
export async function readAbout(api: Api, sets: readonly DataSet[], query: DataQuery) {
  const { set, fields, issues, missing } = findSet(sets, query);
  refuse(issues);
  if (missing.length > 0) return { set, table: toDeclared(set), rowCount: null };
  try {
    const table = dropPeoplesColumns(await set.read(api, fields, query.edition));
    return { set, table, rowCount: table.rows.length };
  } catch (error) {
    return { set, table: toDeclared(set, readLock(set, error)), rowCount: null };
  }
}
