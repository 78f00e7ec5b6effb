import { isPartial, isProvisional, provisionalMonths } from '@btc/contract/trade/publication.ts';
import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import type { LockableField } from '@btc/contract/trade/trade-codes.ts';
import type { AnswerDict, Selection } from '@btc/contract/trade/trade-fields.ts';
import type { ViewDict } from '@btc/contract/trade/view-answer.ts';
import type { Question } from '../../question.ts';
import { unvalued } from '../../sums.ts';
import type { Unvalued } from '../../sums.ts';
import { presentScope } from '../../scope.present.ts';
import { toFirstMonth, toLastMonth } from '../../series.ts';
import type { Series } from '../../series.ts';
import { toSpans } from '../../window.ts';
import type { Window } from '../../window.ts';
import type { OpenedView } from '../authorize-view.ts';
import type { NameResolver } from '../names/name-members.ts';
import { presentOptions, presentSources } from './options.present.ts';
import { chosenMembers } from '../figures/rank-members.ts';
import type { FoundSeries, ViewAnswer } from '../view.service.ts';

export async function presentViewDict(answer: ViewAnswer, naming: NameResolver): Promise<ViewDict> {
  const { found } = answer.result;
  const dict = {
    ...presentDict(answer, answer.result),
    Revised:
      found === null
        ? []
        : periodsHolding(
            answer.revised.map(({ unit }) => unit),
            found.window,
          ),
    MissingVolumes: found === null ? 0 : countUnweighed(answer, found),
    ...(found === null ? {} : countUnvalued(answer, found)),
    ...presentYoySpans(found),
    ...presentLock(answer, found),
    Requested: presentRequested(answer.question, found),
  };
  return answer.question.isFirst
    ? { ...dict, Options: await presentOptions(answer.view, answer.result, naming) }
    : dict;
}

export interface DictGround {
  readonly found: { readonly series: Series; readonly window: Window } | null;
  readonly candidates: readonly Series[];
  /** All series of the goods: those searched where none answers. */
  readonly offered?: readonly Series[];
}

export function presentDict(opened: OpenedView, ground: DictGround): ViewDict {
  const { question, view, namesHidden } = opened;
  return {
    View: view.code,
    TitleCn: view.titleCn,
    TitleEn: view.titleEn,
    NamesHidden: namesHidden,
    TrialLeft: null,
    ...presentGround(question, ground),
  };
}

export function presentGround(question: Question, { found, candidates, offered = candidates }: DictGround): AnswerDict {
  return {
    Scope: presentScope(question, found?.series.codes ?? null),
    ...presentSource(found?.series ?? null, offered),
    DataLimit: found?.window.limit ?? null,
    DataStart: found?.window.start ?? null,
    ...presentMarks(found, question.dimensions.length === 0),
    Revised: [],
    MissingVolumes: 0,
    MissingUsd: 0,
    MissingCny: 0,
    Locked: [],
    LockedBefore: null,
    LockedPeriods: [],
    Requested: null,
    LockedModule: null,
    LockedReason: null,
    Sources: presentSources(candidates),
    Selection: presentSelection(question, found?.window ?? null),
  };
}

/** The source that answers; else those searched, so that an empty result is not credited to another source. */
function presentSource(
  series: Series | null,
  offered: readonly Series[],
): Pick<AnswerDict, 'Source' | 'SourceNameCn' | 'SourceNameEn' | 'PublishedOn' | 'UpdatedAt' | 'Demo'> {
  const searched = series === null ? [...new Set(offered.map(({ source }) => source))] : [series.source];
  return {
    Source: series?.source ?? null,
    SourceNameCn: searched.map((source) => factSourceNames[source].nameCn).join('；'),
    SourceNameEn: searched.map((source) => factSourceNames[source].nameEn).join('; '),
    PublishedOn: series?.publishedOn ?? null,
    UpdatedAt: series?.loadedAt.toISOString() ?? null,
    Demo: searched.length > 0 && searched.every((source) => source === 'demo'),
  };
}

function presentMarks(
  found: DictGround['found'],
  /** True where split by origin and goods only: sums are then as published. */
  isWhole: boolean,
): Pick<AnswerDict, 'Provisional' | 'Partial' | 'Converted' | 'Apportioned' | 'Unpublished'> {
  if (found === null) return { Provisional: [], Partial: [], Converted: [], Apportioned: [], Unpublished: [] };
  const { series, window } = found;
  // Years that a source publishes as years are whole and final.
  const months = series.grain === 'month' ? series.units : [];
  const provisional = provisionalMonths(months);
  const published = new Set(months);
  const filled = window.periods.filter((period) => window.unitsByPeriod.has(period));
  return {
    Provisional: filled.filter((period) => isProvisional(period, provisional)),
    Converted: periodsHolding(series.byRate, window),
    Apportioned: isWhole ? [] : periodsHolding(series.apportioned, window),
    Partial: series.grain === 'month' ? filled.filter((period) => isPartial(period, published)) : [],
    Unpublished: window.periods.filter((period) => !window.unitsByPeriod.has(period)),
  };
}

function periodsHolding(units: readonly string[], { periods, unitsByPeriod }: Window): string[] {
  return periods.filter((period) => unitsByPeriod.get(period)?.some((unit) => units.includes(unit)));
}

/** First and last months that year-on-year changes compare; empty where there is no comparison. */
export function presentYoySpans(found: DictGround['found']): Pick<AnswerDict, 'YoySpans'> {
  if (found === null) return {};
  const { now, recent, before } = toSpans(found.series, found.window);
  const compared = recent.length === 0 ? now : recent;
  const [from, to] = [compared[0], compared.at(-1)];
  const [beforeFrom, beforeTo] = [before[0], before.at(-1)];
  if (from === undefined || to === undefined || beforeFrom === undefined || beforeTo === undefined) return {};
  return {
    YoySpans: {
      From: toFirstMonth(from),
      To: toLastMonth(to),
      BeforeFrom: toFirstMonth(beforeFrom),
      BeforeTo: toLastMonth(beforeTo),
    },
  };
}

function countUnvalued(answer: ViewAnswer, { figures }: FoundSeries): Unvalued {
  const { now } = figures.spans;
  return unvalued(now.ofAll(chosenMembers(answer)), now.ofAll([]));
}

function countUnweighed(answer: ViewAnswer, { figures }: FoundSeries): number {
  const chosen = chosenMembers(answer);
  let count = 0;
  for (const [member, months] of figures.unweighed) {
    if (chosen.length === 0 || chosen.includes(member)) count += months;
  }
  return count;
}

function presentLock({ lock, view }: OpenedView, found: FoundSeries | null): Partial<AnswerDict> {
  const lockedBefore = found?.window.lockedBefore ?? null;
  if (found === null || lockedBefore === null) return {};
  const { lockedPeriods } = found.window;
  const fields: readonly LockableField[] = found.figures.spans.toDate.isPublished
    ? ['Months', 'Yoy', 'YtdYoy']
    : ['Months', 'Yoy', 'Ytd', 'YtdYoy'];
  return {
    Locked: [...fields],
    LockedBefore: lockedBefore,
    LockedPeriods: [...lockedPeriods],
    LockedModule: view.module,
    LockedReason: lock,
  };
}

/** What was asked for, where less is answered: part of it is closed to the reader or not published; null where nothing is. */
export function presentRequested(question: Question, found: DictGround['found']): AnswerDict['Requested'] {
  if (found === null) return null;
  const { start, end } = question;
  const { units, lockedPeriods, limit } = found.window;
  const answered = presentSelection(question, found.window);
  const isShorter = (start !== null && start < answered.StartDate) || (end !== null && answered.EndDate < end);
  if (lockedPeriods.length === 0 && !isShorter) return null;
  return { StartDate: start ?? found.series.from, EndDate: end ?? limit, HasOpen: units.length > 0 };
}

function presentSelection(question: Question, window: Window | null): Selection {
  const units = window?.units ?? [];
  return {
    Origin: [...question.origins],
    Type: [...question.types],
    Storage: [...question.storages],
    PlantNo: [...question.plantsAsGiven],
    Cuts: [...(question.filters.cut ?? [])],
    Company: [...question.companiesAsGiven],
    Weight: question.weight,
    StartDate: units[0] === undefined ? (question.start ?? '') : toFirstMonth(units[0]),
    EndDate: units.length === 0 ? (question.end ?? '') : toLastMonth(units.at(-1) ?? ''),
    Source: question.source ?? '',
    Period: question.period,
    AsPublishedOn: question.asPublishedOn ?? '',
  };
}
