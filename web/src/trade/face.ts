export { TemplateLinks } from './staff/template-links.tsx';
export { TradeRuns, TradeUploads } from './staff/runs/trade-runs.tsx';
export { TradeUpload } from './staff/imports/trade-upload.tsx';
