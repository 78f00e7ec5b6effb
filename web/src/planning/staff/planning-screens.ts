export { PlanningScreen } from './planning.screen.tsx';
export { ReportPeriodsScreen } from './report-periods.screen.tsx';
