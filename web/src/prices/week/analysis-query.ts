import type { PageQuery } from '#platform/pages/page-query.ts';

export const articlesShown = 20;
const maxCodeLength = 40;

export function readAnalysisFilters(search: URLSearchParams): { readonly origin: string; readonly cut: string } {
  const code = (name: string) => (search.get(name) ?? '').slice(0, maxCodeLength);
  return { origin: code('origin'), cut: code('cut') };
}

export async function loadAnalysis({ api, edition, url }: PageQuery) {
  const wanted = Number(url.searchParams.get('page') ?? '1');
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= 10_000 ? wanted : 1;
  const { origin, cut } = readAnalysisFilters(url.searchParams);
  const { Rows, Total, Dict } = await api('GetWebNewsAnalysis', {
    isEn: edition === 'en',
    ...(origin === '' ? {} : { Origin: origin }),
    ...(cut === '' ? {} : { Cut: cut }),
    Page: page,
    PageSize: articlesShown,
  });
  return { rows: Rows, total: Total, choices: Dict, page, origin, cut };
}
