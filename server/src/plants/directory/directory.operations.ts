import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { splitCodes } from '#platform/api/code-list.ts';
import { toReader } from '#platform/api/reader.ts';
import { lockOf } from '../plant-locks.ts';
import { presentBrief } from '../plant.present.ts';
import { readState } from '../plant-codes.parse.ts';
import type { PlantsDeps } from '../plants-deps.ts';
import { countDirectory, countPlants, listPlants } from './directory.queries.ts';
import { readDirectory, wholeDirectory } from './directory.service.ts';
import { openFacets, presentFacets, presentOrigins, presentProvinces } from './facets.service.ts';
import { concentrationOf, readStructure } from './structure.service.ts';

/** More numbers than any origin has in a picker that is still of use. */
const mostNumbers = 1_000;

/** A number that the search finds, as the directory lists it. */
async function findExample(db: PlantsDeps['db'], meat: PlantMeat, origin: string) {
  const filter = { ...wholeDirectory(meat, false), origins: [origin] };
  const [first] = await listPlants(db, filter, { sort: 'number', edition: 'en', limit: 1, offset: 0 });
  return first === undefined ? null : { Origin: origin, PlantNo: presentBrief(first).PlantNo };
}

function cascadeOperations({ db, clock }: PlantsDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetWebFrontApprovePlantOrigin, async (input) => {
      const { facets } = await countDirectory(db, wholeDirectory(input.Meat, false), ['origins']);
      const rows = presentOrigins(facets.origins);
      const most = rows.toSorted((one, other) => other.Count - one.Count)[0]?.Code;
      return { Rows: rows, Dict: { Example: most === undefined ? null : await findExample(db, input.Meat, most) } };
    }),
    bind(contract.GetWebFrontApprovePlantProvince, async (input, caller) => {
      const locked = lockOf(input.Meat, toReader(clock, input.isEn, caller));
      if (locked !== null) return { Rows: [], Dict: { Locked: locked } };
      const filter = { ...wholeDirectory(input.Meat, true), origins: [input.Origin] };
      const { facets } = await countDirectory(db, filter, ['provinces']);
      return { Rows: presentProvinces(facets.provinces), Dict: { Locked: null } };
    }),
    bind(contract.GetWebFrontApprovePlantNo, async (input, caller) => {
      const reader = toReader(clock, input.isEn, caller);
      const locked = lockOf(input.Meat, reader);
      const provinces = locked === null ? splitCodes(input.Province) : [];
      const filter = { ...wholeDirectory(input.Meat, locked === null), origins: [input.Origin], provinces };
      const order = { sort: 'number', edition: reader.edition, limit: mostNumbers, offset: 0 } as const;
      const [rows, { total }] = await Promise.all([listPlants(db, filter, order), countPlants(db, filter)]);
      return {
        Rows: rows.map((row) => ({ ...presentBrief(row), State: readState(row.state) })),
        Total: total,
        Dict: { Locked: locked },
      };
    }),
  ];
}

function structureOperation({ db, clock }: PlantsDeps): BoundOperation {
  return bind(contract.GetWebFrontApprovePlantPattern, async (input, caller) => {
    const reader = toReader(clock, input.isEn, caller);
    const locked = lockOf(input.Meat, reader);
    const filter = {
      ...wholeDirectory(input.Meat, locked === null),
      origins: splitCodes(input.Origin),
      states: splitCodes(input.State),
      asOf: locked === null && input.AsOf !== '' ? input.AsOf : null,
    };
    const { total, demo } = await countPlants(db, filter);
    const isShown = locked === null || input.By === 'origin' || input.By === 'state';
    const bars = isShown ? await readStructure(db, filter, { by: input.By, total }) : [];
    return {
      Patterns: bars,
      Total: total,
      Dict: {
        Locked: locked,
        AsOf: filter.asOf ?? reader.today,
        Demo: demo > 0,
        Concentration: concentrationOf(bars, total),
      },
    };
  });
}

/** The directory of beef and pork plants, its cascade, and the market structure. */
export function directoryOperations(deps: PlantsDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  const pork: PlantMeat = 'pork';
  return [
    bind(contract.GetWebFrontApprovePlant, (input, caller) =>
      readDirectory(db, input, toReader(clock, input.isEn, caller)),
    ),
    bind(contract.GetWebFrontPorkDataEst, (input, caller) =>
      readDirectory(db, { ...input, Meat: pork }, toReader(clock, input.isEn, caller)),
    ),
    bind(contract.GetFrontPorkDataEstItems, async (input, caller) => {
      const locked = lockOf(pork, toReader(clock, input.isEn, caller));
      const isOpen = locked === null;
      const { facets } = await countDirectory(db, wholeDirectory(pork, isOpen), openFacets(isOpen));
      return { Dict: { Locked: locked, ...presentFacets(facets) } };
    }),
    ...cascadeOperations(deps),
    structureOperation(deps),
  ];
}
