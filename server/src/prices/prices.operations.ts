import type { BoundOperation } from '#platform/api/binding.ts';
import { createBenchmarkOperations } from './benchmarks/benchmark.operations.ts';
import { createQuoteDeskOperations } from './desk/quote-desk.operations.ts';
import { createSettingsDeskOperations } from './desk/settings-desk.operations.ts';
import { createPriceImportOperations } from './import/price-import.operations.ts';
import { createDictionaryOperations } from './dictionary/dictionary.operations.ts';
import { createIndexOperations } from './indices/price-index.operations.ts';
import { createLandedOperations } from './landed/landed.operations.ts';
import type { PriceDeps } from './price-deps.ts';
import { createNoteOperations } from './notes/note.operations.ts';
import type { WeekTextDeps } from './week-access.ts';
import { createQuoteOperations } from './quotes/quotes.operations.ts';

export function createPricesOperations(deps: PriceDeps & WeekTextDeps): readonly BoundOperation[] {
  return [
    ...createQuoteOperations(deps),
    ...createNoteOperations(deps),
    ...createIndexOperations(deps),
    ...createLandedOperations(deps),
    ...createBenchmarkOperations(deps),
    ...createQuoteDeskOperations(deps),
    ...createSettingsDeskOperations(deps),
    ...createPriceImportOperations(deps),
    ...createDictionaryOperations(deps),
  ];
}
