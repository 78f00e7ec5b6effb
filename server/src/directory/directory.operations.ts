import type { BoundOperation } from '#platform/api/binding.ts';
import { createClaimDeskOperations } from './desk/claim-desk.operations.ts';
import { createExhibitionDeskOperations } from './desk/exhibition-desk.operations.ts';
import { createMerchantDeskOperations } from './desk/merchant-desk.operations.ts';
import type { DirectoryDeps } from './directory-deps.ts';
import { createExhibitionOperations } from './exhibition.operations.ts';
import { createMerchantOperations } from './merchant.operations.ts';

export function createDirectoryOperations(deps: DirectoryDeps): readonly BoundOperation[] {
  return [
    ...createExhibitionOperations(deps),
    ...createMerchantOperations(deps),
    ...createExhibitionDeskOperations(deps),
    ...createMerchantDeskOperations(deps),
    ...createClaimDeskOperations(deps),
  ];
}
