import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { FactsSnapshot } from '../facts/facts-snapshot.ts';
import type { Question } from '../question.ts';
import { listSeries } from '../series.ts';
import { chooseSeries } from '../source-choice.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { toWindow } from '../window.ts';
import { sumMembers } from './figures/sum-facts.ts';
import type { ViewPolicy } from './view-access.ts';
import { groupGoods } from './view-question.ts';

/** Preview of a locked view: name, source and size, none of its figures. */
export interface LockedPreview {
  readonly View: string;
  readonly TitleCn: string;
  readonly TitleEn: string;
  readonly DataLimit: string | null;
  readonly Source: string | null;
  readonly SourceNameCn: string;
  readonly SourceNameEn: string;
  readonly Demo: boolean;
  readonly Members: number;
}

/** The same for every question: counts under a filter would disclose figures. */
export async function lockedPreview(
  { facts }: TradeDeps,
  policy: ViewPolicy,
  cache: SharedCache,
): Promise<LockedPreview> {
  return cache.get(`locked ${policy.code}`, () => facts.use(null, (snapshot) => toPreview(snapshot, policy)));
}

async function toPreview(snapshot: FactsSnapshot, policy: ViewPolicy): Promise<LockedPreview> {
  const question = openingQuestion(policy);
  const { series } = chooseSeries(listSeries(snapshot.catalogue, question), question);
  const names = series === null ? null : factSourceNames[series.source];
  return {
    View: policy.code,
    TitleCn: policy.titleCn,
    TitleEn: policy.titleEn,
    DataLimit: series === null ? null : toWindow(series, question, false).limit,
    Source: series?.source ?? null,
    SourceNameCn: names?.nameCn ?? '',
    SourceNameEn: names?.nameEn ?? '',
    Demo: series?.source === 'demo',
    Members: series === null ? 0 : await countRows(snapshot, policy, { series, question }),
  };
}

const monthsShown = 12;

async function countRows(
  snapshot: FactsSnapshot,
  policy: ViewPolicy,
  { series, question }: { series: Parameters<typeof toWindow>[0]; question: Question },
): Promise<number> {
  if (policy.counted === null) return monthsShown;
  const { units } = toWindow(series, question, false);
  const query = { source: series.source, grain: series.grain, goods: question, filters: {} };
  return (await sumMembers(snapshot, query, { member: policy.counted, units })).size;
}

export function openingQuestion({ meat, dimensions }: Pick<ViewPolicy, 'meat' | 'dimensions'>): Question {
  return {
    types: [meat],
    groups: groupGoods([meat]),
    storages: [],
    origins: [],
    filters: {},
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
