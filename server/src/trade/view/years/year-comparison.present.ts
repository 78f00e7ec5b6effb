import { roundTo } from '@btc/contract/round-to.ts';
import type { FillDays } from '@btc/contract/safeguard/fill-projection.ts';
import type {
  ViewBand,
  ViewChart,
  ViewDict,
  ViewPattern,
  ViewRow,
  ViewSeries,
  ViewTable,
} from '@btc/contract/trade/view-answer.ts';
import { weightFactor } from '../../question.ts';
import {
  addUp,
  changeFrom,
  money,
  nothing,
  toPercent,
  scaleWeight,
  tonnes,
  unvalued,
  unvaluedIn,
  sumUnvaluedOfEach,
  usdPerTonne,
} from '../../sums.ts';
import type { Sum } from '../../sums.ts';
import { presentDict } from '../present/dict.present.ts';
import type { NameResolver } from '../names/name-members.ts';
import { total } from '../names/names.ts';
import { presentOptions } from '../present/options.present.ts';
import { toMonthName } from '../present/period-names.ts';
import { listCountedOrigins, presentQuotaRecord, presentQuotas, toQuota } from './quota-use.ts';
import { emptyRow } from '../present/row.present.ts';
import { toTable } from '../present/table.present.ts';
import { earlierYears, listMonthsIn } from './year-comparison.service.ts';
import type { FoundYears, YearAnswer } from './year-comparison.service.ts';

const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Sum of a month in the question's weight; null where not published. */
type MonthSum = (month: string) => Sum | null;

function monthSums({ question }: YearAnswer, { figures }: FoundYears): MonthSum {
  const factor = weightFactor(question);
  return (month) => {
    const span = figures.periods.get(month);
    return span === undefined ? null : scaleWeight(span.ofAll(question.origins), factor);
  };
}

export async function presentYearChart(answer: YearAnswer, naming: NameResolver): Promise<ViewChart> {
  const { found } = answer.result;
  const dict = await presentYearDict(answer, naming);
  if (found === null) return { Dates: months, Datas: [], Patterns: [], Total: sumTotal([]), Dict: dict };
  const computeSum = monthSums(answer, found);
  return {
    Dates: months,
    Datas: presentSeries(found, computeSum),
    Patterns: presentYears(found, computeSum),
    Total: sumTotal(listMonthsIn(found.year).map(computeSum)),
    Dict: dict,
  };
}

export async function presentYearTable(answer: YearAnswer, naming: NameResolver): Promise<ViewTable> {
  const { found } = answer.result;
  const dict = await presentYearDict(answer, naming);
  if (found === null) return toTable(dict, answer.view, { rows: [], sum: emptyRow(total), members: [] });
  const computeSum = monthSums(answer, found);
  const quota = toQuota(dict.Quotas ?? [], answer.question.origins);
  const counted = listCountedOrigins(found, answer.safeguard, answer.question.origins);
  const ground: RowGround = {
    answer,
    found,
    computeSum,
    quota,
    counted,
    fills: answer.safeguard?.fills ?? null,
    band: dict.Band,
    shown: sumShown(found, computeSum),
  };
  return toTable(dict, answer.view, {
    rows: months.map((_, index) => presentMonth(ground, index)),
    sum: presentSum(ground),
    members: yearsShown(found).map(nameYear),
  });
}

async function presentYearDict(answer: YearAnswer, naming: NameResolver): Promise<ViewDict> {
  const { found } = answer.result;
  const dict = { ...presentDict(answer, answer.result), MissingVolumes: countUnweighed(answer) };
  const parts = found === null ? {} : presentFound(answer, found);
  const all = { ...dict, ...parts };
  return answer.question.isFirst ? { ...all, Options: await presentOptions(answer.view, answer.result, naming) } : all;
}

function presentFound(answer: YearAnswer, found: FoundYears): Partial<ViewDict> {
  const computeSum = monthSums(answer, found);
  const shown = sumShown(found, computeSum);
  const Quotas = presentQuotas(found, answer.safeguard);
  return {
    Partial: yearsShown(found)
      .filter((year) => listMonthsIn(year).some((month) => computeSum(month) === null))
      .map(String),
    ...unvalued(shown, shown),
    Band: buildBand(found, computeSum),
    Quotas,
    ...(Quotas.length > 0 && { QuotaRecord: presentQuotaRecord() }),
  };
}

function sumShown(found: FoundYears, computeSum: MonthSum): Sum {
  return sumPublished(yearsShown(found).flatMap(listMonthsIn), computeSum);
}

function countUnweighed({ result, question }: YearAnswer): number {
  const counts = [...(result.found?.figures.unweighed ?? [])];
  return counts
    .filter(([origin]) => question.origins.length === 0 || question.origins.includes(origin))
    .reduce((sum, [, months]) => sum + months, 0);
}

function yearsShown({ firstYear, year }: FoundYears): readonly number[] {
  return Array.from({ length: year - firstYear + 1 }, (_, index) => firstYear + index);
}

function nameYear(year: number) {
  return { Code: String(year), NameCn: `${year}年`, NameEn: String(year) };
}

function presentSeries(found: FoundYears, computeSum: MonthSum): ViewSeries[] {
  const units = [
    { Unit: 't', Axis: 'volume', read: (sum: Sum) => tonnes(sum.grams) },
    { Unit: 'USD', Axis: 'value', read: (sum: Sum) => money(sum.usdCents) },
  ] as const;
  return units.flatMap(({ Unit, Axis, read }) =>
    yearsShown(found).map((year) => ({
      ...nameYear(year),
      Unit,
      Axis,
      Values: listMonthsIn(year).map((month) => read(computeSum(month) ?? nothing)),
    })),
  );
}

function presentYears(found: FoundYears, computeSum: MonthSum): ViewPattern[] {
  const shown = sumShown(found, computeSum);
  return yearsShown(found)
    .toReversed()
    .map((year, index) => {
      const published = listMonthsIn(year).filter((month) => computeSum(month) !== null);
      const sum = sumOver(published, computeSum);
      return {
        Rank: index + 1,
        ...nameYear(year),
        Volume: tonnes(sum.grams),
        Value: money(sum.usdCents),
        UsdPerTonne: usdPerTonne(sum),
        Share: null,
        Yoy: changeFrom(sumOver(published.map(monthBefore), computeSum), sum),
        ...unvaluedIn(sum, shown),
      };
    });
}

function monthBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
}

/** Not published where one of the months is not. */
function sumOver(list: readonly string[], computeSum: MonthSum): Sum {
  const sums = list.map(computeSum).filter((sum) => sum !== null);
  return sums.length < list.length || sums.length === 0 ? nothing : addUp(sums);
}

function sumTotal(sums: readonly (Sum | null)[]): ViewChart['Total'] {
  const published = sums.filter((sum) => sum !== null);
  const all = published.length === 0 ? nothing : addUp(published);
  const own = sums.map((sum) => sum ?? nothing);
  return {
    Volume: tonnes(all.grams),
    ValueUsd: money(all.usdCents),
    ValueCny: money(all.cnyCents),
    UsdPerTonne: usdPerTonne(all),
    Volumes: own.map((sum) => tonnes(sum.grams)),
    ValuesUsd: own.map((sum) => money(sum.usdCents)),
    ValuesCny: own.map((sum) => money(sum.cnyCents)),
    UnitValues: own.map(usdPerTonne),
    ...sumUnvaluedOfEach(own, all),
  };
}

/** Minimum, maximum and mean of each month over the complete years among the five before. */
function buildBand({ year }: FoundYears, computeSum: MonthSum): ViewBand {
  const years = Array.from({ length: earlierYears }, (_, index) => year - earlierYears + index)
    .map((one) => ({ one, tonnes: listMonthsIn(one).map((month) => tonnes(computeSum(month)?.grams ?? null)) }))
    .filter(({ tonnes: list }) => list.every((value) => value !== null));
  const byMonth = months.map((_, index) => years.map(({ tonnes: list }) => list[index] ?? 0));
  const ofEach = (read: (values: readonly number[]) => number) =>
    byMonth.map((values) => (values.length === 0 ? null : read(values)));
  return {
    Years: years.map(({ one }) => String(one)),
    Min: ofEach((values) => Math.min(...values)),
    Max: ofEach((values) => Math.max(...values)),
    Mean: ofEach((values) => roundTo(values.reduce((sum, value) => sum + value, 0) / values.length, 3)),
  };
}

interface RowGround {
  readonly answer: YearAnswer;
  readonly found: FoundYears;
  readonly computeSum: MonthSum;
  readonly quota: number | null;
  readonly counted: readonly string[];
  /** Projected fill days at the end of each published month. */
  readonly fills: readonly (FillDays | null)[] | null;
  readonly band: ViewBand | undefined;
  readonly shown: Sum;
}

function presentMonth(ground: RowGround, index: number): ViewRow {
  const { found, computeSum, band } = ground;
  const list = listMonthsIn(found.year);
  const month = list[index] ?? '';
  const sum = computeSum(month) ?? nothing;
  const code = months[index] ?? '';
  return {
    ...emptyRow({ Code: code, ...toMonthName(code) }),
    Volume: tonnes(sum.grams),
    Yoy: changeFrom(computeSum(monthBefore(month)) ?? nothing, sum),
    ...toDate(ground, list.slice(0, index + 1)),
    ...presentFill(ground.fills?.[index]),
    ValueUsd: money(sum.usdCents),
    ValueCny: money(sum.cnyCents),
    UsdPerTonne: usdPerTonne(sum),
    ...unvaluedIn(sum, ground.shown),
    Values: yearsShown(found).map((year) => tonnes(computeSum(listMonthsIn(year)[index] ?? '')?.grams ?? null)),
    Mean: band?.Mean[index] ?? null,
  };
}

/** Year to date. Quota use is in product weight, whatever weight the question asks for. */
function toDate({ found, computeSum, quota, counted }: RowGround, list: readonly string[]) {
  const sum = sumOver(list, computeSum);
  const shipped = sumOver(list, (month) => found.figures.periods.get(month)?.ofAll(counted) ?? null);
  return {
    Ytd: tonnes(sum.grams),
    YtdYoy: changeFrom(sumOver(list.map(monthBefore), computeSum), sum),
    Quota: quota,
    UsedPercent: toPercent(tonnes(shipped.grams), quota),
  };
}

function presentFill(days: FillDays | null | undefined): Pick<ViewRow, 'FillDate' | 'FillEarliest' | 'FillLatest'> {
  return days === undefined || days === null
    ? {}
    : { FillDate: days.central, FillEarliest: days.earliest, FillLatest: days.latest };
}

function presentSum(ground: RowGround): ViewRow {
  const { found, computeSum, band } = ground;
  const published = listMonthsIn(found.year).filter((month) => computeSum(month) !== null);
  const sum = sumOver(published, computeSum);
  const before = sumOver(published.map(monthBefore), computeSum);
  const means = band?.Mean.filter((mean) => mean !== null) ?? [];
  return {
    ...emptyRow(total),
    Volume: tonnes(sum.grams),
    Yoy: changeFrom(before, sum),
    ...toDate(ground, published),
    ...presentFill(ground.fills?.at(-1)),
    ValueUsd: money(sum.usdCents),
    ValueCny: money(sum.cnyCents),
    UsdPerTonne: usdPerTonne(sum),
    ...unvaluedIn(sum, ground.shown),
    Values: yearsShown(found).map((year) => tonnes(sumPublished(listMonthsIn(year), computeSum).grams)),
    Mean:
      means.length === 0
        ? null
        : roundTo(
            means.reduce((all, mean) => all + mean, 0),
            3,
          ),
  };
}

function sumPublished(list: readonly string[], computeSum: MonthSum): Sum {
  const sums = list.map(computeSum).filter((sum) => sum !== null);
  return sums.length === 0 ? nothing : addUp(sums);
}
