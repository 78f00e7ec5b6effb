import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { findLock, toReader } from '#platform/api/reader.ts';
import { readMeats } from '../plant-codes.parse.ts';
import { openDictionary } from '#platform/dictionary/open-dictionary.ts';
import { cutOfPlant } from '../plant.present.ts';
import type { PlantsDeps } from '../plants-deps.ts';
import { getPlantRecord, openPlant } from './page.service.ts';

const kilogramsPerTonne = 1_000;

function tonnes(kilograms: number): number {
  return Math.round(kilograms) / kilogramsPerTonne;
}

const nothingKnown = { SourceNameCn: null, SourceNameEn: null, Demo: false, PublishedOn: null } as const;

/** The page of a plant, and its trade. */
export function pageOperations({ db, clock, readPlantTrade }: PlantsDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetPlant, async (input, caller) => openPlant(db, input, toReader(clock, input.isEn, caller))),
    bind(contract.GetPlantTrade, async (input, caller) => {
      const reader = toReader(clock, input.isEn, caller);
      const plant = await getPlantRecord(db, input);
      const meats = readMeats(plant.species);
      const meat = meats[0] ?? 'beef';
      const locked = findLock(meat === 'beef' ? 'Data' : 'PorkData', reader);
      const trade = locked === null ? await readPlantTrade({ code: plant.code, meat, months: input.Months }) : null;
      if (trade === null) return { Dates: [], Datas: [], Rows: [], Dict: { Locked: locked, ...nothingKnown } };
      const dictionary = await openDictionary(db);
      return {
        Dates: trade.months.map(({ month }) => month),
        Datas: trade.months.map(({ month, kilograms, usd }) => ({
          Month: month,
          Volume: kilograms === null ? null : tonnes(kilograms),
          Value: usd,
        })),
        Rows: trade.cuts.map(({ code, kilograms }) => ({
          ...cutOfPlant(dictionary, code, meats),
          Volume: tonnes(kilograms),
        })),
        Dict: {
          Locked: null,
          SourceNameCn: trade.sourceNameCn,
          SourceNameEn: trade.sourceNameEn,
          Demo: trade.isDemo,
          PublishedOn: trade.publishedOn,
        },
      };
    }),
  ];
}
