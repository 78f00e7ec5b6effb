/** The screens of the price week, in one file for the console. */
export { MarketReportScreen } from './market-report.screen.tsx';
export { MarketReportsScreen } from './market-reports.screen.tsx';
export { SurveyItemsScreen } from './survey-items.screen.tsx';
