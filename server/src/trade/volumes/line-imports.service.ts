import type { LineImports } from '@btc/contract/trade/line-imports.ts';
import { addMonths } from '@btc/contract/time.ts';
import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import { isOfLines } from '@btc/reference/goods/cut-lines.ts';
import type { HsCode } from '@btc/reference/goods/hs-codes.ts';
import { listSeries, type Series } from '../series.ts';
import { addUp, changeFrom, computeShare, type Sum, tonnes, usdPerTonne } from '../sums.ts';
import type { TradeDeps } from '../trade-deps.ts';
import type { FactsQuery } from '../view/figures/fact-conditions.ts';
import { type FactSum, sumFacts } from '../view/figures/sum-facts.ts';
import { type Named, nameOrigin, total } from '../view/names/names.ts';

const months = 12;

/** Nothing is published, or the reader may not see it. */
export const noImports: LineImports = {
  Locked: null,
  Rows: [],
  Sum: null,
  From: null,
  To: null,
  SourceCn: '',
  SourceEn: '',
  Demo: false,
};

function sumOrigins(sums: readonly FactSum[], group: number, lines: readonly HsCode[]): ReadonlyMap<string, Sum> {
  const own = sums.filter((one) => one.group === group && isOfLines(one.codes[1] ?? '', lines));
  const byOrigin = Map.groupBy(own, ({ codes }) => codes[0] ?? '');
  return new Map([...byOrigin].map(([origin, parts]) => [origin, addUp(parts.map(({ sum }) => sum))]));
}

function presentSum(named: Named, sum: Sum, { whole, before }: { whole: Sum; before: Sum | undefined }) {
  return {
    Code: named.Code,
    NameCn: named.NameCn,
    NameEn: named.NameEn,
    Tonnes: tonnes(sum.grams),
    Share: computeShare(sum, whole),
    Yoy: before === undefined ? null : changeFrom(before, sum),
    UsdPerTonne: usdPerTonne(sum),
  };
}

/** The same months of the year before; none where one of them is not published. */
function listUnitsBefore({ units }: Series, latest: readonly string[]): readonly string[] {
  const before = latest.map((unit) => addMonths(unit, -months));
  return before.every((unit) => units.includes(unit)) ? before : [];
}

/** Latest twelve published months of tariff lines by origin, from the best source; the same sums as the view of products. */
export function readLineImports({ facts }: Pick<TradeDeps, 'facts'>, lines: readonly HsCode[]): Promise<LineImports> {
  return facts.use(null, async (snapshot) => {
    const goods = { groups: [...new Set(lines.map(({ group }) => group))], storages: [] };
    const [series] = listSeries(snapshot.catalogue, { ...goods, origins: [], dimensions: [] }).filter(
      ({ grain }) => grain === 'month',
    );
    if (series === undefined || lines.length === 0) return noImports;
    const query: FactsQuery = { source: series.source, grain: series.grain, goods, filters: {} };
    const units = series.units.slice(-months);
    const unitsBefore = listUnitsBefore(series, units);
    const sums = await sumFacts(snapshot, query, { kinds: ['origin', 'line'], groups: [units, unitsBefore] });
    const [now, before] = [sumOrigins(sums, 0, lines), sumOrigins(sums, 1, lines)];
    const [whole, wholeBefore] = [addUp([...now.values()]), addUp([...before.values()])];
    const { nameCn, nameEn } = factSourceNames[series.source];
    const rows = [...now].map(([origin, sum]) =>
      presentSum(nameOrigin(origin), sum, { whole, before: before.get(origin) }),
    );
    return {
      Locked: null,
      Rows: rows.toSorted((one, other) => (other.Tonnes ?? 0) - (one.Tonnes ?? 0)),
      Sum: presentSum(total, whole, { whole, before: before.size === 0 ? undefined : wholeBefore }),
      From: units[0] ?? null,
      To: units.at(-1) ?? null,
      SourceCn: nameCn,
      SourceEn: nameEn,
      Demo: series.source === 'demo',
    };
  });
}
