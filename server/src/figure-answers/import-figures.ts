import type { FigureAnswer, FigureMeasure, FigureQuestion } from '@btc/contract/figures/figure.ts';
import { figureUnits } from '@btc/contract/figures/print-figure.ts';
import { addMonths, isDay, listMonths, toMonthNumber } from '@btc/contract/time.ts';
import { cutToYear, monthSpan } from '@btc/contract/trade/period.ts';
import { firstOpenMonth, provisionalMonths } from '@btc/contract/trade/publication.ts';
import {
  factSourceNames,
  type GoodsType,
  type StorageCode,
  storageCodes,
  totalCode,
} from '@btc/contract/trade/trade-codes.ts';
import { type MemberKind, memberDimensions } from '@btc/contract/trade/dimensions.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import {
  changeFrom,
  chooseSeries,
  computeShare,
  type FactsSnapshot,
  findReleaseDay,
  findType,
  groupGoods,
  isUntraded,
  listDimensions,
  listSeries,
  money,
  nameMembers,
  type Question,
  type Series,
  Span,
  type Sum,
  sumMembers,
  toFactsQuery,
  toFirstMonth,
  tonnes,
  usdPerTonne,
  zero,
} from '#trade/face.ts';
import { found, missing } from './figure-answer.ts';
import type { AnswerFigure, Reading } from './reading.ts';

const all = '*';

const fields = [...memberDimensions, 'line', 'form'] as const satisfies MemberKind[];

interface ImportPath {
  readonly meat: 'beef' | 'pork';
  readonly type: GoodsType;
  readonly storage: StorageCode | null;
  /** Empty: all. */
  readonly origin: string;
  readonly member: MemberKind;
  /** `*`: each member; empty: the total. */
  readonly code: string;
}

function parseImportPath([origin = '', ...rest]: readonly string[]): ImportPath | string {
  if (origin !== all && origin !== totalCode && findOrigin(origin) === undefined) return origin;
  let path: ImportPath = {
    meat: 'beef',
    type: 'beef',
    storage: null,
    origin: origin === all || origin === totalCode ? '' : origin,
    member: 'origin',
    code: origin === totalCode ? '' : origin,
  };
  for (const part of rest) {
    const [name = '', code] = part.split('=');
    if (code === undefined) {
      const goods = parseGoods(name);
      if (goods === null) return name;
      path = { ...path, ...goods };
    } else {
      const field = fields.find((one) => one === name);
      if (field === undefined || code === '') return part;
      path = { ...path, member: field, code };
    }
  }
  return path;
}

function parseGoods(text: string): Pick<ImportPath, 'meat' | 'type' | 'storage'> | null {
  const [code = '', storage] = text.split('.');
  const known = storage === undefined ? null : storageCodes.find((one) => one === storage);
  const beef = findType(code, 'beef');
  const type = beef ?? findType(code, 'pork');
  if (type === undefined || known === undefined) return null;
  return { meat: beef === undefined ? 'pork' : 'beef', type, storage: known };
}

/** Months of a period: `A..B`, a month, quarter, year or year to date. */
interface MonthSpan {
  readonly from: string;
  readonly to: string;
}

function toSpan(period: string): MonthSpan | null {
  const [from = '', to] = period.split('..');
  if (to !== undefined) return { from, to };
  return period.startsWith('latest') ? null : monthSpan(period);
}

function toQuestion(path: ImportPath, span: MonthSpan | null, isYear: boolean): Question {
  return {
    types: [path.type],
    groups: groupGoods([path.type]),
    storages: path.storage === null ? [] : [path.storage],
    origins: path.member === 'origin' || path.origin === '' ? [] : [path.origin],
    filters: {},
    plantsAsGiven: [],
    companiesAsGiven: [],
    weight: 'product',
    start: span?.from ?? null,
    end: span?.to ?? null,
    source: null,
    period: isYear ? 'year' : 'month',
    asPublishedOn: null,
    isFirst: false,
    dimensions: listDimensions({ chart: path.member, table: path.member }),
  };
}

interface Meant {
  readonly period: string;
  readonly span: MonthSpan;
}

function meantBy(period: string, series: Series, asOf: string): Meant | null {
  const span = toSpan(period);
  if (span !== null) return { period, span };
  const last = series.units.findLast((unit) => unit.length === 7 && findReleaseDay(unit) <= asOf);
  if (last === undefined) return null;
  if (period === 'latest') return { period: last, span: { from: last, to: last } };
  const own = last.replace('-', '-YTD');
  return { period: own, span: monthSpan(own) };
}

/** Null where a unit of the span is not published. */
function listUnits(series: Series, { from, to }: MonthSpan): readonly string[] | null {
  const wanted = series.grain === 'month' ? listMonths(from, to) : [from.slice(0, 4)];
  const published = new Set(series.units);
  return wanted.every((unit) => published.has(unit)) ? wanted : null;
}

function shift({ from, to }: MonthSpan, months: number): MonthSpan {
  return { from: addMonths(from, months), to: addMonths(to, months) };
}

interface Spans {
  readonly now: Span;
  readonly before: Span | null;
}

function computeSum(span: Span, code: string): Sum {
  return code === '' ? span.ofAll([]) : span.of(code);
}

function toFigure({ now, before }: Spans, code: string, question: FigureQuestion): number | null {
  const own = computeSum(now, code);
  const earlier = before === null ? null : computeSum(before, code);
  switch (question.measure) {
    case 'value':
      return money(question.unit === 'cny' ? own.cnyCents : own.usdCents);
    case 'unit-value':
      return usdPerTonne(own);
    case 'share':
      return computeShare(own, now.ofAll([]));
    case 'change%':
    case 'year%':
      return earlier === null ? null : changeFrom(earlier, own);
    case 'year': {
      const [amount, was] = [tonnes(own.grams), tonnes(earlier?.grams ?? null)];
      return amount === null || was === null ? null : amount - was;
    }
    default:
      return tonnes(own.grams);
  }
}

/** Months between a span and the one it is compared with: a year, or the span's length; null without comparison. */
function comparedBack(measure: FigureMeasure, { from, to }: MonthSpan): number | null {
  if (isOfYear(measure)) return 12;
  return measure === 'change%' ? toMonthNumber(to) - toMonthNumber(from) + 1 : null;
}

function isOfYear(measure: FigureMeasure): boolean {
  return measure === 'year' || measure === 'year%';
}

function findUnit({ measure, unit }: FigureQuestion) {
  switch (measure) {
    case 'share':
      return figureUnits.percent;
    case 'value':
      return unit === 'cny' ? figureUnits.cny : figureUnits.usd;
    case 'unit-value':
      return figureUnits.usdPerTonne;
    default:
      return figureUnits.tonnes;
  }
}

/** Import figures by origin, place, cut, tariff line or company: the same sums as in the data views. */
export const answerImport: AnswerFigure = async (reading, question) => {
  const path = parseImportPath(question.parts);
  if (typeof path === 'string') return missing('unknownCode', path);
  if (isDay(question.period)) return missing('badPeriod', question.period);
  return reading.facts.use(null, (snapshot) => sum(reading, snapshot, path, question));
};

async function sum(
  { db, dictionary, asOf }: Reading,
  snapshot: FactsSnapshot,
  path: ImportPath,
  question: FigureQuestion,
): Promise<FigureAnswer> {
  const request = toQuestion(path, toSpan(question.period), question.period.length === 4);
  const { series } = chooseSeries(listSeries(snapshot.catalogue, request), request);
  const named = series === null ? null : meantBy(question.period, series, asOf);
  const meant = named === null || !isOfYear(question.measure) ? named : { ...named, span: cutToYear(named.span) };
  if (series === null || meant === null) return missing('notFound', question.period);
  const units = listUnits(series, meant.span);
  const back = comparedBack(question.measure, meant.span);
  const unitsBefore = back === null ? [] : listUnits(series, shift(meant.span, -back));
  if (units === null || unitsBefore === null) return missing('notPublished', question.period);
  const facts = toFactsQuery(series, request);
  const read = async (list: readonly string[]) => {
    const members = await sumMembers(snapshot, facts, { member: path.member, units: list });
    return new Span(members, { published: true, measured: zero });
  };
  const spans: Spans = { now: await read(units), before: back === null ? null : await read(unitsBefore) };
  const codes = path.code === all ? spans.now.members : [path.code];
  const naming = { db, dictionary, namesHidden: true, day: asOf, meat: path.meat };
  const formatName = await nameMembers(naming, path.member, codes);
  // What has no trade is zero; what is not known at all is a slip of the pen.
  if (path.code !== '' && path.code !== all && formatName(path.code).NameCn === path.code)
    return missing('unknownCode', path.code);
  const figures = codes.map((code) => {
    const { NameCn: cn, NameEn: en } = code === '' ? { NameCn: '合计', NameEn: 'Total' } : formatName(code);
    return { value: toFigure(spans, code, question), [path.member === 'origin' ? 'origin' : 'name']: { cn, en } };
  });
  const areUntraded = codes.length > 0 && codes.every((code) => isUntraded(computeSum(spans.now, code)));
  if (areUntraded && figures.every(({ value }) => value === null)) return missing('notTraded', question.measure);
  const module = path.meat === 'beef' ? 'Data' : 'PorkData';
  const { nameCn: sourceCn, nameEn: sourceEn } = factSourceNames[series.source];
  return found(question.measure, figures, {
    unit: findUnit(question),
    period: meant.period,
    basis: {
      sourceCn,
      sourceEn,
      publishedOn: series.publishedOn,
      demo: series.source === 'demo',
      provisional: units.some((unit) => provisionalMonths(series.units).includes(unit)),
      lock: isOpen(path, question, { series, units: [...units, ...unitsBefore] }) ? null : module,
    },
  });
}

/** True for what the view of origins shows to all: weights and values of its latest months. */
function isOpen(
  { member }: ImportPath,
  { measure }: FigureQuestion,
  { series, units }: { readonly series: Series; readonly units: readonly string[] },
): boolean {
  const last = series.units.at(-1) ?? '';
  const first = series.grain === 'year' ? toFirstMonth(last) : firstOpenMonth(last);
  return member === 'origin' && measure !== 'unit-value' && units.every((unit) => toFirstMonth(unit) >= first);
}
