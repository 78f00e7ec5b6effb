export { TemplateLinks } from './staff/template-links.tsx';
export { TradeRuns, TradeUploads } from './staff/trade-runs.tsx';
export { TradeUpload } from './staff/trade-upload.tsx';
