import { getBeefWebDataOneChart, getBeefWebDataOneTable } from '@btc/contract/trade/beef-one.ts';
import { getOptionData } from '@btc/contract/trade/option-data.ts';
import { bind } from '#platform/api/binding.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { presentOptions } from './answer-dict.present.ts';
import { presentChart, presentTable } from './beef-one.present.ts';
import { beefOneService } from './beef-one.service.ts';
import type { BeefOneService, TradeDeps } from './beef-one.service.ts';

/** The operations of the trade room. */
export function tradeOperations(
  deps: TradeDeps,
  service: BeefOneService = beefOneService(deps),
): readonly BoundOperation[] {
  return [
    bind(getBeefWebDataOneChart, async (input, caller) => presentChart(await service(input, caller))),
    bind(getBeefWebDataOneTable, async (input, caller) => presentTable(await service(input, caller))),
    bind(getOptionData, async (input, caller) => {
      const answer = await service({ ...input, IsFirst: true }, caller);
      const { found } = answer;
      return {
        Dict: {
          ...presentOptions(answer),
          DataLimit: found?.window.limit ?? null,
          DataStart: found?.window.start ?? null,
        },
      };
    }),
  ];
}
