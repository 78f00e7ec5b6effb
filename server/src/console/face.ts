export { listLatestQuotes } from './search/desk-search.queries.ts';
export { matchesNames, listSeriesNames, seriesNote } from './search/series-search.ts';
