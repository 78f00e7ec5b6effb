import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import { type BoundOperation } from '#platform/api/binding.ts';
import { splitCodes } from '#platform/api/code-list.ts';
import { bindForAll, bindForVisitors } from '#platform/api/shared-binding.ts';
import { strangersRights } from '#platform/search/search-rights.ts';
import { findLockState, plantModules } from '../plant-locks.ts';
import { presentBrief } from '../plant.present.ts';
import { readState } from '../plant-codes.parse.ts';
import type { PlantsDeps } from '../plants-deps.ts';
import {
  countDirectory,
  countPlants,
  facetNames,
  isDemoRegister,
  listPlants,
  toOpenFilter,
} from './directory.queries.ts';
import { readDirectory, wholeDirectory } from './directory.service.ts';
import { presentFacets, presentOrigins, presentProvinces } from './facets.service.ts';
import { computeConcentration, readStructure } from './structure.service.ts';

const maxNumbers = 1_000;

async function findExample(db: PlantsDeps['db'], meat: PlantMeat, origin: string) {
  const filter = { ...wholeDirectory(meat, strangersRights), origins: [origin] };
  const [first] = await listPlants(db, filter, { sort: 'number', edition: 'en', limit: 1, offset: 0 });
  return first === undefined ? null : { Origin: origin, PlantNo: presentBrief(first).PlantNo };
}

function createCascadeOperations({ db, clock }: PlantsDeps): readonly BoundOperation[] {
  return [
    bindForAll(contract.GetWebFrontApprovePlantOrigin, async (input) => {
      const { facets } = await countDirectory(db, wholeDirectory(input.Meat, strangersRights), ['origins']);
      const rows = presentOrigins(facets.origins);
      const most = rows.toSorted((one, other) => other.Count - one.Count)[0]?.Code;
      return { Rows: rows, Dict: { Example: most === undefined ? null : await findExample(db, input.Meat, most) } };
    }),
    bindForVisitors(contract.GetWebFrontApprovePlantProvince, {
      clock,
      modules: plantModules,
      make: async (input, reader) => {
        const locked = findLockState(input.Meat, reader);
        if (locked !== null) return { Rows: [], Dict: { Locked: locked } };
        const filter = { ...wholeDirectory(input.Meat, reader), origins: [input.Origin] };
        const { facets } = await countDirectory(db, filter, ['provinces']);
        return { Rows: presentProvinces(facets.provinces), Dict: { Locked: null } };
      },
    }),
    bindForVisitors(contract.GetWebFrontApprovePlantNo, {
      clock,
      modules: plantModules,
      make: async (input, reader) => {
        const locked = findLockState(input.Meat, reader);
        const provinces = splitCodes(input.Province);
        const filter = { ...wholeDirectory(input.Meat, reader), origins: [input.Origin], provinces };
        const order = { sort: 'number', edition: reader.edition, limit: maxNumbers, offset: 0 } as const;
        const [rows, { total }] = await Promise.all([listPlants(db, filter, order), countPlants(db, filter)]);
        return {
          Rows: rows.map((row) => ({ ...presentBrief(row), State: readState(row.state) })),
          Total: total,
          Dict: { Locked: locked },
        };
      },
    }),
  ];
}

function structureOperation({ db, clock }: PlantsDeps): BoundOperation {
  return bindForVisitors(contract.GetWebFrontApprovePlantPattern, {
    clock,
    modules: plantModules,
    make: async (input, reader) => {
      const locked = findLockState(input.Meat, reader);
      const filter = toOpenFilter({
        ...wholeDirectory(input.Meat, reader),
        origins: splitCodes(input.Origin),
        states: splitCodes(input.State),
        asOf: input.AsOf === '' ? null : input.AsOf,
      });
      const { total, demo } = await countPlants(db, filter);
      const bars = await readStructure(db, filter, { by: input.By, total });
      return {
        Patterns: bars,
        Total: total,
        Dict: {
          Locked: locked,
          AsOf: filter.asOf ?? reader.today,
          Demo: total === 0 ? await isDemoRegister(db, filter) : demo > 0,
          Concentration: computeConcentration(bars, total),
        },
      };
    },
  });
}

export function createDirectoryOperations(deps: PlantsDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  const pork: PlantMeat = 'pork';
  return [
    bindForVisitors(contract.GetWebFrontApprovePlant, {
      clock,
      modules: plantModules,
      make: (input, reader) => readDirectory(db, input, reader),
    }),
    bindForVisitors(contract.GetWebFrontPorkDataEst, {
      clock,
      modules: plantModules,
      make: (input, reader) => readDirectory(db, { ...input, Meat: pork }, reader),
    }),
    bindForVisitors(contract.GetFrontPorkDataEstItems, {
      clock,
      modules: plantModules,
      make: async (_input, reader) => {
        const { facets } = await countDirectory(db, wholeDirectory(pork, reader), facetNames);
        return { Dict: { Locked: findLockState(pork, reader), ...presentFacets(facets) } };
      },
    }),
    ...createCascadeOperations(deps),
    structureOperation(deps),
  ];
}
