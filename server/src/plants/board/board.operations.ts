import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import { type BoundOperation } from '#platform/api/binding.ts';
import { splitCodes } from '#platform/api/code-list.ts';
import { toSlice } from '#platform/api/paging.ts';
import { bindForVisitors } from '#platform/api/shared-binding.ts';
import { findLockState, plantModules } from '../plant-locks.ts';
import { presentBrief, presentEvent } from '../plant.present.ts';
import type { PlantsDeps } from '../plants-deps.ts';
import { countsOfStatuses, openBoard, readBoardByChange, readBoardByOrigin } from './board.service.ts';
import { readChangeLog } from './change-log.service.ts';
import { countEvents, hasDemoEvents, listChangedPlants, listEvents, listReleases } from './event.queries.ts';

export function createBoardOperations(deps: PlantsDeps): readonly BoundOperation[] {
  return [...createSummaryOperations(deps), ...createChangeOperations(deps)];
}

function createSummaryOperations({ db, clock }: PlantsDeps): readonly BoundOperation[] {
  return [
    bindForVisitors(contract.GetWebApprovePlantState, {
      clock,
      modules: plantModules,
      make: async (input, reader) => readBoardByChange(db, await openBoard(db, input, reader)),
    }),
    bindForVisitors(contract.GetWebApprovePlantStateOrigin, {
      clock,
      modules: plantModules,
      make: async (input, reader) => readBoardByOrigin(db, await openBoard(db, input, reader)),
    }),
    bindForVisitors(contract.GetWebApprovePlantStatePlantNO, {
      clock,
      modules: plantModules,
      make: async (input, reader) => {
        const { filter, dict, isLocked } = await openBoard(db, input, reader);
        const plants = await listChangedPlants(db, filter, isLocked ? { limit: 1, offset: 0 } : toSlice(input));
        const rows = plants.map((plant) => ({
          Plant: presentBrief(plant),
          Counts: countsOfStatuses(plant.statuses),
          Total: plant.statuses.length,
          LatestOn: plant.latest_on,
        }));
        return { Rows: isLocked ? [] : rows, Total: plants[0]?.all_plants ?? 0, Dict: dict };
      },
    }),
  ];
}

function createChangeOperations({ db, clock }: PlantsDeps): readonly BoundOperation[] {
  return [
    bindForVisitors(contract.GetWebApprovePlantChildState, {
      clock,
      modules: plantModules,
      make: async (input, reader) => {
        const { filter, dict, isLocked } = await openBoard(db, input, reader);
        if (isLocked) return { Rows: [], Total: await countEvents(db, filter), Dict: dict };
        const events = {
          ...filter,
          statuses: splitCodes(input.Status),
          basis: input.Basis ?? null,
          plantId: input.PlantID ?? null,
        };
        const [rows, total] = await Promise.all([listEvents(db, events, toSlice(input)), countEvents(db, events)]);
        return { Rows: rows.map((row) => presentEvent(row, row)), Total: total, Dict: dict };
      },
    }),
    bindForVisitors(contract.GetWebHistoricalUpdate, {
      clock,
      modules: plantModules,
      make: async (input, reader) => {
        const { Meat: meat, Origin } = input;
        const locked = findLockState(meat, reader);
        const filter = { meat, origins: locked === null ? splitCodes(Origin) : [], from: null, to: null };
        const dict = { Locked: locked, Demo: await hasDemoEvents(db, filter) };
        const log = { filter, today: reader.today };
        if (dict.Locked !== null) {
          const [latest] = await listReleases(db, { filter, until: reader.today }, { limit: 1, offset: 0 });
          return { Rows: [], Total: latest?.all_releases ?? 0, Dict: dict };
        }
        const { rows, total } = await readChangeLog(db, log, toSlice(input));
        return { Rows: rows, Total: total, Dict: dict };
      },
    }),
  ];
}
