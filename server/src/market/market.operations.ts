import type { BoundOperation } from '#platform/api/binding.ts';
import { createBoardOperations } from './board.operations.ts';
import { createChatOperations } from './chat/chat.operations.ts';
import { createModerationOperations } from './desk/moderation.operations.ts';
import type { MarketDeps } from './market-deps.ts';

export function createMarketOperations(deps: MarketDeps): readonly BoundOperation[] {
  return [...createBoardOperations(deps), ...createChatOperations(deps), ...createModerationOperations(deps)];
}
