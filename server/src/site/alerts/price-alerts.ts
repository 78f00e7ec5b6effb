import { roundTo } from '@btc/contract/round-to.ts';
import { toMarketReportPath, toPriceSeriesPath } from '@btc/contract/prices/price-paths.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#platform/dictionary/open-dictionary.ts';
import { presentSeries } from '../../prices/series/series.present.ts';
import { listSeries, type SeriesRow } from '../../prices/series/series.queries.ts';
import { findLatestReport, listLatestPrices, type LatestPrice } from './alert-facts.queries.ts';
import type { AlertRuleRow, Change, Compared, KnownKind } from './compare-rule.ts';

interface Quoted {
  readonly series: SeriesRow;
  readonly latest: LatestPrice;
}

/** Percent, signed; null from nothing. */
export function percentBetween(before: number, after: number): number | null {
  return before === 0 ? null : roundTo((after / before - 1) * 100, 2);
}

function concerns({ pinKind, code }: AlertRuleRow, { id, meat, cut }: SeriesRow): boolean {
  return pinKind === 'series' ? code === String(id) : code === `${meat}-${cut}`;
}

function toPriceChange({ series, latest }: Quoted, { before }: Compared, dictionary: Dictionary): Change {
  const { Meat: meat, OriginCn, OriginEn, CutCn, CutEn, Unit: unit, SeriesID } = presentSeries(series, dictionary);
  const to = Number(latest.mainstream);
  return {
    event: `${SeriesID} ${latest.day} ${to}`,
    detail: {
      kind: 'price',
      nameCn: `${OriginCn}${CutCn}`,
      nameEn: `${OriginEn} ${CutEn}`,
      path: toPriceSeriesPath('en', SeriesID),
      meat,
      unit,
      from: Number(before.value),
      fromDay: before.day,
      to,
      day: latest.day,
    },
  };
}

async function openPrices(db: Db): Promise<KnownKind> {
  const [all, prices, dictionary] = await Promise.all([listSeries(db), listLatestPrices(db), openDictionary(db)]);
  const latest = new Map(prices.map((price) => [price.series_id, price]));
  const quoted = new Map(
    all.flatMap((series) => {
      const price = latest.get(series.id);
      return price === undefined || !series.is_active ? [] : [[String(series.id), { series, latest: price }] as const];
    }),
  );
  return {
    read: (rule) =>
      Object.fromEntries(
        [...quoted]
          .filter(([, { series }]) => concerns(rule, series))
          .map(
            ([
              key,
              {
                latest: { mainstream, day },
              },
            ]) => [key, { value: Number(mainstream), day }],
          ),
      ),
    compare: ({ percent }, compared) => {
      const found = quoted.get(compared.key);
      const moved = percentBetween(Number(compared.before.value), Number(compared.now.value));
      if (found === undefined || moved === null || Math.abs(moved) < percent) return 'wait';
      return [toPriceChange(found, compared, dictionary)];
    },
  };
}

async function openReports(db: Db): Promise<KnownKind> {
  const report = await findLatestReport(db);
  if (report === undefined) return { read: () => ({}), compare: () => [] };
  const { id, week_end: day, title_cn: nameCn, title_en: nameEn } = report;
  return {
    read: () => ({ report: { value: id, day } }),
    // One that was taken down brings an earlier one back, which is no news.
    compare: (_rule, { before }) =>
      before.day >= day
        ? 'wait'
        : [{ event: `report ${id}`, detail: { kind: 'report', nameCn, nameEn, path: toMarketReportPath('en', id) } }],
  };
}

/** What rules wait for in the prices. */
export async function openPriceAlerts(db: Db): Promise<Readonly<Record<'price' | 'report', KnownKind>>> {
  const [price, report] = await Promise.all([openPrices(db), openReports(db)]);
  return { price, report };
}
