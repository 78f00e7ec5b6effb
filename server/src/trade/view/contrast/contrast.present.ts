import { listMonths } from '@btc/contract/time.ts';
import type { ViewDict, ViewRow, ViewSide, ViewTable } from '@btc/contract/trade/view-answer.ts';
import { findScope } from '@btc/reference/plants/scopes.ts';
import {
  addUp,
  isUntraded,
  toChange,
  money,
  toPercent,
  tonnes,
  unvalued,
  unvaluedIn,
  usdPerTonne,
  zero,
} from '../../sums.ts';
import { isOfPeriods } from './contrast-question.ts';
import type { ContrastAnswer, FoundSides, Side } from './contrast.service.ts';
import { presentDict } from '../present/dict.present.ts';
import { Span } from '../figures/figures.ts';
import { nameMembers } from '../names/name-members.ts';
import type { NameResolver } from '../names/name-members.ts';
import { nameOrigin, total } from '../names/names.ts';
import type { Named } from '../names/names.ts';
import { isAskedFor } from '../../series.ts';
import { presentScope } from '../../scope.present.ts';
import type { Question } from '../../question.ts';
import { groupGoods } from '../view-question.ts';
import { presentOptions } from '../present/options.present.ts';
import { formatPeriodName } from '../present/period-names.ts';
import { rankCodes } from '../figures/rank-members.ts';
import { emptyRow } from '../present/row.present.ts';
import { toTable } from '../present/table.present.ts';

export async function presentContrast(answer: ContrastAnswer, naming: NameResolver): Promise<ViewTable> {
  const { view, question, result } = answer;
  const { found } = result;
  const dict = {
    ...presentDict(answer, result),
    ...(found === null ? {} : presentSidesDict(answer, found)),
  };
  const all: ViewDict = question.isFirst ? { ...dict, Options: await presentOptions(view, result, naming) } : dict;
  if (found === null) return toTable(all, view, { rows: [], sum: emptyRow(total), members: [] });
  const spans = { a: toSpan(found.a), b: toSpan(found.b) };
  const codes = [...new Set([...spans.a.members, ...spans.b.members])];
  const ranked = rankCodes(codes, (code) => Math.max(spans.a.toSize(code) ?? 0, spans.b.toSize(code) ?? 0));
  const name = await nameMembers(naming, view.table, ranked);
  const sides = presentSides(answer, found, spans);
  return toTable({ ...all, Sides: sides }, view, {
    rows: ranked.map((code, index) => ({ Rank: index + 1, ...presentPair(name(code), spans, [code]) })),
    sum: presentPair(total, spans, []),
    members: [nameSide('A', sides.A), nameSide('B', sides.B)],
  });
}

function presentSidesDict({ question }: ContrastAnswer, found: FoundSides): Partial<ViewDict> {
  const { a, b } = found;
  const isOfGoods = a.types.join() !== b.types.join();
  return { ...presentMissing(found), ...(isOfGoods && { Scope: presentScopes(question, found) }) };
}

function presentScopes(question: Question, { series, a, b }: FoundSides): ViewDict['Scope'] {
  const toScope = ({ types }: Side): ViewDict['Scope'] => {
    const goods = { types, groups: groupGoods(types), storages: question.storages };
    return presentScope(
      { ...question, ...goods },
      series.codes.filter((code) => isAskedFor(code, goods)),
    );
  };
  const [one, other] = [toScope(a), toScope(b)];
  return {
    Code: `${one.Code} ${other.Code}`,
    TitleCn: `${one.TitleCn}；对比${other.TitleCn}`,
    TitleEn: `${one.TitleEn} against ${other.TitleEn}`,
    HsCodes: [...new Set([...one.HsCodes, ...other.HsCodes])].toSorted(),
    Complete: one.Complete && other.Complete,
  };
}

function presentMissing({ a, b }: FoundSides): Partial<ViewDict> {
  const all = addUp([...a.members.values(), ...b.members.values()].map(({ sum }) => sum));
  return {
    Unpublished: [...new Set([...listGaps(a), ...listGaps(b)])].toSorted(),
    MissingVolumes: a.unweighed + b.unweighed,
    ...unvalued(all, all),
  };
}

function listGaps({ units }: Side): readonly string[] {
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return [];
  return listMonths(first, last).filter((month) => !units.includes(month));
}

interface Spans {
  readonly a: Span;
  readonly b: Span;
}

function toSpan({ members, units }: Side): Span {
  return new Span(members, { published: units.length > 0, measured: zero });
}

function presentPair(name: Named, { a, b }: Spans, members: readonly string[]): ViewRow {
  const [one, other] = [a.ofAll(members), b.ofAll(members)];
  const shares = {
    a: isUntraded(one) ? null : toPercent(one.grams, a.ofAll([]).grams),
    b: isUntraded(other) ? null : toPercent(other.grams, b.ofAll([]).grams),
  };
  return {
    ...emptyRow(name),
    Volume: tonnes(one.grams),
    Share: shares.a,
    ValueUsd: money(one.usdCents),
    ValueCny: money(one.cnyCents),
    UsdPerTonne: usdPerTonne(one),
    ...unvaluedIn(one, a.ofAll([])),
    Values: [tonnes(one.grams), tonnes(other.grams)],
    Difference: one.grams === null || other.grams === null ? null : tonnes(one.grams - other.grams),
    DifferencePercent: toChange(one.grams, other.grams),
    ShareA: shares.a,
    ShareB: shares.b,
  };
}

function presentSides({ view }: ContrastAnswer, { a, b }: FoundSides, spans: Spans): NonNullable<ViewDict['Sides']> {
  const label = isOfPeriods(view) ? monthsLabel : (side: Side) => tradeLabel(side, a.types.join() !== b.types.join());
  const present = (side: Side, span: Span): ViewSide => ({
    ...label(side),
    Volume: tonnes(span.ofAll([]).grams),
    StartDate: side.units[0] ?? '',
    EndDate: side.units.at(-1) ?? '',
    Origin: [...side.origins],
    Type: [...side.types],
  });
  return { A: present(a, spans.a), B: present(b, spans.b) };
}

type Label = Pick<ViewSide, 'LabelCn' | 'LabelEn'>;

function monthsLabel({ units }: Side): Label {
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return { LabelCn: '未公布', LabelEn: 'Not published' };
  const [from, to] = [formatPeriodName(first), formatPeriodName(last)];
  return first === last
    ? { LabelCn: from.NameCn, LabelEn: from.NameEn }
    : { LabelCn: `${from.NameCn}至${to.NameCn}`, LabelEn: `${from.NameEn} to ${to.NameEn}` };
}

function tradeLabel({ origins, types }: Side, namesTypes: boolean): Label {
  const names = origins.map(nameOrigin);
  const scopes = namesTypes ? types.map((type) => findScope(type)) : [];
  const cn = [...scopes.map((scope) => scope?.nameCn ?? ''), ...names.map(({ NameCn }) => NameCn)];
  const en = [...scopes.map((scope) => scope?.nameEn ?? ''), ...names.map(({ NameEn }) => NameEn)];
  return { LabelCn: cn.join('、') || '全部来源', LabelEn: en.join(', ') || 'All origins' };
}

function nameSide(code: 'A' | 'B', { LabelCn, LabelEn }: ViewSide): Named {
  return { Code: code, NameCn: `${code === 'A' ? '甲' : '乙'}：${LabelCn}`, NameEn: `${code}: ${LabelEn}` };
}
