import { checkCargo } from '@btc/contract/plants/cargo-check.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { createBoardOperations } from './board/board.operations.ts';
import { answerCargo } from './cargo/cargo.service.ts';
import { createDirectoryOperations } from './directory/directory.operations.ts';
import { listDeskOperations } from './desk/list-desk.operations.ts';
import { createPlantDeskOperations } from './desk/plant-desk.operations.ts';
import { createPageOperations } from './page/page.operations.ts';
import type { PlantsDeps } from './plants-deps.ts';
import { createSearchOperations } from './search/search.operations.ts';
import { createWatchOperations } from './watch/watch.operations.ts';

export function createPlantsOperations(deps: PlantsDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    ...createDirectoryOperations(deps),
    ...createBoardOperations(deps),
    ...createSearchOperations(deps),
    ...createPageOperations(deps),
    bind(checkCargo, async (input, caller) => answerCargo(db, input, toReader(clock, input.isEn, caller))),
    ...createWatchOperations(deps),
    ...createPlantDeskOperations(deps),
    ...listDeskOperations(deps),
  ];
}
