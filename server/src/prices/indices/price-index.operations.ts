import { getPorkPriceDataIndex, getWebBeefPriceDataIndex, getWebPriceDataIndex } from '@btc/contract/prices/indices.ts';
import { priceMeats } from '@btc/contract/prices/price-codes.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import type { PriceDeps } from '../price-deps.ts';
import { readIndexOverview, readIndexWithQuotas } from './price-index.service.ts';

/** The indices, open to everyone (decisions §4). */
export function indexOperations({ db, clock, safeguard }: PriceDeps): readonly BoundOperation[] {
  return [
    bindForAll(getWebPriceDataIndex, (input) => {
      return readIndexOverview(db, input.Meat === '' ? priceMeats : [input.Meat]);
    }),
    bind(getWebBeefPriceDataIndex, (input, caller) => {
      const { today } = toReader(clock, input.isEn, caller);
      return readIndexWithQuotas({ db, safeguard }, 'beef', { ...input, today });
    }),
    bind(getPorkPriceDataIndex, (input, caller) => {
      const { today } = toReader(clock, input.isEn, caller);
      return readIndexWithQuotas({ db, safeguard }, 'pork', { ...input, today });
    }),
  ];
}
