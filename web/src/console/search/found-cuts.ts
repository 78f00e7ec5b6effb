import type { EntryKind } from '@btc/contract/dictionary/dictionary-kinds.ts';
import type { DictionaryRow } from '@btc/contract/dictionary/dictionary.ts';
import { foldSpelling } from '@btc/contract/fold-text.ts';
import type { Hit } from './found-groups.ts';
import { withQuery } from './found-path.ts';

const maxCuts = 5;

const notes: Readonly<Record<EntryKind, { readonly cn: string; readonly en: string }>> = {
  beefCut: { cn: '牛肉部位', en: 'Beef cut' },
  porkCut: { cn: '猪肉部位', en: 'Pork cut' },
  port: { cn: '港口和城市', en: 'Port or city' },
  term: { cn: '术语', en: 'Term' },
};

function toHit({ Kind, Code, NameCn, NameEn, Names }: DictionaryRow): Hit {
  const note = notes[Kind];
  const others = Names.map(({ Name }) => Name).join('、');
  return {
    key: `${Kind} ${Code}`,
    group: 'cut',
    screen: withQuery('dictionaries', { kind: Kind, find: NameCn }),
    name: { cn: NameCn, en: NameEn },
    note: { cn: [note.cn, others].filter(Boolean).join(' · '), en: note.en },
    isDemo: false,
  };
}

/** Matches names in either language and item numbers. */
export function findCuts(rows: readonly DictionaryRow[], typed: string): readonly Hit[] {
  const wanted = foldSpelling(typed);
  if (wanted === '') return [];
  return rows
    .filter(({ Code, NameCn, NameEn, Names }) =>
      [Code, NameCn, NameEn, ...Names.map(({ Name }) => Name)].some((name) => foldSpelling(name).includes(wanted)),
    )
    .slice(0, maxCuts)
    .map(toHit);
}
