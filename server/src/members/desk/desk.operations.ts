import type { BoundOperation } from '#platform/api/binding.ts';
import { createAuditOperations } from './audit.operations.ts';
import { createDeskCancellationOperations } from './cancellation-desk.operations.ts';
import { createDeskContactOperations } from './contact.operations.ts';
import type { DeskDeps } from './desk-deps.ts';
import { createDeskLevelOperations } from './level.operations.ts';
import { createDeskMemberOperations } from './member.operations.ts';
import { createDeskOutboxOperations } from './outbox.operations.ts';
import { createDeskRequestOperations } from './request.operations.ts';

export function createDeskOperations(deps: DeskDeps): readonly BoundOperation[] {
  return [
    ...createDeskMemberOperations(deps),
    ...createDeskRequestOperations(deps),
    ...createDeskCancellationOperations(deps),
    ...createDeskLevelOperations(deps),
    ...createDeskContactOperations(deps),
    ...createDeskOutboxOperations(deps),
    ...createAuditOperations(deps),
  ];
}
