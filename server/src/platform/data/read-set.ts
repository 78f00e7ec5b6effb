import type { Api } from '@btc/contract/client.ts';
import { dataPages, type DataQuery, toDataRequest } from '@btc/contract/data/data-address.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { lockReasons, modules } from '@btc/contract/members/access.ts';
import { z } from 'zod';
import type { DataSet } from './data-set.ts';
import { type DataNotes, type DataTable, dropPeoplesColumns, noteSource } from './data-table.ts';

/** Parameters that a set which has them cannot be asked without. */
export const neededParams: readonly string[] = ['id', 'company'];

type Issue = ReturnType<typeof toDataRequest>['issues'][number] | { readonly param: string; readonly rule: 'missing' };

/** The set that a query names, the fields of its call, and what of the query is wrong or missing; 1009 for no set. */
function findSet(sets: readonly DataSet[], query: DataQuery) {
  const set = sets.find(({ name }) => name === query.name);
  if (set === undefined) throw new ApiError(1009);
  const { fields, issues } = toDataRequest(query);
  const { params: known } = dataPages[query.name];
  const missing = neededParams.filter((param) => Object.hasOwn(known, param) && !Object.hasOwn(query.params, param));
  return { set, fields, issues, missing: missing.map((param) => ({ param, rule: 'missing' as const })) };
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  throw new ApiError(1001, { List: issues.map(({ param, rule }) => ({ Field: param, Rule: rule })) });
}

/** The set that a query names and its table, for whoever the calls are of: 1001 for a parameter that it does not take or needs, 1009 for no set. */
export async function readSet(api: Api, sets: readonly DataSet[], query: DataQuery) {
  const { set, fields, issues, missing } = findSet(sets, query);
  refuse([...issues, ...missing]);
  return { set, table: dropPeoplesColumns(await set.read(api, fields, query.edition)) };
}

const lockFields = z.object({ Module: z.enum(modules), Reason: z.enum(lockReasons) });

function readLock(error: unknown): DataNotes['locked'] {
  const lock = error instanceof ApiError && error.code === 1008 ? lockFields.safeParse(error.data.Dict) : null;
  if (lock?.success !== true) throw error;
  return { module: lock.data.Module, reason: lock.data.Reason, before: null };
}

/** What a set declares, without anything read. */
function toDeclared({ columns }: DataSet, locked: DataNotes['locked']): DataTable {
  const notes = noteSource({ cn: '', en: '' }, { locked });
  return dropPeoplesColumns({ columns, rows: [], notes, totals: [] });
}

/** The set that a query names and what is to be described of it: what it declares alone where its rows are locked, or nothing says of what. */
export async function readAbout(api: Api, sets: readonly DataSet[], query: DataQuery) {
  const { set, fields, issues, missing } = findSet(sets, query);
  refuse(issues);
  if (missing.length > 0) return { set, table: toDeclared(set, null), rowCount: null };
  try {
    const table = dropPeoplesColumns(await set.read(api, fields, query.edition));
    return { set, table, rowCount: table.rows.length };
  } catch (error) {
    return { set, table: toDeclared(set, readLock(error)), rowCount: null };
  }
}
