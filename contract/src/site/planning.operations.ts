import { GetPlanning } from './desk/planning.ts';
import { GetReportPeriods } from './desk/report-periods.ts';

export const planningOperations = { GetPlanning, GetReportPeriods } as const;
