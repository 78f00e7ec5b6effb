import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { FactsSnapshot } from '../facts/facts-store.ts';
import type { Question } from '../question.ts';
import { listSeries } from '../series.ts';
import { chooseSeries, listCandidates } from '../source-choice.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { windowOf } from '../window.ts';
import { countMembers } from './figures/member-sums.ts';
import type { Gate } from './open-view.ts';
import { groupsOf } from './view-question.ts';

/** What a locked view says of itself: its name, its source and how much it holds, nothing of its figures. */
export interface LockedPreview {
  readonly View: string;
  readonly TitleCn: string;
  readonly TitleEn: string;
  readonly DataLimit: string | null;
  readonly Source: string | null;
  readonly SourceNameCn: string;
  readonly SourceNameEn: string;
  readonly Demo: boolean;
  /** The rows its table opens with. */
  readonly Members: number;
}

/** The same for whatever is asked: counts under a filter would tell of the figures. */
export async function lockedPreview({ facts }: TradeDeps, gate: Gate, cache: SharedCache): Promise<LockedPreview> {
  return cache.get(`locked ${gate.code}`, () => facts.use(null, (snapshot) => previewOf(snapshot, gate)));
}

async function previewOf(snapshot: FactsSnapshot, gate: Gate): Promise<LockedPreview> {
  const question = openingQuestion(gate);
  const series = chooseSeries(listCandidates(listSeries(snapshot, question), question), question);
  const names = series === null ? null : factSourceNames[series.source];
  return {
    View: gate.code,
    TitleCn: gate.titleCn,
    TitleEn: gate.titleEn,
    DataLimit: series === null ? null : windowOf(series, question, false).limit,
    Source: series?.source ?? null,
    SourceNameCn: names?.nameCn ?? '',
    SourceNameEn: names?.nameEn ?? '',
    Demo: series?.source === 'demo',
    Members: series === null ? 0 : await countRows(snapshot, gate, { series, question }),
  };
}

const monthsShown = 12;

async function countRows(
  snapshot: FactsSnapshot,
  gate: Gate,
  { series, question }: { series: Parameters<typeof windowOf>[0]; question: Question },
): Promise<number> {
  if (gate.counted === null) return monthsShown;
  const { units } = windowOf(series, question, false);
  const asked = { source: series.source, grain: series.grain, goods: question, filters: {} };
  return countMembers(snapshot, asked, { member: gate.counted, units });
}

/** The question with which the page of a view or trend opens. */
export function openingQuestion({ meat, dimensions }: Pick<Gate, 'meat' | 'dimensions'>): Question {
  return {
    types: [meat],
    groups: groupsOf([meat]),
    storages: [],
    origins: [],
    cuts: [],
    plants: [],
    exporters: [],
    importers: [],
    plantsAsGiven: [],
    companiesAsGiven: [],
    weight: 'product',
    start: null,
    end: null,
    source: null,
    period: 'month',
    asPublishedOn: null,
    isFirst: true,
    dimensions,
  };
}
