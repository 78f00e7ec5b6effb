import type { PageQuery } from '#platform/pages/page-query.ts';
import { toStrip } from '#shell/today/today-strip.tsx';
import { titleRows } from './list/title-row.ts';

const latestRows = 14;

/** The list of latest articles leaves out those shown above it. */
export async function loadFront({ api, edition }: PageQuery) {
  const isEn = edition === 'en';
  const [headlines, banners, latest, recommended, mostRead, reports, today] = await Promise.all([
    api('GetBtcInfoHeadlines', { isEn, Count: 4 }),
    api('GetWebHomePageBanner', { isEn, Type: 'info' }),
    api('GetBtcInfoNewsBySection', { isEn, PageSize: latestRows }),
    api('GetBtcInfoRecommendation', { isEn, Count: 5 }),
    api('GetMostReadNews', { isEn, Count: 6 }),
    api('GetBeefInfoReport', { isEn, PageSize: 4 }),
    // The page stands without it.
    api('GetToday', { isEn })
      .then(({ Dict }) => toStrip(Dict, edition))
      .catch(() => null),
  ]);
  const above = new Set(headlines.Rows.map((row) => row.NewsID));
  return {
    headlines: headlines.Rows,
    banner: banners.Rows[0] ?? null,
    latest: latest.Rows.filter((row) => !above.has(row.NewsID)).slice(0, latestRows - above.size),
    recommended: titleRows(recommended.Rows.filter((row) => !above.has(row.NewsID))),
    mostRead: titleRows(mostRead.Rows),
    reports: titleRows(reports.Rows),
    today,
  };
}
