import { monthSpan } from '@btc/contract/trade/period.ts';
import type { CompanyTrend, StatusEvent, TrendRow, ViewPattern, ViewSeries } from '@btc/contract/trade/view-answer.ts';
import { findPlantStatus } from '@btc/reference/plants/plant-statuses.ts';
import {
  addUp,
  changeFrom,
  money,
  nothing,
  computeShare,
  tonnes,
  unvalued,
  unvaluedIn,
  usdPerTonne,
} from '../../sums.ts';
import type { Sum } from '../../sums.ts';
import { presentGround, presentRequested, presentYoySpans } from '../present/dict.present.ts';
import { listPlantEvents, listPlantsOfExporter } from '../names/directory.queries.ts';
import { periodBefore } from '../figures/figures.ts';
import { nameMembers } from '../names/name-members.ts';
import type { NameResolver } from '../names/name-members.ts';
import { total } from '../names/names.ts';
import type { NamedMember } from '../names/names.ts';
import { rankCodes } from '../figures/rank-members.ts';
import { emptyRow, presentFigures } from '../present/row.present.ts';
import type { FoundTrend, TrendAnswer } from './trend.service.ts';

export async function presentTrend(answer: TrendAnswer, naming: NameResolver): Promise<CompanyTrend> {
  const { subject, question, result, namesHidden } = answer;
  const name = await nameMembers(naming, subject.kind, [subject.code]);
  const events = await presentEvents(answer, naming);
  const Dict = {
    ...presentGround(question, result),
    ...presentMissing(result),
    ...presentYoySpans(result.found),
    Requested: presentRequested(question, result.found),
    Company: { ...name(subject.code), Kind: subject.kind },
    NamesHidden: namesHidden,
    TrialLeft: null,
    Events: events,
  };
  const { found } = result;
  if (found === null) return { Dates: [], Datas: [], Patterns: [], Rows: [], Total: 0, Row: emptyRow(total), Dict };
  const rows = found.window.periods.map((period) => presentPeriod(found, period, events));
  return {
    Dates: [...found.window.periods],
    Datas: presentSeries(name(subject.code), rows),
    Patterns: await presentMix(answer, found, naming),
    Rows: rows,
    Total: rows.length,
    Row: { ...total, ...presentFigures(found.figures, []), Share: computeTotalShare(found) },
    Dict,
  };
}

function presentMissing({ found }: TrendAnswer['result']) {
  if (found === null) return {};
  const { spans, unweighed } = found.figures;
  const counts = [...unweighed.values()];
  const all = spans.now.ofAll([]);
  return {
    MissingVolumes: counts.reduce((sum, count) => sum + count, 0),
    ...unvalued(all, all),
  };
}

function computeTotalShare({ figures, places }: FoundTrend): number | null {
  const all = addUp([...places.values()].map((place) => place.all));
  return computeShare(figures.spans.now.ofAll([]), all);
}

function presentPeriod({ figures, places }: FoundTrend, period: string, events: readonly StatusEvent[]): TrendRow {
  const span = figures.periods.get(period);
  const sum: Sum = span?.ofAll([]) ?? nothing;
  const place = places.get(period);
  const { from, to } = monthSpan(period);
  return {
    Period: period,
    Volume: tonnes(sum.grams),
    Yoy: changeFrom(periodBefore(figures, period), sum),
    Share: place === undefined ? null : computeShare(sum, place.all),
    UsdPerTonne: usdPerTonne(sum),
    Rank: place?.rank ?? null,
    Events: events.filter(({ Date: day }) => day.slice(0, 7) >= from && day.slice(0, 7) <= to),
  };
}

function presentSeries({ Code, NameCn, NameEn }: NamedMember, rows: readonly TrendRow[]): ViewSeries[] {
  const named = { Code, NameCn, NameEn };
  return [
    { ...named, Unit: 't', Axis: 'volume', Values: rows.map(({ Volume }) => Volume) },
    { ...named, Unit: 'USD/t', Axis: 'price', Values: rows.map(({ UsdPerTonne }) => UsdPerTonne) },
    { ...named, Unit: '%', Axis: 'share', Values: rows.map(({ Share }) => Share) },
  ];
}

async function presentMix({ mix }: TrendAnswer, { figures }: FoundTrend, naming: NameResolver): Promise<ViewPattern[]> {
  const { now, recent, before } = figures.spans;
  const ranked = rankCodes(now.members, now.toSize);
  const name = await nameMembers(naming, mix, ranked);
  return ranked.map((code, index) => {
    const sum = now.of(code);
    return {
      Rank: index + 1,
      ...name(code),
      Volume: tonnes(sum.grams),
      Value: money(sum.usdCents),
      UsdPerTonne: usdPerTonne(sum),
      Share: computeShare(sum, now.ofAll([])),
      Yoy: changeFrom(before.of(code), recent.of(code)),
      ...unvaluedIn(sum, now.ofAll([])),
    };
  });
}

async function presentEvents({ subject }: TrendAnswer, naming: NameResolver): Promise<StatusEvent[]> {
  if (subject.kind === 'importer') return [];
  const codes = subject.kind === 'plant' ? [subject.code] : await listPlantsOfExporter(naming.db, subject.code);
  const events = await listPlantEvents(naming.db, codes, naming.day);
  const name = await nameMembers(naming, 'plant', subject.kind === 'plant' ? [] : codes);
  return events.map(({ plant, status, effectiveOn, noteCn, noteEn }) => {
    const of = subject.kind === 'plant' ? null : name(plant);
    const known = findPlantStatus(status);
    return {
      Date: effectiveOn,
      Status: status,
      StatusCn: known?.nameCn ?? status,
      StatusEn: known?.nameEn ?? status,
      NoteCn: of === null ? noteCn : [of.NameCn, noteCn].filter((text) => text !== null).join('：'),
      NoteEn: of === null ? noteEn : [of.NameEn, noteEn].filter((text) => text !== null).join(': '),
    };
  });
}
