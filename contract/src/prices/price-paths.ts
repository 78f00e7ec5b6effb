/** As the members' rules name them; rooms do not import each other. */
type Edition = 'cn' | 'en';

function under(edition: Edition, path: string): string {
  return edition === 'cn' ? `/cn${path}` : path;
}

/** Pages under the price page, without the edition's prefix. */
export const pricePages = {
  quotes: '/BTCPrice',
  indices: '/BTCPrice/Indices',
  liveCattle: '/BTCPrice/LiveCattle',
  survey: '/BTCPrice/Survey',
  report: '/BTCPrice/Report',
  analysis: '/BTCPrice/Analysis',
  landedCost: '/BTCPrice/LandedCost',
  methods: '/BTCPrice/Methods',
} as const;
export type PricePage = keyof typeof pricePages;

/** The address of a price page in an edition. */
export function pricePath(edition: Edition, page: PricePage): string {
  return under(edition, pricePages[page]);
}

/** One issue of the weekly market report. */
export function marketReportPath(edition: Edition, id: number): string {
  return under(edition, `${pricePages.report}/${id}`);
}

/** The file of one issue; the edition is asked for in the query. */
export function marketReportFilePath(edition: Edition, id: number): string {
  return `/market-report/${id}.pdf?edition=${edition}`;
}
