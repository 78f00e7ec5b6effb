import type { StaffRole } from '@btc/contract/members/access.ts';
import { beefCuts } from '@btc/reference/beef-cuts.ts';
import { porkCuts } from '@btc/reference/pork-cuts.ts';
import { hasRole } from '#shell/console/staff.ts';
import type { Hit } from './found-groups.ts';

const mostCuts = 5;

const dictionaries = [
  { kind: 'beefCut', cuts: beefCuts, noteCn: '牛肉部位', noteEn: 'Beef cut' },
  { kind: 'porkCut', cuts: porkCuts, noteCn: '猪肉部位', noteEn: 'Pork cut' },
] as const;

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
}

/** The cuts of the dictionary that are called so in either language, for those who keep it. */
export function findCuts(role: StaffRole, typed: string): readonly Hit[] {
  const wanted = folded(typed);
  if (wanted === '' || !hasRole(role, ['analyst'])) return [];
  const found = dictionaries.flatMap(({ kind, cuts, noteCn, noteEn }) =>
    cuts
      .filter(({ id, nameCn, nameEn, aliasesCn }) =>
        [id, nameCn, nameEn, ...aliasesCn].some((name) => folded(name).includes(wanted)),
      )
      .map(({ id, nameCn, nameEn, aliasesCn }): Hit => {
        const others = aliasesCn.join('、');
        return {
          key: `${kind} ${id}`,
          group: 'cut',
          screen: `prices/dictionaries?${new URLSearchParams({ kind, find: nameCn }).toString()}`,
          name: { cn: nameCn, en: nameEn },
          note: { cn: [noteCn, others].filter(Boolean).join(' · '), en: noteEn },
          isDemo: false,
        };
      }),
  );
  return found.slice(0, mostCuts);
}
