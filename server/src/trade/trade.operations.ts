import { beefDataOperations } from '@btc/contract/trade/beef-data.ts';
import { getOptionData } from '@btc/contract/trade/option-data.ts';
import { porkDataOperations } from '@btc/contract/trade/pork-data.ts';
import { dataViews, findView } from '@btc/contract/trade/views.ts';
import { bind } from '#platform/api/binding.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { publicationOperations } from './publication/publication.operations.ts';
import type { ViewDeps } from './trade-deps.ts';
import { optionService } from './view/option.service.ts';
import { presentTrend } from './view/trend/trend.present.ts';
import { trendService } from './view/trend/trend.service.ts';
import { bindViews, namingFor } from './view/view.operations.ts';

/** Whose choices are meant where no view is named. */
const [beefOne] = dataViews;

/** The operations of the trade room. */
export function tradeOperations(deps: ViewDeps): readonly BoundOperation[] {
  const options = optionService(deps);
  const trends = trendService(deps);
  return [
    ...bindViews(deps),
    bind(beefDataOperations.GetBeefCompanyTrend, async (input, caller) => {
      const answer = await trends('company', { input, caller });
      return presentTrend(answer, namingFor(deps, answer));
    }),
    bind(beefDataOperations.GetBeefUserTrend2, async (input, caller) => {
      const answer = await trends('importer', { input, caller });
      return presentTrend(answer, namingFor(deps, answer));
    }),
    bind(porkDataOperations.GetPorkCompanyTrend, async (input, caller) => {
      const answer = await trends('porkCompany', { input, caller });
      return presentTrend(answer, namingFor(deps, answer, 'pork'));
    }),
    ...publicationOperations(deps),
    bind(getOptionData, async (input, caller) => ({
      Dict: await options(findView(input.View) ?? beefOne, { input, caller }),
    })),
  ];
}
