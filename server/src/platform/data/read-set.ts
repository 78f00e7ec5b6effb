import type { Api } from '@btc/contract/client.ts';
import { dataPages, type DataQuery, toDataRequest } from '@btc/contract/data/data-address.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { DataSet } from './data-set.ts';
import { dropPeoplesColumns } from './data-table.ts';

/** Parameters that a set which has them cannot be asked without. */
export const neededParams: readonly string[] = ['id', 'company'];

/** The set that a query names and its table, for whoever the calls are of: 1001 for a parameter that it does not take or lacks, 1009 for no set. */
export async function readSet(api: Api, sets: readonly DataSet[], query: DataQuery) {
  const set = sets.find(({ name }) => name === query.name);
  if (set === undefined) throw new ApiError(1009);
  const { fields, issues } = toDataRequest(query);
  const { params: known } = dataPages[query.name];
  const missing = neededParams.filter((param) => Object.hasOwn(known, param) && !Object.hasOwn(query.params, param));
  const wrong = [...issues, ...missing.map((param) => ({ param, rule: 'missing' }))];
  if (wrong.length > 0) {
    throw new ApiError(1001, { List: wrong.map(({ param, rule }) => ({ Field: param, Rule: rule })) });
  }
  return { set, table: dropPeoplesColumns(await set.read(api, fields, query.edition)) };
}
