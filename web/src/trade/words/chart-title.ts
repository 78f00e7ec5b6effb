import { monthSpan, toPeriodKind, yearBefore } from '@btc/contract/trade/period.ts';
import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { getView } from '@btc/contract/trade/views.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { Figure } from '#charts/chart-frame.ts';
import { formatMove, toHeading, toWay } from '#charts/heading/heading-text.ts';
import { messages as headings, type When } from '#charts/heading/messages.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { formatAmountInText } from '../figure/sentence.ts';
import { computeSum, listTotals } from '../figure/view-series.ts';
import { listMemberShares } from './figure-words.ts';
import { messages } from './chart-title-messages.ts';
import { messages as words } from '../messages.ts';
import { formatPeriodText, formatSpanText } from './periods.ts';
import type { ViewAnswer } from '../view-query.ts';

/** The heading of a chart: a sentence without a full stop. */
export interface ChartTitle {
  readonly text: string;
  /** The figures it states, which the summary below need not repeat. */
  readonly says: 'total' | 'leaders' | 'latest';
}

interface Drawn {
  readonly answer: ViewAnswer;
  readonly chart: ViewChart;
  readonly unit: SeriesUnit;
  readonly edition: Edition;
}

/** A heading from the figures of the answer: period, amount, direction, never a cause. Null where there are none. */
export function findChartTitle(answer: ViewAnswer, unit: SeriesUnit, edition: Edition): ChartTitle | null {
  const found = findText(answer, unit, edition);
  if (found === null) return null;
  return { ...found, text: toHeading(found.text) };
}

function findText(answer: ViewAnswer, unit: SeriesUnit, edition: Edition): ChartTitle | null {
  const { chart, dict } = answer;
  if (dict.Sides !== undefined) return findSides(dict.Sides, edition);
  if (chart === null || unit === '%') return null;
  const drawn = { answer, chart, unit, edition };
  const { rows, figure, hasStructure } = getView(dict.View);
  if (rows === 'monthsOfYear') return findYears(drawn);
  if (unit === 'USD/t') return findLatest(drawn);
  if (hasStructure && unit === 't') return findFourLargest(drawn);
  return figure === 'stackedColumns' ? findTotal(drawn) : (findLeaders(drawn) ?? findTotal(drawn));
}

/** The subject: goods, and storage and origin if a single one was chosen; other choices are named below the heading. */
function toSubject({ answer: { dict, options }, unit, edition }: Drawn): string {
  const t = pickMessages(edition, messages);
  const { Origin, Type, Storage, Cuts, PlantNo, Company } = dict.Selection;
  const named = (codes: readonly string[], known: readonly { Code: string; NameCn: string; NameEn: string }[] = []) =>
    known.filter(({ Code }) => codes.includes(Code)).map((one) => nameIn(edition, one));
  const lower = (name: string) => name.toLowerCase();
  const meat = pickMessages(edition, words)[getView(dict.View).meat];
  const types = named(Type, options?.Types).map(lower);
  const storage = Storage.length === 1 ? (named(Storage, options?.Storages).map(lower)[0] ?? '') : '';
  const goods = t.goods(storage, types.length === 0 ? lower(meat) : types.join(t.goodsJoin));
  const origins = named(Origin, options?.Origins);
  const isChosen = Origin.length > 1 || [Cuts, PlantNo, Company].some((codes) => codes.length > 0);
  const imports = t.subject.amount(goods, Origin.length === 1 ? (origins[0] ?? '') : '', isChosen);
  if (unit === 'USD/t') return t.subject.price(imports);
  return unit === 't' ? imports : t.subject.value(imports);
}

function toWhen(edition: Edition, first: string, last: string): When {
  return first === last
    ? { text: formatPeriodText(edition, last), kind: 'period' }
    : { text: formatSpanText(edition, first, last), kind: 'span' };
}

/** Non-breaking spaces keep a figure and its unit on one line. */
function toAmount(edition: Edition, value: number, unit: SeriesUnit): string {
  return formatAmountInText(edition, value, unit).replaceAll(' ', '\u00a0');
}

/** Marks a text where a period is provisional or one is unpublished. */
function withMarks({ answer: { dict }, edition }: Drawn, text: string, periods: readonly string[], when: When): string {
  const t = pickMessages(edition, messages);
  const known = when.kind === 'span' && dict.Unpublished.length > 0 ? t.publishedOnly(text) : text;
  if (!periods.some((period) => dict.Provisional.includes(period))) return known;
  return pickMessages(edition, headings).provisional[when.kind === 'span' ? 'span' : 'period'](known);
}

interface Moved {
  readonly amount: number;
  readonly percent: number;
  readonly when: When;
  /** The base period; null: the same period a year before. */
  readonly against: string | null;
  readonly periods: readonly string[];
}

function formatMoved(drawn: Drawn, { amount, percent, when, against, periods }: Moved): string {
  const { unit, edition } = drawn;
  const subject = toSubject(drawn);
  const isPrice = unit === 'USD/t';
  const text = formatMove(edition, percent, {
    subject,
    isPrice,
    amount: toAmount(edition, amount, unit),
    when,
    against,
  });
  return withMarks(drawn, text, periods, when);
}

/** The months with a year-on-year change, their sum and change; null where the answer has none. */
function findTotal(drawn: Drawn): ChartTitle | null {
  const { answer, chart, unit, edition } = drawn;
  const { Yoy = null } = chart.Total;
  const { YoySpans } = answer.dict;
  // A view of unit values compares these.
  const isOfWeight = unit === 't' && getView(answer.dict.View).rows !== 'periods';
  if (!isOfWeight || Yoy === null || YoySpans === undefined) return findLatest(drawn);
  const totals = listTotals(chart, unit);
  const within = chart.Dates.flatMap((date, index) => {
    const { from, to } = monthSpan(date);
    return from >= YoySpans.From && to <= YoySpans.To ? [{ date, value: totals[index] ?? null }] : [];
  });
  const amount = computeSum(within.map(({ value }) => value));
  const [first, last] = [within[0], within.at(-1)];
  if (amount === null || first === undefined || last === undefined) return null;
  const when = toWhen(edition, first.date, last.date);
  const periods = within.map(({ date }) => date);
  return { text: formatMoved(drawn, { amount, percent: Yoy, when, against: null, periods }), says: 'total' };
}

/** The latest period, compared with the same a year before if the chart has it, else with the previous one. */
function findLatest(drawn: Drawn): ChartTitle | null {
  const { answer, chart, unit, edition } = drawn;
  const totals = listTotals(chart, unit);
  const isWhole = (index: number) => !answer.dict.Partial.includes(chart.Dates[index] ?? '');
  const at = totals.findLastIndex((value) => value !== null);
  const [date, amount] = [chart.Dates[at], totals[at] ?? null];
  if (date === undefined || amount === null) return null;
  const when = toWhen(edition, date, date);
  const yearAgo = chart.Dates.indexOf(yearBefore(date));
  const bases = [yearAgo, at - 1].filter((index) => index >= 0 && index !== at && isWhole(index));
  const base = isWhole(at) ? bases.find((index) => (totals[index] ?? 0) > 0) : undefined;
  if (base === undefined) {
    const text = pickMessages(edition, headings).came({
      subject: toSubject(drawn),
      amount: toAmount(edition, amount, unit),
      when,
    });
    return { text: withMarks(drawn, text, [date], when), says: 'latest' };
  }
  const percent = toPercent(amount, totals[base] ?? null);
  const isYear = base === yearAgo && toPeriodKind(date) !== 'year';
  const against = isYear ? null : formatPeriodText(edition, chart.Dates[base] ?? '');
  return { text: formatMoved(drawn, { amount, percent, when, against, periods: [date] }), says: 'latest' };
}

function toPercent(now: number, before: Figure): number {
  return before === null || before === 0 ? 0 : (now / before - 1) * 100;
}

/** The latest year, over the months that both it and the year before have. */
function findYears(drawn: Drawn): ChartTitle | null {
  const { chart, unit, edition } = drawn;
  const [now, before] = chart.Datas.filter(({ Unit }) => Unit === unit)
    .toSorted((one, other) => other.Code.localeCompare(one.Code))
    .map(({ Code, Values }) => ({ year: Code, values: Values }));
  if (now === undefined || before === undefined) return null;
  const months = now.values.flatMap((value, index) =>
    value !== null && (before.values[index] ?? null) !== null ? [index] : [],
  );
  // Of prices there is no sum: the latest month stands for the year.
  const compared = unit === 'USD/t' ? months.slice(-1) : months;
  const [first, last] = [compared[0], compared.at(-1)];
  const [amount, base] = [now, before].map(({ values }) => computeSum(compared.map((index) => values[index] ?? null)));
  if (first === undefined || last === undefined || amount === undefined || amount === null) return null;
  // Months between which some are missing are no span.
  if (last - first + 1 !== compared.length) return null;
  const periods = compared.map((index) => `${now.year}-${String(index + 1).padStart(2, '0')}`);
  const [from = '', to = ''] = [periods[0], periods.at(-1)];
  const isToDate = first === 0 && last > 0;
  const when: When = isToDate
    ? { text: formatPeriodText(edition, last === 11 ? now.year : `${now.year}-YTD${to.slice(5)}`), kind: 'span' }
    : toWhen(edition, from, to);
  const percent = toPercent(amount, base ?? null);
  return { text: formatMoved(drawn, { amount, percent, when, against: null, periods }), says: 'total' };
}

const otherCodes: readonly string[] = ['OTH', 'REST', 'NONE'];
const maxLeaders = 3;

/** The fewest members, three at most, that make up half of the total; null where one makes up all of it. */
function findLeaders(drawn: Drawn): ChartTitle | null {
  const { answer, unit, edition } = drawn;
  const members = listMemberShares(answer, unit).filter(({ Code }) => !otherCodes.includes(Code));
  const shares = members.slice(0, maxLeaders).map(({ Share }) => Share ?? 0);
  const sums = shares.map((_, index) => shares.slice(0, index + 1).reduce((sum, share) => sum + share, 0));
  const half = sums.findIndex((sum) => sum >= 50);
  const count = half === -1 ? sums.length : half + 1;
  const share = sums[count - 1] ?? 0;
  const when = toShown(drawn);
  if (share === 0 || shares[0] === undefined || shares[0] >= 99.95 || when === null) return null;
  const names = members.slice(0, count).map((member) => nameIn(edition, member));
  const percent = getFormat(edition).percent(share);
  const text = pickMessages(edition, messages).lead(names, percent, toSubject(drawn), when);
  return { text: withMarks(drawn, text, drawn.chart.Dates, when), says: 'leaders' };
}

/** Share of the four largest companies or plants, whose names matter less. */
function findFourLargest(drawn: Drawn): ChartTitle | null {
  const { chart, edition } = drawn;
  const { Structure, View } = chart.Dict;
  const kind = getView(View).chart;
  const when = toShown(drawn);
  const share = Structure?.Cr4 ?? null;
  if (Structure === undefined || share === null || Structure.Members < 5 || kind === 'form' || when === null)
    return findLeaders(drawn);
  const format = getFormat(edition);
  const members = pickMessages(edition, words).memberCounts[kind](format.number(Structure.Members));
  const { fourLargest } = pickMessages(edition, messages);
  const text = fourLargest(members, format.percent(share), toSubject(drawn), when);
  return { text: withMarks(drawn, text, chart.Dates, when), says: 'leaders' };
}

function toShown({ chart: { Dates }, edition }: Drawn): When | null {
  const [first, last] = [Dates[0], Dates.at(-1)];
  return first === undefined || last === undefined ? null : toWhen(edition, first, last);
}

/** One side of a contrast against the other; null where a volume is missing or the second is zero. */
function findSides({ A, B }: NonNullable<ViewAnswer['dict']['Sides']>, edition: Edition): ChartTitle | null {
  if (A.Volume === null || B.Volume === null || B.Volume === 0) return null;
  const label = ({ LabelCn, LabelEn }: typeof A) => (edition === 'cn' ? LabelCn : LabelEn);
  const format = getFormat(edition);
  const percent = toPercent(A.Volume, B.Volume);
  const { sides } = pickMessages(edition, messages);
  const text = sides(
    label(A),
    toAmount(edition, A.Volume, 't'),
    label(B),
    toWay(percent),
    format.percent(Math.abs(percent)),
  );
  return { text, says: 'leaders' };
}
