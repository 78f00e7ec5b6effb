import { GetDictionary } from '@btc/contract/dictionary/dictionary.ts';
import {
  AddNameAlias,
  GetNameDictionary,
  RemoveNameAlias,
  SaveDictionaryEntry,
} from '@btc/contract/prices/desk/name-dictionary.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import type { PriceDeps } from '../price-deps.ts';
import { createCodeTables } from './code-tables.ts';
import { addAlias, readDeskDictionary, readDictionary, removeAlias } from './dictionary.service.ts';
import { saveEntry } from './entry.service.ts';

export function createDictionaryOperations(deps: PriceDeps): readonly BoundOperation[] {
  const tables = createCodeTables(deps.fileForms);
  return [
    bindForAll(GetDictionary, (input) => readDictionary(deps.db, input)),
    bind(GetNameDictionary, ({ Kind }) => readDeskDictionary(deps.db, tables, Kind)),
    bind(SaveDictionaryEntry, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'SaveDictionaryEntry', caller }, (work) => saveEntry(work, input)),
    })),
    bind(AddNameAlias, async (input, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'AddNameAlias', caller }, (work) => addAlias(work, tables, input)),
    })),
    bind(RemoveNameAlias, async ({ AliasID }, caller) => {
      await changeAsStaff(deps, { operation: 'RemoveNameAlias', caller }, (work) => removeAlias(work, AliasID));
      return {};
    }),
  ];
}
