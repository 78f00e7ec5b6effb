import type { ViewStructure } from '@btc/contract/trade/view-answer.ts';
import type { Figure } from '#charts/chart-frame.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import type { Stat } from '../parts/stat-strip.tsx';

/** HHI below and above which a market counts as competitive or concentrated (usual bounds of merger guidelines). */
const hhiBounds = { competitive: 1500, concentrated: 2500 } as const;

export function structureStats(
  structure: ViewStructure,
  edition: Edition,
  member: 'importer' | 'exporter' | 'plant',
): readonly Stat[] {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const percent = (value: Figure): string => (value === null ? '–' : format.percent(value));
  const { Members, Cr4, Cr5, Cr10, Hhi, Active, Idle } = structure;
  return [
    { name: t.memberCounts[member], text: format.number(Members) },
    { name: 'CR4', text: percent(Cr4), note: t.ofLargest(4) },
    { name: 'CR5', text: percent(Cr5), note: t.ofLargest(5) },
    { name: 'CR10', text: percent(Cr10), note: t.ofLargest(10) },
    {
      name: 'HHI',
      text: Hhi === null ? '–' : format.number(Hhi),
      note: Hhi === null ? undefined : t.hhi[hhiLevel(Hhi)],
    },
    ...(Active === undefined ? [] : [{ name: t.activePlants, text: format.number(Active), note: t.activeNote }]),
    ...(Idle === undefined ? [] : [{ name: t.idlePlants, text: format.number(Idle), note: t.idleNote }]),
  ];
}

function hhiLevel(hhi: number): 'competitive' | 'moderate' | 'concentrated' {
  if (hhi < hhiBounds.competitive) return 'competitive';
  return hhi < hhiBounds.concentrated ? 'moderate' : 'concentrated';
}
