import type { BoundOperation } from '#platform/api/binding.ts';
import { liveCattleOperations } from './live-cattle/live-cattle.operations.ts';
import { marketReportOperations, type ReportDeps } from './market-report/market-report.operations.ts';
import { newsAnalysisOperations } from './news-analysis/analysis.operations.ts';
import { surveyOperations } from './survey/survey.operations.ts';

/** What the price desk publishes once a week: live cattle, survey, market report, analysis. */
export function weekOperations(deps: ReportDeps): readonly BoundOperation[] {
  return [
    ...liveCattleOperations(deps),
    ...surveyOperations(deps),
    ...marketReportOperations(deps),
    ...newsAnalysisOperations(deps),
  ];
}
