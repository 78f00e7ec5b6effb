export type { EntryRow, NameRow, SubstituteRow } from './dictionary-rows.ts';
export {
  cutChoice,
  cutKind,
  type CutMeat,
  type Dictionary,
  type DictionaryEntry,
  groupsByKind,
  itemNumber,
  type NamedEntry,
  namesIn,
  type Substitute,
} from './dictionary.ts';
export { openDictionary } from './open-dictionary.ts';
export { referenceDictionary } from './reference-dictionary.ts';
