import { beefDataOperations } from '@btc/contract/trade/beef-data.ts';
import { getOptionData } from '@btc/contract/trade/option-data.ts';
import { porkDataOperations } from '@btc/contract/trade/pork-data.ts';
import type { DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { CompanyTrend } from '@btc/contract/trade/view-answer.ts';
import { dataViews, findView } from '@btc/contract/trade/views.ts';
import { bind, type BoundOperation, type Caller } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { bindForVisitors } from '#platform/api/shared-binding.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import { createEventOperations } from './events/chart-events.operations.ts';
import { createPublicationOperations } from './publication/publication.operations.ts';
import { createQuotaDeskOperations } from './quota/quota-desk.operations.ts';
import type { ViewDeps } from './trade-deps.ts';
import { countTrialItem, opensAsTrialItem } from './view/authorize-view.ts';
import { createOptionService } from './view/option.service.ts';
import { presentTrend } from './view/trend/trend.present.ts';
import { createTrendService, type TrendKind, trendPolicies } from './view/trend/trend.service.ts';
import { toViewAccess } from './view/view-access.ts';
import { bindViews, createNameResolver } from './view/view.operations.ts';

const [beefOne] = dataViews;

export function createTradeOperations(deps: ViewDeps): readonly BoundOperation[] {
  const options = createOptionService(deps);
  const trends = createTrendService(deps);
  const answerTrend =
    (kind: TrendKind) =>
    async (input: DataQuestion, caller: Caller, cache: SharedCache): Promise<CompanyTrend> => {
      const reader = toReader(deps.clock, input.isEn, caller);
      const policy = trendPolicies[kind];
      const access = toViewAccess(policy.module, reader);
      const isTrialItem = opensAsTrialItem(policy, access, reader);
      const answer = await trends(kind, { input, access, isTrialItem, cache });
      const TrialLeft = isTrialItem ? await countTrialItem(deps, policy, { reader, cache }) : null;
      const trend = await presentTrend(
        answer,
        createNameResolver(deps, answer, kind === 'porkCompany' ? 'pork' : 'beef'),
      );
      return { ...trend, Dict: { ...trend.Dict, TrialLeft } };
    };
  return [
    ...bindViews(deps),
    bind(beefDataOperations.GetBeefCompanyTrend, answerTrend('company')),
    bind(beefDataOperations.GetBeefUserTrend2, answerTrend('importer')),
    bind(porkDataOperations.GetPorkCompanyTrend, answerTrend('porkCompany')),
    ...createPublicationOperations(deps),
    ...createQuotaDeskOperations(deps),
    ...createEventOperations(deps),
    bindForVisitors(getOptionData, {
      clock: deps.clock,
      modules: ['Data', 'PorkData', 'Market', 'PorkEst'],
      make: async (input, visitor) => ({ Dict: await options(findView(input.View) ?? beefOne, input, visitor) }),
    }),
  ];
}
