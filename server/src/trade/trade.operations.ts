import { getOptionData } from '@btc/contract/trade/option-data.ts';
import { dataViews, findView } from '@btc/contract/trade/views.ts';
import { bind } from '#platform/api/binding.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { publicationOperations } from './publication/publication.operations.ts';
import type { TradeDeps } from './trade-deps.ts';
import { optionService } from './view/option.service.ts';
import { bindViews } from './view/view.operations.ts';

/** Whose choices are meant where no view is named. */
const [beefOne] = dataViews;

/** The operations of the trade room. */
export function tradeOperations(deps: TradeDeps): readonly BoundOperation[] {
  const options = optionService(deps);
  return [
    ...bindViews(deps),
    ...publicationOperations(deps),
    bind(getOptionData, async (input, caller) => ({
      Dict: await options(findView(input.View) ?? beefOne, { input, caller }),
    })),
  ];
}
