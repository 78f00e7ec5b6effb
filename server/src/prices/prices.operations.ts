import type { BoundOperation } from '#platform/api/binding.ts';
import { benchmarkOperations } from './benchmarks/benchmark.operations.ts';
import { quoteDeskOperations } from './desk/quote-desk.operations.ts';
import { settingsDeskOperations } from './desk/settings-desk.operations.ts';
import { priceImportOperations } from './import/price-import.operations.ts';
import { dictionaryOperations } from './dictionary/dictionary.operations.ts';
import { indexOperations } from './indices/price-index.operations.ts';
import { landedOperations } from './landed/landed.operations.ts';
import type { PriceDeps } from './price-deps.ts';
import { quoteOperations } from './quotes/quotes.operations.ts';

/** The operations of the prices room: quotes and what is made of them. */
export function pricesOperations(deps: PriceDeps): readonly BoundOperation[] {
  return [
    ...quoteOperations(deps),
    ...indexOperations(deps),
    ...landedOperations(deps),
    ...benchmarkOperations(deps),
    ...quoteDeskOperations(deps),
    ...settingsDeskOperations(deps),
    ...priceImportOperations(deps),
    ...dictionaryOperations(deps),
  ];
}
