import type { BoundOperation } from '#platform/api/binding.ts';
import { createLiveCattleOperations } from './live-cattle/live-cattle.operations.ts';
import { createMarketReportOperations, type ReportDeps } from './market-report/market-report.operations.ts';
import { createNewsAnalysisOperations } from './news-analysis/analysis.operations.ts';
import { createSurveyOperations } from './survey/survey.operations.ts';

export function createWeekOperations(deps: ReportDeps): readonly BoundOperation[] {
  return [
    ...createLiveCattleOperations(deps),
    ...createSurveyOperations(deps),
    ...createMarketReportOperations(deps),
    ...createNewsAnalysisOperations(deps),
  ];
}
