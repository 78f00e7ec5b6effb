export { listLatestQuotes } from './search/desk-search.queries.ts';
export { areNamesCalled, listSeriesNames, seriesNote } from './search/series-search.ts';
