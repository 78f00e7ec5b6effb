import { GetPlanning } from './planning.ts';
import { GetReportPeriods } from './report-periods.ts';

export const planningOperations = { GetPlanning, GetReportPeriods } as const;
