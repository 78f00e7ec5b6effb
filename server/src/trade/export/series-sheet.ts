import type { Edition } from '@btc/contract/members/access.ts';
import { nameIn } from '@btc/contract/names.ts';
import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { findRowGap } from '@btc/contract/trade/view-gaps.ts';
import type { Sheet, SheetCell } from '#platform/export/sheet.ts';
import { exportWords } from './export-words.ts';
import { type MissingFigure, withGapColumn } from './gap-column.ts';
import { aboutView } from './sheet.ts';

/** A member or the sum of all, with a figure for each period. */
interface Line {
  readonly code: string;
  readonly name: string;
  readonly volumes: readonly SheetCell[];
  readonly dollars: readonly SheetCell[];
  readonly yuan: readonly SheetCell[];
  readonly prices: readonly SheetCell[];
}

/** Lays out a view over time for programs: a line for each period and member, its volume, value and unit value side by side. */
export function buildSideBySideSheet(chart: ViewChart, edition: Edition): Sheet {
  const say = exportWords[edition];
  const lines = [...listMembers(chart, edition), toTotal(chart, edition)];
  const sheet = {
    name: say.seriesSheet,
    about: aboutView(chart, edition),
    titles: [say.period, say.code, say.name, say.volume, say.valueUsd, say.valueCny, say.unitValue, say.provisional],
    rows: chart.Dates.flatMap((date, at) =>
      lines.map(({ code, name, volumes, dollars, yuan, prices }) => [
        date,
        code,
        name,
        ...[volumes, dollars, yuan, prices].map((values) => values[at] ?? null),
        chart.Dict.Provisional.includes(date) ? say.yes : '',
      ]),
    ),
  };
  const missing = chart.Dates.flatMap((_, at) => lines.map((line) => listMissing(line, at, edition)));
  return withGapColumn(sheet, missing, edition);
}

/** What a line lacks in a period; yuan are not said to be missing, which most sources do not have. */
function listMissing({ volumes, dollars, prices }: Line, at: number, edition: Edition): readonly MissingFigure[] {
  const say = exportWords[edition];
  const [volume, value] = [toFigure(volumes[at]), toFigure(dollars[at])];
  const row = { Volume: volume, ValueUsd: value };
  return [
    ...(volume === null ? [{ title: say.volume, gap: findRowGap(row, 'Volume') }] : []),
    ...(value === null ? [{ title: say.valueUsd, gap: findRowGap(row, 'ValueUsd') }] : []),
    ...(toFigure(prices[at]) === null ? [{ title: say.unitValue, gap: findRowGap(row, 'UsdPerTonne') }] : []),
  ];
}

function toFigure(cell: SheetCell | undefined): number | null {
  return typeof cell === 'number' ? cell : null;
}

function listMembers({ Datas, Total }: ViewChart, edition: Edition): readonly Line[] {
  const codes = new Map(Datas.map((series) => [series.Code, nameIn(edition, series)]));
  const read = (code: string, unit: string) =>
    Datas.find(({ Code, Unit }) => Code === code && Unit === unit)?.Values ?? [];
  return [...codes].map(([code, name]) => {
    const [volumes, dollars] = [read(code, 't'), read(code, 'USD')];
    const prices = read(code, 'USD/t');
    return {
      code,
      name,
      volumes,
      dollars,
      yuan: read(code, 'CNY'),
      prices: prices.length > 0 ? prices : divide(dollars, volumes, Total.MissingUsd),
    };
  });
}

function toTotal({ Total }: ViewChart, edition: Edition): Line {
  return {
    code: totalCode,
    name: exportWords[edition].total,
    volumes: Total.Volumes,
    dollars: Total.ValuesUsd,
    yuan: Total.ValuesCny,
    prices: Total.UnitValues ?? [],
  };
}

/** Dollars a tonne, in whole cents; none in a period some of whose weight has no value, since nobody knows whose it is. */
function divide(
  dollars: readonly (number | null)[],
  volumes: readonly (number | null)[],
  missing: readonly number[] = [],
): readonly SheetCell[] {
  return dollars.map((value, at) => {
    const volume = volumes[at] ?? null;
    if (value === null || volume === null || volume === 0 || (missing[at] ?? 0) > 0) return null;
    return Math.round((value / volume) * 100) / 100;
  });
}
