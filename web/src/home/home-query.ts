import { isCarried } from '@btc/contract/prices/carried-level.ts';
import type { RequestOf, OutputOf } from '@btc/contract/wire/operation.ts';
import type { Operations } from '@btc/contract/operations.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { writeGroups } from '#shell/today/write-groups.ts';
import { toLatestMonth } from '@btc/contract/trade/latest-month.ts';

const besideLead = 3;
const latestRows = 8;
const boardRows = 6;

type Answer<Name extends keyof Operations> = OutputOf<Operations[Name]>;
type IndexRow = Answer<'GetWebPriceDataIndex'>['Rows'][number];

/** All data of the home page; what fails is null, but for the news lists, without which there is no page. */
export async function loadHome(query: PageQuery) {
  const { api, edition } = query;
  const isEn = edition === 'en';
  const quietly = <Name extends keyof Operations>(name: Name, input: RequestOf<Operations[Name]>) =>
    api(name, input).catch(() => null);
  const [ticker, banners, headlines, latest, reports, indices, month, calendar, changes, videos, posts, today] =
    await Promise.all([
      quietly('GetSiteTicker', { isEn }),
      quietly('GetWebHomePageBanner', { isEn, Type: 'home' }),
      api('GetBtcInfoHeadlines', { isEn, Count: 1 + besideLead }),
      api('GetBtcInfoNewsBySection', { isEn, PageSize: latestRows + 1 + besideLead }),
      quietly('GetBeefInfoReport', { isEn, PageSize: 4 }),
      quietly('GetWebPriceDataIndex', { isEn, Meat: 'beef' }),
      quietly('GetBeefWebDataOneChart', { isEn, IsFirst: true }),
      quietly('GetTradeCalendar', { isEn }),
      quietly('GetWebApprovePlantChildState', { isEn, PageSize: 6 }),
      quietly('GetEyes', { isEn, PageSize: 4 }),
      // The board exists in English only.
      isEn ? quietly('GetWebMarket', { isEn, PageSize: 5 }) : null,
      api('GetToday', { isEn })
        .then(async ({ Dict }) => ({ ...Dict, groups: await writeGroups(Dict, edition) }))
        .catch(() => null),
    ]);
  const above = new Set(headlines.Rows.map(({ NewsID }) => NewsID));
  return {
    ticker,
    banners: banners?.Rows ?? null,
    headlines: headlines.Rows,
    latest: latest.Rows.filter(({ NewsID }) => !above.has(NewsID)).slice(0, latestRows),
    reports: reports?.Rows ?? null,
    board: indices === null ? null : { rows: toBoardState(indices.Rows), demo: indices.Dict.Demo },
    month: month === null ? null : toLatestMonth(month),
    releases: calendar === null ? null : calendar.Rows.filter(({ Days }) => Days !== null).slice(0, 4),
    changes: changes === null ? null : { rows: changes.Rows, total: changes.Total, dict: changes.Dict },
    videos: videos?.Rows ?? null,
    posts: posts?.Rows ?? null,
    today,
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** Indices of all origins first, then forward indices of single origins. */
function toBoardState(rows: readonly IndexRow[]) {
  const known = rows.filter(({ Level }) => Level !== null);
  const together = known.filter(({ Origin }) => Origin === '');
  const single = known.filter(({ Origin, Kind }) => Origin !== '' && Kind === 'forward');
  return [...together, ...single].slice(0, boardRows).map((row) => ({
    kind: row.Kind,
    origin: row.Origin,
    name: { cn: row.NameCn, en: row.NameEn },
    unit: row.Unit,
    date: row.Date,
    level: row.Level ?? 0,
    change: row.Wow,
    isCarried: isCarried(row),
    trend: row.Trend.map(({ Level }) => Level),
  }));
}
export type BoardRow = ReturnType<typeof toBoardState>[number];
