import type { PublicationKind } from '@btc/contract/trade/trade-codes.ts';
import type { RevisionChanges, RevisionRow, RevisionTotals } from '@btc/contract/trade/revisions.ts';
import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import { presentCode } from '@btc/contract/names.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { z } from 'zod';
import { formatPeriodText } from '../facts/vintage.ts';
import type { RevisionEntry } from './revision.queries.ts';

const counts = { added: z.int(), changed: z.int(), same: z.int(), gone: z.int(), hidden: z.int() };
const sums = z.object({ kg: z.string(), usd: z.string(), cny: z.string() });
const factChanges = z.object({ ...counts, before: sums, after: sums });
const tableChanges = z.object({
  ...counts,
  periodFrom: z.string(),
  periodTo: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const tableNames = {
  quotas: { nameCn: '国别配额', nameEn: 'Country quotas' },
  rates: { nameCn: '海关月度汇率', nameEn: 'Customs exchange rates' },
} as const;

export function presentRevision(entry: RevisionEntry): RevisionRow {
  const { kind, source } = entry;
  const names = source !== null ? factSourceNames[source] : kind === 'facts' ? null : tableNames[kind];
  const table = kind === 'facts' ? undefined : tableChanges.safeParse(entry.changes).data;
  return {
    Id: entry.id,
    Kind: kind,
    Source: source,
    SourceNameCn: names?.nameCn ?? '',
    SourceNameEn: names?.nameEn ?? '',
    Demo: source === 'demo',
    PeriodFrom: table?.periodFrom ?? (entry.periodFrom === null ? '' : formatPeriodText(entry.periodFrom)),
    PeriodTo: table?.periodTo ?? (entry.periodTo === null ? '' : formatPeriodText(entry.periodTo)),
    PublishedOn: entry.publishedOn,
    LoadedAt: entry.loadedAt.toISOString(),
    Facts: entry.facts,
    HsCodes: [...entry.hsCodes],
    Origins: entry.origins.map((code) => presentCode(code, findOrigin(code))),
    Current: entry.isCurrent,
    Revised: entry.revised,
    Changes: table === undefined ? presentFactChanges(entry.changes) : presentTableChanges(table),
  };
}

/** What an import of the diary changed; null where nothing was compared. */
export function presentRunChanges(kind: PublicationKind, changes: unknown): RevisionChanges | null {
  if (kind === 'facts') return presentFactChanges(changes);
  const { data } = tableChanges.safeParse(changes);
  return data === undefined ? null : presentTableChanges(data);
}

function presentFactChanges(changes: unknown): RevisionChanges | null {
  const { data } = factChanges.safeParse(changes);
  if (data === undefined) return null;
  const wasThere = data.changed + data.same + data.gone > 0;
  return {
    ...presentCounts(data),
    Before: wasThere ? presentSums(data.before) : noTotals,
    After: presentSums(data.after),
  };
}

const noTotals: RevisionTotals = { Tonnes: null, ValueUsd: null, ValueCny: null };

function presentTableChanges(data: z.output<typeof tableChanges>): RevisionChanges {
  const tonnes = (text: string | null): RevisionTotals => ({
    Tonnes: text === null ? null : Number(text),
    ValueUsd: null,
    ValueCny: null,
  });
  return { ...presentCounts(data), Before: tonnes(data.before), After: tonnes(data.after) };
}

function presentCounts({ added, changed, same, gone, hidden }: Record<keyof typeof counts, number>) {
  return { Added: added, Changed: changed, Same: same, Gone: gone, Hidden: hidden };
}

/** A zero sum beside a value was not published. */
function presentSums({ kg, usd, cny }: z.output<typeof sums>): RevisionTotals {
  const [tonnes, valueUsd, valueCny] = [Number(kg) / 1000, Number(usd), Number(cny)];
  const published = (value: number): number | null => (value === 0 && tonnes + valueUsd + valueCny > 0 ? null : value);
  return { Tonnes: published(tonnes), ValueUsd: published(valueUsd), ValueCny: published(valueCny) };
}
