import { toMarketReportPath, toPriceSeriesPath } from '@btc/contract/prices/price-paths.ts';
import type { Db } from '#platform/db/db.ts';

export interface PriceSitemapEntry {
  readonly paths: { readonly cn: string; readonly en: string };
  readonly lastModified: Date;
}

/** Keeps both editions and the articles below the 50,000 addresses that a sitemap file may list. */
const maxPages = 2000;

function entry(toPath: (edition: 'cn' | 'en', id: number) => string, id: number, changed: Date): PriceSitemapEntry {
  return { paths: { cn: toPath('cn', id), en: toPath('en', id) }, lastModified: changed };
}

export async function priceSitemapEntries(db: Db): Promise<PriceSitemapEntry[]> {
  const [series, reports] = await Promise.all([
    db
      .selectFrom('price_quote')
      .select(({ fn }) => ['series_id as id', fn.max('published_at').$castTo<Date>().as('changed')])
      .where('state', '=', 'published')
      .where('published_at', 'is not', null)
      .groupBy('series_id')
      .orderBy('series_id')
      .limit(maxPages)
      .execute(),
    db
      .selectFrom('weekly_report')
      .select(['id', 'published_at'])
      .where('state', '=', 'published')
      .orderBy('week_start', 'desc')
      .limit(maxPages)
      .execute(),
  ]);
  return [
    ...series.map(({ id, changed }) => entry(toPriceSeriesPath, id, changed)),
    ...reports.flatMap(({ id, published_at: changed }) =>
      changed === null ? [] : [entry(toMarketReportPath, id, changed)],
    ),
  ];
}
