import type { BoundOperation } from '#platform/api/binding.ts';
import { claimDeskOperations } from './desk/claim-desk.operations.ts';
import { exhibitionDeskOperations } from './desk/exhibition-desk.operations.ts';
import { merchantDeskOperations } from './desk/merchant-desk.operations.ts';
import type { DirectoryDeps } from './directory-deps.ts';
import { exhibitionOperations } from './exhibition.operations.ts';
import { merchantOperations } from './merchant.operations.ts';

/** The directory room's operations, bound to the records. */
export function directoryOperations(deps: DirectoryDeps): readonly BoundOperation[] {
  return [
    ...exhibitionOperations(deps),
    ...merchantOperations(deps),
    ...exhibitionDeskOperations(deps),
    ...merchantDeskOperations(deps),
    ...claimDeskOperations(deps),
  ];
}
