import { isPartial, isProvisional, provisionalMonths } from '@btc/contract/trade/publication.ts';
import { beefTypes, factSourceNames, periodKindNames, storageCodes } from '@btc/contract/trade/trade-codes.ts';
import type { FactSource, LockableField } from '@btc/contract/trade/trade-codes.ts';
import { periodKinds } from '@btc/contract/trade/period.ts';
import type {
  AnswerDict,
  NamedOption,
  OptionLists,
  Selection,
  SourceOption,
} from '@btc/contract/trade/trade-fields.ts';
import { hsStorages } from '@btc/reference/hs-codes.ts';
import { origins } from '@btc/reference/origins.ts';
import { findScope } from '@btc/reference/scopes.ts';
import type { BeefOneAnswer, FoundSeries } from './beef-one.service.ts';
import type { Question } from './question.ts';
import { presentScope } from './scope.present.ts';
import { firstMonthOf, lastMonthOf, periodKindsOf } from './series.ts';
import type { Series } from './series.ts';

/** Presents what stands under a view: scope, source, marks, limit, locks, choices. */
export function presentDict(answer: BeefOneAnswer): AnswerDict {
  const { question, found } = answer;
  return {
    Scope: presentScope(question, found?.series.codes ?? null),
    ...presentSource(found?.series ?? null),
    DataLimit: found?.window.limit ?? null,
    DataStart: found?.window.start ?? null,
    ...presentMarks(found),
    ...presentLock(answer),
    Sources: presentSources(answer.candidates),
    Selection: presentSelection(answer),
    ...(question.isFirst ? { Options: presentOptions(answer) } : {}),
  };
}

function presentSource(
  series: Series | null,
): Pick<AnswerDict, 'Source' | 'SourceNameCn' | 'SourceNameEn' | 'PublishedOn' | 'UpdatedAt' | 'Demo'> {
  const names = series === null ? null : factSourceNames[series.source];
  return {
    Source: series?.source ?? null,
    SourceNameCn: names?.nameCn ?? '',
    SourceNameEn: names?.nameEn ?? '',
    PublishedOn: series?.publishedOn ?? null,
    UpdatedAt: series?.loadedAt.toISOString() ?? null,
    Demo: series?.source === 'demo',
  };
}

function presentMarks(found: FoundSeries | null): Pick<AnswerDict, 'Provisional' | 'Partial' | 'MissingVolumes'> {
  if (found === null) return { Provisional: [], Partial: [], MissingVolumes: 0 };
  const { series, window } = found;
  // Years that a source publishes as years are whole and final.
  const months = series.grain === 'month' ? series.units : [];
  const provisional = provisionalMonths(months);
  const published = new Set(months);
  const filled = window.periods.filter((period) => found.unitsOf.has(period));
  return {
    Provisional: filled.filter((period) => isProvisional(period, provisional)),
    Partial: series.grain === 'month' ? filled.filter((period) => isPartial(period, published)) : [],
    MissingVolumes: found.cells.countUnweighed(found.origins, window.units),
  };
}

function presentLock({
  found,
  lock,
}: BeefOneAnswer): Pick<AnswerDict, 'Locked' | 'LockedBefore' | 'LockedModule' | 'LockedReason'> {
  const lockedBefore = found?.window.lockedBefore ?? null;
  if (found === null || lockedBefore === null) {
    return { Locked: [], LockedBefore: null, LockedModule: null, LockedReason: null };
  }
  const fields: readonly LockableField[] =
    found.toDate.length === 0 ? ['Months', 'Yoy', 'Ytd', 'YtdYoy'] : ['Months', 'Yoy', 'YtdYoy'];
  return { Locked: [...fields], LockedBefore: lockedBefore, LockedModule: 'Data', LockedReason: lock };
}

function presentSelection({ question, found }: BeefOneAnswer): Selection {
  const units = found?.window.units ?? [];
  return {
    Origin: [...question.origins],
    Type: [...question.types],
    Storage: [...question.storages],
    PlantNo: [],
    Cuts: [],
    Company: [],
    Weight: 'product',
    StartDate: units[0] === undefined ? (question.start ?? '') : firstMonthOf(units[0]),
    EndDate: units.length === 0 ? (question.end ?? '') : lastMonthOf(units.at(-1) ?? ''),
    Source: question.source ?? '',
    Period: question.period,
    AsPublishedOn: question.asPublishedOn ?? '',
  };
}

/** The sources by name, a source of months and years once. */
export function presentSources(series: readonly Series[]): SourceOption[] {
  const bySource = Map.groupBy(series, ({ source }) => source);
  return [...bySource].map(([source, own]) => presentSourceOption(source, own));
}

function presentSourceOption(source: FactSource, own: readonly Series[]): SourceOption {
  const units = own.flatMap((series) => series.units);
  const kinds = own.flatMap((series) => periodKindsOf(series.grain));
  return {
    Code: source,
    NameCn: factSourceNames[source].nameCn,
    NameEn: factSourceNames[source].nameEn,
    Demo: source === 'demo',
    Periods: periodKinds.filter((kind) => kinds.includes(kind)),
    From: units.map(firstMonthOf).toSorted()[0] ?? '',
    To: units.map(lastMonthOf).toSorted().at(-1) ?? '',
  };
}

/** What the reader can choose: all that the sources have, whatever is chosen now. */
export function presentOptions({ found, offered }: Pick<BeefOneAnswer, 'found' | 'offered'>): OptionLists {
  return {
    Origins: origins.filter(({ code }) => found?.allOrigins.includes(code)).map(presentNamed),
    Types: beefTypes.map((type) => presentNamed({ ...nameOfScope(type), code: type })),
    Storages: hsStorages.filter(({ code }) => storageCodes.some((one) => one === code)).map(presentNamed),
    Sources: presentSources(offered),
    Periods: periodKinds.map((code) => presentNamed({ code, ...periodKindNames[code] })),
    Cuts: [],
    Plants: [],
  };
}

function nameOfScope(type: Question['types'][number]): { nameCn: string; nameEn: string } {
  const scope = findScope(type);
  return { nameCn: scope?.nameCn ?? type, nameEn: scope?.nameEn ?? type };
}

function presentNamed({ code, nameCn, nameEn }: { code: string; nameCn: string; nameEn: string }): NamedOption {
  return { Code: code, NameCn: nameCn, NameEn: nameEn };
}
