import type { BoundOperation } from '#platform/api/binding.ts';
import { auditOperations } from './audit.operations.ts';
import { deskCancellationOperations } from './cancellation-desk.operations.ts';
import { deskContactOperations } from './contact.operations.ts';
import type { DeskDeps } from './desk-deps.ts';
import { deskLevelOperations } from './level.operations.ts';
import { deskMemberOperations } from './member.operations.ts';
import { deskOutboxOperations } from './outbox.operations.ts';
import { deskRequestOperations } from './request.operations.ts';

/** The members' desk of the console. */
export function deskOperations(deps: DeskDeps): readonly BoundOperation[] {
  return [
    ...deskMemberOperations(deps),
    ...deskRequestOperations(deps),
    ...deskCancellationOperations(deps),
    ...deskLevelOperations(deps),
    ...deskContactOperations(deps),
    ...deskOutboxOperations(deps),
    ...auditOperations(deps),
  ];
}
