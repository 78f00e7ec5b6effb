import { listMonths } from '@btc/contract/time.ts';
import { restCode, type SeriesUnit, seriesUnits } from '@btc/contract/trade/trade-codes.ts';
import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { getView } from '@btc/contract/trade/views.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { chosenWords } from './chosen-words.ts';
import { unitsDrawn } from '../figure/figure-variants.ts';
import { formatAmountInText } from '../figure/sentence.ts';
import { computeShare, listUnits as sumUnitsOf } from '../figure/view-series.ts';
import { messages } from '../messages.ts';
import { formatTitle } from '../names.ts';
import { joinSpan, formatPeriodText, formatSpanText } from './periods.ts';
import type { ViewAnswer } from '../view-query.ts';

const leaderCount = 3;
const otherCodes: readonly string[] = ['OTH', restCode];

/** Units the figure can be drawn in: those of its series, or of its totals where it has none. */
export function listUnits({ chart }: Pick<ViewAnswer, 'chart'>): readonly SeriesUnit[] {
  if (chart === null) return [];
  const drawn = new Set(
    chart.Datas.filter(({ Values }) => Values.some((value) => value !== null)).map(({ Unit }) => Unit),
  );
  const can = unitsDrawn(getView(chart.Dict.View));
  // Shares are a way of drawing, not a unit of their own.
  const units = seriesUnits.filter((unit) => drawn.has(unit) && can.includes(unit) && unit !== '%');
  return units.length > 0 ? units : sumUnitsOf(chart).filter((unit) => can.includes(unit));
}

/** The chosen unit if it has figures, else the first that has. */
export function shownUnit(answer: Pick<ViewAnswer, 'chart'>, chosen: SeriesUnit | null): SeriesUnit {
  const units = listUnits(answer);
  return units.find((unit) => unit === chosen) ?? units[0] ?? 't';
}

/** The figure's title: view, unit unless weight, scope and choices. */
export function formatFigureTitle(
  { dict, options }: Pick<ViewAnswer, 'dict' | 'options'>,
  unit: SeriesUnit,
  edition: Edition,
): string {
  const t = pickMessages(edition, messages);
  const title = formatTitle(edition, getView(dict.View));
  const scope = (edition === 'cn' ? dict.Scope.TitleCn : dict.Scope.TitleEn) + chosenWords({ dict, options }, edition);
  const named = unit === 'USD' || unit === 'CNY' ? t.titleWithUnit(title, t.unitNames[unit]) : title;
  // A line of a heading does not end between HS and its codes.
  return t.figureTitle(named, scope).replaceAll('HS ', 'HS\u00a0');
}

export function formatAskedSpanText({ dict }: Pick<ViewAnswer, 'dict'>, edition: Edition): string {
  const { StartDate, EndDate } = dict.Selection;
  if (StartDate === '' || EndDate === '') return '';
  return formatSpanText(edition, StartDate, EndDate);
}

export function formatShownSpanText({ chart, dict }: Pick<ViewAnswer, 'chart' | 'dict'>, edition: Edition): string {
  const { StartDate, EndDate } = dict.Selection;
  // Years laid over each other: the figures are of the last of them, up to its last month.
  if (getView(dict.View).rows === 'monthsOfYear')
    return EndDate === '' ? '' : formatPeriodText(edition, toDate(EndDate));
  const [first = StartDate, last = EndDate] = [chart?.Dates[0], chart?.Dates.at(-1)];
  if (first === '' || last === '') return '';
  const marked = (period: string): string =>
    dict.Partial.includes(period) ? `${formatPeriodText(edition, period)}*` : formatPeriodText(edition, period);
  return joinSpan(edition, marked(first), marked(last));
}

/** The spans that year-on-year changes compare, where they are shorter than the shown span; else null. */
export function formatYoySpansText(
  { YoySpans, Selection }: Pick<AnswerDict, 'YoySpans' | 'Selection'>,
  edition: Edition,
): { readonly now: string; readonly before: string; readonly months: number } | null {
  if (YoySpans === undefined || YoySpans.From <= Selection.StartDate) return null;
  return {
    now: formatSpanText(edition, YoySpans.From, YoySpans.To),
    before: formatSpanText(edition, YoySpans.BeforeFrom, YoySpans.BeforeTo),
    months: listMonths(YoySpans.From, YoySpans.To).length,
  };
}

function toDate(month: string): string {
  return `${month.slice(0, 4)}-YTD${month.slice(5)}`;
}

/** A summary: total, year-on-year change and largest members, without what the heading `said`. Empty where there is none. */
export function toSummary(
  answer: ViewAnswer,
  unit: SeriesUnit,
  edition: Edition,
  said: 'total' | 'leaders' | 'latest' | null = null,
): string {
  if (answer.dict.Sides !== undefined) return formatSidesText(answer.dict.Sides, edition);
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const { chart, table } = answer;
  const row = table?.Row;
  const sums = {
    t: chart?.Total.Volume ?? row?.Volume ?? null,
    USD: chart?.Total.ValueUsd ?? row?.ValueUsd ?? null,
    CNY: chart?.Total.ValueCny ?? row?.ValueCny ?? null,
    'USD/t': chart?.Total.UsdPerTonne ?? row?.UsdPerTonne ?? null,
    '%': null,
  } satisfies Record<SeriesUnit, number | null>;
  const total = sums[unit];
  const span = formatShownSpanText(answer, edition);
  if (total === null || span === '') return '';
  // The answer compares weights where there are any, and unit values in their own view.
  const compared = getView(answer.dict.View).rows === 'periods' ? 'USD/t' : 't';
  const yoy = unit === compared ? (row?.Yoy ?? chart?.Total.Yoy ?? null) : null;
  const spans = formatYoySpansText(answer.dict, edition);
  const change = (value: number): string => {
    const [way, percent] = [toDirection(value), format.percent(Math.abs(value))] as const;
    return spans === null ? t.summaryYoy(way, percent) : t.summaryYoyOf(spans, way, percent);
  };
  const leaders = said === 'leaders' ? [] : listLeaders(answer, unit, edition);
  if (said === 'total') return leaders.length === 0 ? '' : t.leadersAlone(leaders.join(t.listJoin));
  // A figure and its unit stay on one line.
  const amount = formatAmountInText(edition, total, unit).replaceAll(' ', '\u00a0');
  return [
    unit === 'USD/t' ? t.summaryMean(span, amount) : t.summary(span, amount),
    yoy === null ? '' : change(yoy),
    leaders.length === 0 ? t.summaryEnd : t.summaryLeaders(leaders.join(t.listJoin)),
  ].join('');
}

/** Members by share of what is shown, the largest first; empty where the rows are not members. */
export function listMemberShares({ chart, table, dict }: ViewAnswer, unit: SeriesUnit) {
  if (unit === 'USD/t' || getView(dict.View).rows !== 'members') return [];
  return chart === null ? ofShown(table?.Rows ?? [], table?.Row.Volume ?? null) : sharesIn(chart, unit);
}

function listLeaders(answer: ViewAnswer, unit: SeriesUnit, edition: Edition): readonly string[] {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  return listMemberShares(answer, unit)
    .filter(({ Code }) => !otherCodes.includes(Code))
    .slice(0, leaderCount)
    .flatMap((member) =>
      // Nobody is the largest of nothing.
      member.Share === null || member.Share === 0 || member.Share >= 100
        ? []
        : [t.leader(nameIn(edition, member), format.percent(member.Share))],
    );
}

/** Shares of what is shown; the answer's own shares are of the total even where members were chosen. */
function ofShown<Member extends { readonly Volume: number | null }>(members: readonly Member[], whole: number | null) {
  return members.map((member) => ({ ...member, Share: computeShare(member.Volume, whole) }));
}

function sharesIn({ Patterns, Datas, Total }: ViewChart, unit: SeriesUnit) {
  if (unit === 't') return ofShown(Patterns, Total.Volume);
  const whole = unit === 'USD' ? Total.ValueUsd : Total.ValueCny;
  const sums = Datas.filter(({ Unit }) => Unit === unit).map(({ Values, ...member }) => {
    const sum = Values.reduce<number>((all, value) => all + (value ?? 0), 0);
    return { ...member, Share: computeShare(sum, whole) };
  });
  return sums.toSorted((one, other) => (other.Share ?? 0) - (one.Share ?? 0));
}

function formatSidesText({ A, B }: NonNullable<ViewAnswer['dict']['Sides']>, edition: Edition): string {
  const t = pickMessages(edition, messages);
  const side = ({ LabelCn, LabelEn, Volume }: typeof A): string => {
    const amount = Volume === null ? '–' : getFormat(edition).volumeInText(Volume).replaceAll(' ', '\u00a0');
    return t.sideText(edition === 'cn' ? LabelCn : LabelEn, amount);
  };
  const change = A.Volume === null || B.Volume === null || B.Volume === 0 ? 0 : (A.Volume / B.Volume - 1) * 100;
  const compared =
    toDirection(change) === 'flat' ? '' : t.sidesChange(change > 0, getFormat(edition).percent(Math.abs(change)));
  return t.sidesText(side(A), side(B)) + compared;
}

function toDirection(change: number): 'up' | 'down' | 'flat' {
  return Math.abs(change) < 0.05 ? 'flat' : change > 0 ? 'up' : 'down';
}
