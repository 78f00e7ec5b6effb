import type { EntryKind, NameRole, SeedSource } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { beefCuts } from '@btc/reference/goods/beef-cuts.ts';
import { porkCuts } from '@btc/reference/goods/pork-cuts.ts';
import { portRows } from '@btc/reference/places/ports.data.ts';
import { terms } from '@btc/reference/goods/terms.data.ts';
import type { DictionaryRows, EntryRow, NameRow } from './dictionary-rows.ts';

const common = {
  form: null,
  hs_code: null,
  note_cn: null,
  note_en: null,
  evidence: null,
  source: 'portal' satisfies SeedSource,
  is_listed: true,
  revision: 1,
};

const beef = beefCuts.map((cut, index): EntryRow => ({
  ...common,
  kind: 'beefCut',
  code: cut.id,
  name_cn: cut.nameCn,
  name_en: cut.nameEn,
  group_code: cut.part,
  form: cut.form,
  hs_code: cut.hsCode ?? null,
  evidence: cut.evidence,
  sort_key: index,
}));

const pork = porkCuts.map((cut, index): EntryRow => ({
  ...common,
  kind: 'porkCut',
  code: cut.id,
  name_cn: cut.nameCn,
  name_en: cut.nameEn,
  group_code: cut.group,
  hs_code: cut.hsCode,
  evidence: cut.evidence,
  sort_key: index,
}));

const ports = portRows.map(({ code, nameCn, nameEn, group }, index): EntryRow => ({
  ...common,
  kind: 'port',
  code,
  name_cn: nameCn,
  name_en: nameEn,
  group_code: group,
  sort_key: index,
}));

const words = terms.map(({ code, nameCn, nameEn, group, noteCn, noteEn }, index): EntryRow => ({
  ...common,
  kind: 'term',
  code,
  name_cn: nameCn,
  name_en: nameEn,
  group_code: group,
  note_cn: noteCn,
  note_en: noteEn,
  source: 'trade' satisfies SeedSource,
  sort_key: index,
}));

function named(kind: EntryKind, code: string) {
  return (role: NameRole, source: SeedSource, written: readonly (string | null)[]): readonly NameRow[] =>
    written.flatMap((text) => (text === null ? [] : [{ kind, code, role, written: text, source }]));
}

const beefNames = beefCuts.flatMap((cut) => {
  const name = named('beefCut', cut.id);
  return [
    ...name('market', 'trade', [...cut.aliasesCn, ...(cut.aliasesEn ?? [])]),
    ...name('ausMeat', 'ausMeat', [cut.ausMeat]),
    ...name('imps', 'imps', [cut.imps]),
  ];
});

const porkNames = porkCuts.flatMap((cut) => {
  const name = named('porkCut', cut.id);
  return [...name('market', 'trade', cut.aliasesCn), ...name('imps', 'imps', [cut.imps])];
});

const termNames = terms.flatMap(({ code, aliasesCn }) => named('term', code)('market', 'trade', aliasesCn));

export const referenceRows: Omit<DictionaryRows, 'taught' | 'substitutes'> = {
  entries: [...beef, ...pork, ...ports, ...words],
  names: [...beefNames, ...porkNames, ...termNames],
};
