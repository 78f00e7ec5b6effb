import type { DictionaryMessages } from './dictionary-words.zh.ts';

/** The words of the dictionaries. */
export const en = {
  title: 'Dictionaries',
  what: 'Imports and searches know cuts, origins, customs districts, provinces and ports by these names. The lists come with the portal; where others spell a name otherwise, add that spelling as an alias, and both go by it from then on.',
  kind: 'Dictionary',
  kinds: {
    beefCut: 'Beef cuts',
    porkCut: 'Pork cuts',
    origin: 'Origins',
    district: 'Customs districts',
    province: 'Provinces',
    port: 'Ports and cities',
  },
  usedBy: {
    beefCut: 'Used by imports of quotes, shipment records and plant lists, and by searches.',
    porkCut: 'Used by imports of quotes, shipment records and plant lists, and by searches.',
    origin: 'Used by imports of quotes, shipment records, customs data, quotas and plant lists, and by searches.',
    district: 'Used by imports of shipment records and customs data.',
    province: 'Used by imports of shipment records and customs data.',
    port: 'Used by imports of quotes, and by searches.',
  },
  source: (text) => `Source: ${text}.`,
  search: 'Find',
  searchHint: 'Code, name or alias',
  caption: (kind, shown, total) => (shown === total ? `${kind}: ${total}` : `${kind}: ${shown} of ${total}`),
  empty: 'No name matches.',
  name: 'Name',
  code: 'Code',
  known: 'Other spellings of the list',
  added: 'Aliases of ours',
  add: 'Add alias',
  addFor: (name) => `Add alias: ${name}`,
  addWhat: (name) =>
    `From now on this spelling stands for “${name}” in files that are imported, and in searches. Width, case and spaces do not matter. What was imported stays as it is.`,
  alias: 'Alias',
  taken: 'This spelling stands for something already.',
  limit: 'This entry has too many aliases.',
  addConfirm: 'Add the alias',
  addDone: 'Alias added',
  remove: 'Remove',
  removeFor: (alias, name) => `Remove alias: ${alias} (${name})`,
  removeWhat: (alias, name) =>
    `From now on “${alias}” no longer stands for “${name}”, neither in files that are imported nor in searches. What was imported stays as it is.`,
  removeDone: 'Alias removed',
} satisfies DictionaryMessages;
