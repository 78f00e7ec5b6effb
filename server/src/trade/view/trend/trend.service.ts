import type { MemberKind } from '@btc/contract/trade/dimensions.ts';
import type { FactsSnapshot } from '../../facts/facts-snapshot.ts';
import { weightFactor } from '../../question.ts';
import type { Question } from '../../question.ts';
import { listSeries } from '../../series.ts';
import type { Series } from '../../series.ts';
import { chooseSeries } from '../../source-choice.ts';
import { scaleWeight } from '../../sums.ts';
import type { Sum } from '../../sums.ts';
import type { TradeDeps } from '../../trade-deps.ts';
import { earlierPeriods, toSpans, toWindow } from '../../window.ts';
import type { Window } from '../../window.ts';
import { readFigures } from '../figures/figures.ts';
import type { Figures } from '../figures/figures.ts';
import { authorizeView } from '../authorize-view.ts';
import type { RequestedBy, Opened } from '../authorize-view.ts';
import type { ViewPolicy } from '../view-access.ts';
import { findSubject } from './trend-subject.ts';
import type { Subject } from './trend-subject.ts';
import { listPlaces } from './list-places.ts';

export interface TrendAnswer extends Opened {
  readonly subject: Subject;
  readonly mix: MemberKind;
  readonly result: TrendResult;
}

export interface TrendResult {
  readonly candidates: readonly Series[];
  readonly found: FoundTrend | null;
}

export interface FoundTrend {
  readonly series: Series;
  readonly window: Window;
  readonly figures: Figures;
  /** By period: the rank among all of its kind, and their total. */
  readonly places: ReadonlyMap<string, { readonly rank: number | null; readonly all: Sum }>;
}

const common = { isOpen: false, company: null, counted: null } as const;
const beef = { ...common, module: 'Data', meat: 'beef' } as const;
const filters = ['Type', 'Storage'] as const;

/** Company and PlantNo are no filters here: the subject is read separately. */
export const trendPolicies = {
  company: {
    ...beef,
    code: 'exporter-trend',
    titleCn: '出口商与工厂走势',
    titleEn: 'Exporter and plant trend',
    filters,
    dimensions: [],
  },
  importer: {
    ...beef,
    code: 'importer-trend',
    titleCn: '进口商走势',
    titleEn: 'Importer trend',
    filters,
    dimensions: ['importer'],
  },
  porkCompany: {
    ...common,
    module: 'PorkData',
    meat: 'pork',
    code: 'pork-exporter-trend',
    titleCn: '猪肉出口商与工厂走势',
    titleEn: 'Pork exporter and plant trend',
    filters,
    dimensions: [],
  },
} as const satisfies Record<string, ViewPolicy>;

const mixes = { importer: 'origin', exporter: 'plant', plant: 'cut' } as const satisfies Record<
  Subject['kind'],
  MemberKind
>;

export type TrendKind = keyof typeof trendPolicies;

export function createTrendService(deps: TradeDeps) {
  return async (kind: TrendKind, request: RequestedBy): Promise<TrendAnswer> => {
    const { input } = request;
    const { opened, more: subject } = await authorizeView(deps, trendPolicies[kind], {
      ...request,
      input: { ...input, PlantNo: '', Company: '' },
      read: (requester) => findSubject(input, kind === 'importer' ? 'importer' : 'company', requester),
    });
    if (subject === null) throw new Error('A trend without a subject');
    const reading = toReading(opened.question, subject);
    const result = await deps.facts.use(reading.question.asPublishedOn, (snapshot) => resolveView(snapshot, reading));
    return { ...opened, question: reading.question, subject, mix: reading.mix, result };
  };
}

interface Reading {
  readonly question: Question;
  readonly subject: Subject;
  readonly mix: MemberKind;
}

/** A trend opens on all published periods, not on the latest months. */
function toReading(question: Question, subject: Subject): Reading {
  const mix = mixes[subject.kind];
  const dimensions = mix === 'origin' ? [subject.kind] : [subject.kind, mix];
  return { question: { ...question, dimensions }, subject, mix };
}

async function resolveView(snapshot: FactsSnapshot, reading: Reading): Promise<TrendResult> {
  const { candidates, series } = chooseSeries(listSeries(snapshot.catalogue, reading.question), reading.question);
  return { candidates, found: series === null ? null : await find(snapshot, series, reading) };
}

async function find(snapshot: FactsSnapshot, series: Series, { question, subject, mix }: Reading): Promise<FoundTrend> {
  const window = toWindow(series, question, false);
  const peers = { origin: subject.origin === null ? [] : [subject.origin] };
  const query = { source: series.source, grain: series.grain, goods: question, filters: peers };
  const own = { ...query, filters: { ...peers, [subject.kind]: [subject.code] } };
  const { unitsByPeriod: periods } = window;
  const factor = weightFactor(question);
  const [figures, places] = await Promise.all([
    readFigures(snapshot, {
      member: mix,
      query: own,
      units: toSpans(series, window),
      periods,
      earlier: earlierPeriods(series, window),
      byPeriod: 'sums',
      seriesMembers: 0,
      wholePeriods: false,
      members: [],
      mainOrigins: false,
      factor,
    }),
    listPlaces(snapshot, query, { member: subject.kind, code: subject.code, periods }),
  ]);
  const scaled = [...places].map(
    ([period, { rank, all }]) => [period, { rank, all: scaleWeight(all, factor) }] as const,
  );
  return { series, window, figures, places: new Map(scaled) };
}
