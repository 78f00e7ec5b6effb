/** The screens of the front desk, in one file for the console. */
export { BannerScreen } from './banner.screen.tsx';
export { BannersScreen } from './banners.screen.tsx';
export { NewsletterScreen } from './newsletter.screen.tsx';
export { NewslettersScreen } from './newsletters.screen.tsx';
export { StripScreen } from './strip.screen.tsx';
export { PlanningScreen } from './planning/planning.screen.tsx';
export { ReportPeriodsScreen } from './planning/report-periods.screen.tsx';
