import type { Module } from '@btc/contract/members/access.ts';
import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import { type BoundOperation } from '#platform/api/binding.ts';
import { findLock, toReader, locksFor, toVisitor } from '#platform/api/reader.ts';
import { bindForVisitors, bindShared } from '#platform/api/shared-binding.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import type { Db } from '#platform/db/db.ts';
import { readMeats } from '../plant-codes.parse.ts';
import { openDictionary } from '#dictionary/face.ts';
import { findPlantCut } from '../plant.present.ts';
import type { PlantsDeps } from '../plants-deps.ts';
import { isWatched } from './page.queries.ts';
import { getPlantRecord, openPlant, type PlantQuestion } from './page.service.ts';
import { accessPlant } from './plant-access.ts';

const kilogramsPerTonne = 1_000;

function tonnes(kilograms: number): number {
  return Math.round(kilograms) / kilogramsPerTonne;
}

const nothingKnown = { SourceNameCn: null, SourceNameEn: null, Demo: false, PublishedOn: null } as const;

const besidePlant = ['Info', 'Price', 'PorkPrice', 'Data', 'Market'] as const satisfies readonly Module[];

function findSharedPlant(db: Db, { PlantID, Code }: Pick<PlantQuestion, 'PlantID' | 'Code'>, cache: SharedCache) {
  return cache.get(`plant ${PlantID ?? Code}`, async () => {
    const { id, meats } = await getPlantRecord(db, { PlantID, Code });
    return { id, meats: readMeats(meats) };
  });
}

export function createPageOperations({ db, clock, readPlantTrade }: PlantsDeps): readonly BoundOperation[] {
  return [
    bindShared(contract.GetPlant, {
      judge: async (input, caller, cache) => {
        const reader = toReader(clock, input.isEn, caller);
        const plant = await findSharedPlant(db, input, cache);
        const [{ locked, trialLeft }, watched] = await Promise.all([
          accessPlant(db, { id: plant.id, meats: plant.meats, isCounted: input.Counted }, reader),
          reader.user === null ? null : isWatched(db, reader.user.userId, plant.id),
        ]);
        const isPlain = trialLeft === null && watched === null;
        return {
          question: { id: plant.id, isEn: input.isEn, locked, locks: locksFor(besidePlant, reader) },
          marks: isPlain ? undefined : { TrialLeft: trialLeft, Watched: watched },
        };
      },
      make: ({ id, isEn, locked, locks }) => openPlant(db, id, { locked, visitor: toVisitor(clock, isEn, locks) }),
      mark: (answer, marks) => ({ ...answer, Dict: { ...answer.Dict, ...marks } }),
    }),
    bindForVisitors(contract.GetPlantTrade, {
      clock,
      modules: ['Data', 'PorkData'],
      make: async (input, reader) => {
        const plant = await getPlantRecord(db, input);
        const meats = readMeats(plant.meats);
        const meat = meats[0] ?? 'beef';
        const locked = findLock(meat === 'beef' ? 'Data' : 'PorkData', reader);
        const maxCuts = input.AllCuts ? Number.POSITIVE_INFINITY : undefined;
        const question = { code: plant.code, meat, months: input.Months, maxCuts };
        const trade = locked === null ? await readPlantTrade(question) : null;
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
            ...findPlantCut(dictionary, code, meats),
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
      },
    }),
  ];
}
