import { getPorkPriceDataIndex, getWebBeefPriceDataIndex, getWebPriceDataIndex } from '@btc/contract/prices/indices.ts';
import { priceMeats } from '@btc/contract/prices/price-codes.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { PriceDeps } from '../price-deps.ts';
import { readIndexOverview, readIndexWithQuotas } from './price-index.service.ts';

export function createIndexOperations({ db, clock, safeguard }: PriceDeps): readonly BoundOperation[] {
  const today = () => shanghaiDay(clock.now());
  return [
    bindForAll(getWebPriceDataIndex, (input) => {
      return readIndexOverview(db, input.Meat === '' ? priceMeats : [input.Meat]);
    }),
    bindForAll(getWebBeefPriceDataIndex, (input) => {
      return readIndexWithQuotas({ db, safeguard }, 'beef', { ...input, today: today() });
    }),
    bindForAll(getPorkPriceDataIndex, (input) => {
      return readIndexWithQuotas({ db, safeguard }, 'pork', { ...input, today: today() });
    }),
  ];
}
