import { checkCargo } from '@btc/contract/plants/cargo-check.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { boardOperations } from './board/board.operations.ts';
import { answerCargo } from './cargo/cargo.service.ts';
import { directoryOperations } from './directory/directory.operations.ts';
import { listDeskOperations } from './desk/list-desk.operations.ts';
import { plantDeskOperations } from './desk/plant-desk.operations.ts';
import { pageOperations } from './page/page.operations.ts';
import type { PlantsDeps } from './plants-deps.ts';
import { searchOperations } from './search/search.operations.ts';
import { watchOperations } from './watch/watch.operations.ts';

/** The operations of the plants room, bound to the records. */
export function plantsOperations(deps: PlantsDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    ...directoryOperations(deps),
    ...boardOperations(deps),
    ...searchOperations(deps),
    ...pageOperations(deps),
    bind(checkCargo, async (input, caller) => answerCargo(db, input, toReader(clock, input.isEn, caller))),
    ...watchOperations(deps),
    ...plantDeskOperations(deps),
    ...listDeskOperations(deps),
  ];
}
