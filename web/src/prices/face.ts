export {
  formatPlaceName,
  formatPriceText,
  formatUnitName,
  toCutName,
  toOriginName,
  toStorageName,
} from './quotes/price-names.ts';
export { type PriceTerms, readQuoteState } from './quotes/quote-address.ts';
export { QuoteTrend } from './quotes/quote-trend.tsx';
export { TermsFields } from './quotes/terms-fields.tsx';
export { PriceUpload, QuoteTemplates } from './staff/files/file-upload.tsx';
export { PriceRuns } from './staff/files/price-runs.tsx';
