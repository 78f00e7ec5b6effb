export { loadActiveSeries, readPriceCard, readQuote } from './find-series.ts';
export { readQuotaCard } from './quota-card.ts';
export { formatNote, type SearchDeps, type SearchWork } from './search-deps.ts';
export { getSearchIndex, toViewPath } from './search-entries.ts';
