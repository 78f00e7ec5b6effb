import type { BoundOperation } from '#platform/api/binding.ts';
import { boardOperations } from './board.operations.ts';
import { chatOperations } from './chat.operations.ts';
import { moderationOperations } from './desk/moderation.operations.ts';
import type { MarketDeps } from './market-deps.ts';

/** The market room, ready to be dispatched. */
export function marketOperations(deps: MarketDeps): readonly BoundOperation[] {
  return [...boardOperations(deps), ...chatOperations(deps), ...moderationOperations(deps)];
}
