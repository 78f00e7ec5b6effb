export { MarketReportScreen } from './market-report.screen.tsx';
export { MarketReportsScreen } from './market-reports.screen.tsx';
export { SurveyItemsScreen } from './survey-items.screen.tsx';
