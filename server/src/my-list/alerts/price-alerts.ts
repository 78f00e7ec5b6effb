import { roundTo } from '@btc/contract/round-to.ts';
import { toMarketReportPath, toPriceSeriesPath } from '@btc/contract/prices/price-paths.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import type { Db } from '#platform/db/db.ts';
import {
  listLatestQuotes,
  presentFigures,
  presentSeries,
  type SeriesRow,
  sourceNames,
  toAsQuoted,
} from '#prices/face.ts';
import { toGround } from './alert-detail.ts';
import { findLatestReport } from './alert-facts.queries.ts';
import type { AlertRuleRow, Change, Compared, KnownKind } from './compare-rule.ts';

interface Quoted {
  readonly series: SeriesRow;
  readonly quote: ReturnType<typeof presentFigures>;
}

/** Percent, signed; null from nothing. */
function percentBetween(before: number, after: number): number | null {
  return before === 0 ? null : roundTo((after / before - 1) * 100, 2);
}

/** By how much a price has moved, in percent. */
export function findMove({ from, to }: { readonly from: number; readonly to: number }): number {
  return percentBetween(from, to) ?? 0;
}

function concerns({ pinKind, code }: AlertRuleRow, { id, meat, cut }: SeriesRow): boolean {
  return pinKind === 'series' ? code === String(id) : code === `${meat}-${cut}`;
}

function toPriceChange({ series, quote }: Quoted, { before, now }: Compared, dictionary: Dictionary): Change {
  const { Meat: meat, OriginCn, OriginEn, CutCn, CutEn, Unit: unit, SeriesID } = presentSeries(series, dictionary);
  const { SourceCn: cn, SourceEn: en } = sourceNames(series.is_demo);
  const [to, day] = [Number(now.value), quote.Date];
  return {
    event: `${SeriesID} ${day} ${to}`,
    detail: {
      kind: 'price',
      nameCn: `${OriginCn}${CutCn}`,
      nameEn: `${OriginEn} ${CutEn}`,
      path: toPriceSeriesPath('en', SeriesID),
      ground: toGround({ source: { cn, en }, isDemo: series.is_demo }, quote.Provisional),
      meat,
      unit,
      from: Number(before.value),
      fromDay: before.day,
      to,
      day,
    },
  };
}

async function openPrices(db: Db): Promise<KnownKind> {
  const [latest, dictionary] = await Promise.all([listLatestQuotes(db), openDictionary(db)]);
  const quoted = new Map(
    latest.map((row): [string, Quoted] => [
      String(row.id),
      { series: row, quote: presentFigures(row, toAsQuoted(row, dictionary)) },
    ]),
  );
  return {
    read: (rule) =>
      Object.fromEntries(
        [...quoted].flatMap(
          ([
            key,
            {
              series,
              quote: { Mainstream: value, Date: day },
            },
          ]) => (value === null || !concerns(rule, series) ? [] : [[key, { value, day }]]),
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

export async function openPriceAlerts(db: Db): Promise<Readonly<Record<'price' | 'report', KnownKind>>> {
  const [price, report] = await Promise.all([openPrices(db), openReports(db)]);
  return { price, report };
}
