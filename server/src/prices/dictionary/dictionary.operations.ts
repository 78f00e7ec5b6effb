import { AddNameAlias, GetNameDictionary, RemoveNameAlias } from '@btc/contract/prices/desk/name-dictionary.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import type { PriceDeps } from '../price-deps.ts';
import { addAlias, readDictionary, removeAlias } from './dictionary.service.ts';

/** The names that imports go by, and the spellings that analysts add to them. */
export function dictionaryOperations(deps: PriceDeps): readonly BoundOperation[] {
  return [
    bind(GetNameDictionary, ({ Kind }) => readDictionary(deps.db, Kind)),
    bind(AddNameAlias, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'AddNameAlias', caller }, (work) => addAlias(work, input)),
    })),
    bind(RemoveNameAlias, async ({ AliasID }, caller) => {
      await changeAsStaff(deps, { operation: 'RemoveNameAlias', caller }, (work) => removeAlias(work, AliasID));
      return {};
    }),
  ];
}
