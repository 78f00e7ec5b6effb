import type { Edition } from '../members/access.ts';
import type { FigureMeasure } from './figure.ts';
import type { TypedQuantity } from './typed-quantities.ts';

/*
 * Which series a typed figure speaks of, by what its sentence names: origin, cut, period, index, quota. Only where the sentence names one of each; what
 * could be another series, a forecast or somebody else's count is left alone.
 */

export interface NamedCode {
  readonly code: string;
  readonly names: readonly string[];
}

export interface SeriesNames {
  readonly origins: readonly NamedCode[];
  readonly cuts: readonly NamedCode[];
}

/** A series named in a sentence, with the measures a figure beside it could have. */
export interface NamedSeries {
  /** Reference path before its measure: `quote/BRA/fq6/forward@latest`. */
  readonly path: string;
  readonly measures: readonly FigureMeasure[];
}

export type Direction = 'up' | 'down' | null;

const upWords = '上涨|涨|上升|升|增长|增加|增|走高|高出|up|rose|rises|risen|gained|gains|increased|climbed';
const downWords = '下跌|跌|下降|降|减少|减|回落|走低|down|fell|falls|fallen|lost|loses|decreased|dropped|slipped';
const moved = new RegExp(
  String.raw`(?:(?<up>${upWords})|(?<down>${downWords}))(?:了|至多|约|逾|by|about|some|another|\s)*$`,
  'iu',
);

export function directionBefore(text: string): Direction {
  const { groups } = moved.exec(text) ?? {};
  if (groups === undefined) return null;
  return groups['up'] === undefined ? 'down' : 'up';
}

/** Words of forecasts, assumptions, plans or quotations, which say nothing of a series. */
const supposed =
  /预计|预测|预期|预估|估计|估算|或将|可能|如果|假如|假设|若|示意|演示|目标|上限|路透|彭博|据|引自|网站|合同|forecast|expect|estimat|assum|suppos|would|could|may |might|\bif\b|target|Reuters|Bloomberg|according to|contract/iu;
const otherTime =
  /去年|前年|上年|上周|上月|此前|曾|当时|年初|年底|last (?:week|month|year)|a year (?:ago|earlier)|earlier|before|then\b/iu;
const otherGoods = /副产品|杂碎|冰鲜|冷鲜|胴体|offal|chilled|carcas/iu;
const otherPlace = /省|关区|港口|口岸|厂|province|district|\bport\b|plant/iu;

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const chinesePeriod =
  /(?<year>20\d\d)年(?:(?<from>\d{1,2})[—–-](?<to>\d{1,2})月|前(?<first>\d{1,2})个?月|(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?|第?(?<quarter>[一二三四])季度)?/gu;
const englishPeriod = new RegExp(
  String.raw`(?:(?<day>\d{1,2})\s)?(?<from>${months})(?:(?:[–-]|\s(?:and|to)\s)(?<to>${months}))?\s(?<year>20\d\d)|Q(?<quarter>[1-4])\s(?<qyear>20\d\d)|\b(?:in|of|for|during)\s(?<whole>20\d\d)\b`,
  'gu',
);

function two(value: string | number): string {
  return String(value).padStart(2, '0');
}

function isDay(period: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(period);
}

function monthsPeriod(year: string, from: number, to: number): string {
  if (from === 1) return `${year}-YTD${two(to)}`;
  return from === to ? `${year}-${two(from)}` : `${year}-${two(from)}..${year}-${two(to)}`;
}

function chinesePeriods(sentence: string): readonly string[] {
  return [...sentence.matchAll(chinesePeriod)].map(({ groups = {} }) => {
    const { year = '', from, to, first, month, day, quarter } = groups;
    if (from !== undefined && to !== undefined) return monthsPeriod(year, Number(from), Number(to));
    if (first !== undefined) return monthsPeriod(year, 1, Number(first));
    if (quarter !== undefined) return `${year}-Q${'一二三四'.indexOf(quarter) + 1}`;
    if (month === undefined) return year;
    return `${year}-${two(month)}${day === undefined ? '' : `-${two(day)}`}`;
  });
}

function englishPeriods(sentence: string): readonly string[] {
  const toMonth = (name: string) => months.split('|').indexOf(name) + 1;
  return [...sentence.matchAll(englishPeriod)].map(({ groups = {} }) => {
    const { day, from, to, year = '', quarter, qyear = '', whole } = groups;
    if (whole !== undefined) return whole;
    if (quarter !== undefined) return `${qyear}-Q${quarter}`;
    if (to !== undefined) return monthsPeriod(year, toMonth(from ?? ''), toMonth(to));
    return `${year}-${two(toMonth(from ?? ''))}${day === undefined ? '' : `-${two(day)}`}`;
  });
}

/** Matches a name as a whole word; abbreviations case-sensitively: US, never us. */
function wordPattern(name: string): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![A-Za-z])${escaped}(?![A-Za-z])`, /^[A-Z]+$/.test(name) ? 'gu' : 'giu');
}

function listNamed(sentence: string, named: readonly NamedCode[]): readonly string[] {
  const words = named
    .flatMap(({ code, names }) => names.map((name) => ({ code, name })))
    .filter(({ name }) => name !== '')
    .toSorted((one, other) => other.name.length - one.name.length);
  let rest = sentence;
  const found = new Set<string>();
  for (const { code, name } of words) {
    const within = wordPattern(name);
    if (!within.test(rest)) continue;
    found.add(code);
    rest = rest.replaceAll(within, '§');
  }
  return [...found];
}

interface TypedSentence {
  readonly sentence: string;
  readonly quantity: TypedQuantity;
  readonly origins: readonly string[];
  readonly cuts: readonly string[];
  readonly periods: readonly string[];
  readonly direction: Direction;
}

const isOnYear = /同比|year[- ]on[- ]year|on the year|on a year/iu;

function toQuoteSeries({ sentence, quantity, origins, cuts, periods, direction }: TypedSentence): NamedSeries | null {
  const [origin, cut, day = 'latest'] = [origins[0], cuts[0], periods[0]];
  if (origin === undefined || cut === undefined || otherTime.test(sentence)) return null;
  if (origins.length + cuts.length !== 2 || (day !== 'latest' && !isDay(day))) return null;
  if (/现货|spot/iu.test(sentence)) return null;
  const path = `quote/${origin}/${cut}/forward@${day}`;
  if (quantity.unit === '%') {
    if (direction === null) return null;
    return { path, measures: isOnYear.test(sentence) ? ['year%'] : ['change%', 'previous%'] };
  }
  if (quantity.unit !== 'USD' || quantity.per === 'kg') return null;
  if (direction !== null) return { path, measures: isOnYear.test(sentence) ? ['year'] : ['change', 'previous'] };
  return quantity.per === 't' ? { path, measures: ['mainstream', 'low', 'high'] } : null;
}

function toQuotaSeries({ sentence, quantity, origins, periods }: TypedSentence): NamedSeries | null {
  const [origin] = origins;
  const isAmount = /(?:配额(?:总?量)?(?:为|是|：)?|\bquota (?:of|is|was)(?: some| about)?)\s*$/iu;
  if (quantity.unit !== 't' || !isAmount.test(sentence.slice(0, quantity.from))) return null;
  if (origin === undefined || origins.length > 1 || periods.length > 1) return null;
  const [year = 'latest'] = periods.map((period) => period.slice(0, 4));
  return { path: `quota/${origin}@${year}`, measures: ['amount'] };
}

function toImportSeries({ sentence, quantity, origins, cuts, periods, direction }: TypedSentence): NamedSeries | null {
  const [period] = periods;
  if (!/进口|import/iu.test(sentence) || /配额|quota/iu.test(sentence) || otherPlace.test(sentence)) return null;
  if (period === undefined || periods.length > 1 || isDay(period) || origins.length > 1) return null;
  if (cuts.length > 0 || otherGoods.test(sentence)) return null;
  const isPork = /猪|pork/iu.test(sentence);
  const isBeef = /牛|beef/iu.test(sentence);
  if (isPork === isBeef) return null;
  const path = `import/${origins[0] ?? 'TOTAL'}${isPork ? '/pork' : ''}@${period}`;
  if (quantity.unit === 't') return direction === null ? { path, measures: ['volume'] } : null;
  if (quantity.unit !== '%') return null;
  if (direction !== null) return isOnYear.test(sentence) ? { path, measures: ['year%'] } : null;
  const isShare = /占[^，,]{0,8}$/u.test(sentence.slice(0, quantity.from));
  return isShare && origins.length === 1 ? { path, measures: ['share'] } : null;
}

function toIndexSeries({ sentence, quantity, origins, periods, direction }: TypedSentence): NamedSeries | null {
  const [day = 'latest'] = periods;
  if (quantity.unit !== 'points' || !/指数|\bindex\b/iu.test(sentence) || otherTime.test(sentence)) return null;
  const isForward = /远期|期货|forward/iu.test(sentence);
  const isSpot = /现货|spot/iu.test(sentence);
  if (isForward === isSpot || origins.length > 1 || (day !== 'latest' && !isDay(day))) return null;
  const path = `index/beef/${isForward ? 'forward' : 'spot'}${origins[0] === undefined ? '' : `/${origins[0]}`}@${day}`;
  return { path, measures: direction === null ? ['level'] : [isOnYear.test(sentence) ? 'year' : 'change'] };
}

/** The series a typed figure refers to; null where the sentence is ambiguous. */
export function nameSeries(
  sentence: string,
  quantity: TypedQuantity,
  { edition, names }: { readonly edition: Edition; readonly names: SeriesNames },
): NamedSeries | null {
  if (supposed.test(sentence) || quantity.values.length === 0) return null;
  const typed: TypedSentence = {
    sentence,
    quantity,
    origins: listNamed(sentence, names.origins),
    cuts: listNamed(sentence, names.cuts),
    periods: [...new Set(edition === 'cn' ? chinesePeriods(sentence) : englishPeriods(sentence))],
    direction: directionBefore(sentence.slice(0, quantity.from)),
  };
  return toQuotaSeries(typed) ?? toIndexSeries(typed) ?? toQuoteSeries(typed) ?? toImportSeries(typed);
}
