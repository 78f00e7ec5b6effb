import type { ViewDict, ViewRow, ViewTable } from '@btc/contract/trade/view-answer.ts';
import { isNarrowed } from '@btc/contract/trade/views.ts';
import { computeShare, isUntraded, money, tonnes, unitValueChange, unvaluedIn, usdPerTonne } from '../../sums.ts';
import { toColumns, ofChosen } from './columns.ts';
import { presentViewDict } from './dict.present.ts';
import { periodBefore } from '../figures/figures.ts';
import type { Figures, Span } from '../figures/figures.ts';
import { nameMembers } from '../names/name-members.ts';
import type { NameOf, NameResolver } from '../names/name-members.ts';
import { nameOrigin, total, weightedMean } from '../names/names.ts';
import type { Named } from '../names/names.ts';
import { formatPeriodName } from './period-names.ts';
import { chosenMembers, rankMembers } from '../figures/rank-members.ts';
import { emptyRow, presentFigures } from './row.present.ts';
import type { View } from '../view-shape.ts';
import type { FoundSeries, ViewAnswer } from '../view.service.ts';

export async function presentTable(answer: ViewAnswer, naming: NameResolver): Promise<ViewTable> {
  const { found } = answer.result;
  const dict = await presentViewDict(answer, naming);
  if (found === null) return toTable(dict, answer.view, { rows: [], sum: emptyRow(total), members: [] });
  const ranked = rankMembers(answer, found);
  const name = await nameMembers(naming, answer.member, ranked);
  const sum = { ...total, ...presentFigures(found.figures, chosenMembers(answer)) };
  if (answer.view.rows === 'periods')
    return toTable(dict, answer.view, periodRows(answer, { found, ranked, name, sum: { ...sum, ...weightedMean } }));
  const revised = new Set(answer.member === 'origin' ? answer.revised.map(({ origin }) => origin) : []);
  const rows = ranked.map((code, index) => ({
    Rank: index + 1,
    ...presentMember(found, code, name),
    ...(revised.has(code) ? { Revised: true as const } : {}),
  }));
  return toTable(dict, answer.view, { rows, sum: { ...sum, ...findTrend(found, ranked) }, members: [] });
}

export interface TableParts {
  readonly rows: ViewRow[];
  readonly sum: ViewRow;
  readonly members: Named[];
}

export function toTable(dict: ViewDict, view: View, { rows, sum, members }: TableParts): ViewTable {
  // Where numbers are hidden their column would be empty.
  const all = toColumns(view, members);
  const columns = (isNarrowed(dict.Selection) ? ofChosen(all) : all)
    .filter(({ Key }) => Key !== 'PlantNo' || !dict.NamesHidden)
    // Several origins together, or one without a quota, have no day on which it is full.
    .filter(({ Key }) => !Key.startsWith('Fill') || sum.FillDate !== undefined);
  return {
    Rows: rows,
    Total: rows.length,
    Row: sum,
    Dict: { ...dict, Columns: columns, Members: members },
  };
}

function presentMember(found: FoundSeries, code: string, name: NameOf): ViewRow {
  const { figures, plants } = found;
  const origins = figures.mainOrigins.get(code);
  return {
    ...name(code),
    ...presentFigures(figures, [code]),
    ...findTrend(found, [code]),
    ...(plants === null ? {} : { Plants: plants.get(code) ?? 0 }),
    ...(origins === undefined ? {} : { MainOrigins: toMainOrigins(figures, code) }),
  };
}

const noWeights: ReadonlyMap<string, number | null> = new Map();

function findTrend({ window, figures }: FoundSeries, codes: readonly string[]): Pick<ViewRow, 'Trend'> {
  // Who was asked for and brought in nothing has no weights; who is beyond the largest has some that were not asked for.
  const weights = codes.flatMap((code) => figures.weights.get(code) ?? (figures.spans.now.has(code) ? [] : noWeights));
  if (codes.length === 0 || weights.length < codes.length) return {};
  // Without trade in a published period there was zero, where weights are published at all.
  const none = figures.spans.now.ofAll([]).grams === null ? null : 0;
  const gramsIn = (period: string): number | null => {
    if (!window.unitsByPeriod.has(period)) return null;
    const grams = weights.map((own) => (own.has(period) ? (own.get(period) ?? null) : none));
    return grams.reduce((sum, own) => (sum === null || own === null ? null : sum + own), 0);
  };
  return { Trend: window.periods.map((period) => tonnes(gramsIn(period))) };
}

function toMainOrigins({ mainOrigins, spans }: Figures, code: string): NonNullable<ViewRow['MainOrigins']> {
  const all = spans.now.of(code);
  return (mainOrigins.get(code) ?? []).map(({ origin, sum }) => ({
    ...nameOrigin(origin),
    Share: computeShare(sum, all),
  }));
}

interface PeriodParts {
  readonly found: FoundSeries;
  readonly ranked: readonly string[];
  readonly name: NameOf;
  readonly sum: ViewRow;
}

function periodRows(answer: ViewAnswer, { found, ranked, name, sum }: PeriodParts): TableParts {
  const { now } = found.figures.spans;
  const members = ranked.map((code) => {
    const { Code, NameCn, NameEn } = name(code);
    return { Code, NameCn, NameEn };
  });
  return {
    rows: found.window.periods.map((period) => presentPeriod(answer, { found, ranked, period })),
    sum: { ...sum, ...presentUnitYoy(answer, found), ...presentUnitValues(now, ranked) },
    members,
  };
}

function presentUnitYoy(answer: ViewAnswer, { figures: { spans } }: FoundSeries): Pick<ViewRow, 'Yoy' | 'YtdYoy'> {
  const chosen = chosenMembers(answer);
  return {
    Yoy: unitValueChange(spans.before.ofAll(chosen), spans.recent.ofAll(chosen)),
    YtdYoy: unitValueChange(spans.toDateBefore.ofAll(chosen), spans.toDate.ofAll(chosen)),
  };
}

function presentUnitValues(span: Span, ranked: readonly string[]): Pick<ViewRow, 'Values' | 'Untraded'> {
  const untraded = ranked.flatMap((code, index) => (isUntraded(span.of(code)) ? [index] : []));
  return {
    Values: ranked.map((code) => usdPerTonne(span.of(code))),
    ...(untraded.length > 0 && { Untraded: untraded }),
  };
}

function presentPeriod(
  answer: ViewAnswer,
  { found, ranked, period }: { found: FoundSeries; ranked: readonly string[]; period: string },
): ViewRow {
  const { figures } = found;
  const names = { Code: period, ...formatPeriodName(period) };
  const span = figures.periods.get(period);
  if (span === undefined) return { ...emptyRow(names), Values: ranked.map(() => null) };
  const chosen = chosenMembers(answer);
  const sum = span.ofAll(chosen);
  return {
    ...emptyRow(names),
    Volume: tonnes(sum.grams),
    Share: computeShare(sum, figures.spans.now.ofAll(chosen)),
    Yoy: unitValueChange(periodBefore(figures, period), sum),
    ValueUsd: money(sum.usdCents),
    ValueCny: money(sum.cnyCents),
    UsdPerTonne: usdPerTonne(sum),
    ...unvaluedIn(sum, figures.spans.now.ofAll([])),
    ...presentUnitValues(span, ranked),
  };
}
