import { type DataQuery, dataPages, type DataSetName } from '@btc/contract/data/data-address.ts';
import { parameterWords } from '@btc/contract/data/parameter-words.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { neededParams } from './read-set.ts';

/** Parameters that a set cannot be read without. */
export function listNeeded(name: DataSetName): readonly string[] {
  return neededParams.filter((param) => Object.hasOwn(dataPages[name].params, param));
}

/** A set as catalogues link it: whole, or of an example where it is of one record. */
export function toCataloguedQuery(name: DataSetName, edition: Edition): DataQuery {
  const params = listNeeded(name).map((param) => [param, parameterWords[param]?.example ?? '']);
  return { name, edition, params: Object.fromEntries(params) };
}
