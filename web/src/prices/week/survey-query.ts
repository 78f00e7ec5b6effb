import type { PageQuery } from '#platform/pages/page-query.ts';

export const resultsShown = 24;

export async function loadSurvey({ api, edition, url }: PageQuery) {
  const isEn = edition === 'en';
  const wanted = Number(url.searchParams.get('page') ?? '1');
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= 10_000 ? wanted : 1;
  const [open, past] = await Promise.all([
    api('GetWebBeefPriceDataResearchList', { isEn }),
    api('GetWebBeefPriceDataResearchIndex', { isEn, Page: page, PageSize: resultsShown }),
  ]);
  return { open, past, page };
}

export type SurveyData = Awaited<ReturnType<typeof loadSurvey>>;
