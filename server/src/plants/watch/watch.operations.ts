import { bindForAll } from '#platform/api/shared-binding.ts';
import { randomBytes } from 'node:crypto';
import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import type { WatchedRow } from '@btc/contract/plants/plant-watch.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { badRequest } from '#platform/api/answer.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { toReader } from '#platform/api/reader.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { findPlant } from '../page/page.queries.ts';
import { readMeat, readMeats, readState } from '../plant-codes.parse.ts';
import { originNames, presentBrief } from '../plant.present.ts';
import type { PlantsDeps } from '../plants-deps.ts';
import { sendPlantRecord } from './send-record.service.ts';
import {
  countWatches,
  deleteWatch,
  deleteWatchById,
  findWatchByKey,
  insertWatch,
  listWatches,
  type WatchedPlant,
  type WatchSubject,
} from './watch.queries.ts';

const maxWatches = 200;

interface Named {
  readonly PlantID?: number | undefined;
  readonly Origin?: string | undefined;
  readonly Meat: 'beef' | 'pork';
}

/** Exactly one of plant and origin. */
async function toSubject(db: Db, { PlantID, Origin, Meat }: Named): Promise<WatchSubject> {
  if ((PlantID === undefined) === (Origin === undefined)) throw badRequest('PlantID', 'one_of');
  if (PlantID !== undefined) {
    const plant = await findPlant(db, PlantID);
    if (plant === undefined) throw new ApiError(1009);
    return { plantId: PlantID, origin: null, meat: readMeats(plant.meats)[0] ?? 'beef' };
  }
  const origin = findOrigin(Origin ?? '');
  if (origin === undefined || origin.code === 'OTH') throw new ApiError(1009);
  return { plantId: null, origin: origin.code, meat: Meat };
}

function watchedPlant(row: WatchedPlant): WatchedRow['Plant'] {
  const { id, code, origin, number, meats, is_demo: isDemo, state } = row;
  if (id === null || code === null || origin === null || number === null || meats === null || state === null)
    return null;
  const plant = { ...row, id, code, origin, number, meats, is_demo: isDemo ?? false };
  return { ...presentBrief(plant), State: readState(state) };
}

function presentWatch(row: WatchedPlant): WatchedRow {
  const plant = watchedPlant(row);
  const origin = plant?.Origin ?? row.watched_origin ?? '';
  return {
    WatchID: row.watch_id,
    Plant: plant,
    Origin: origin,
    ...originNames(origin),
    Meat: readMeat(row.meat),
    CreatedDate: shanghaiMoment(row.created_at),
  };
}

export function createWatchOperations(deps: PlantsDeps): readonly BoundOperation[] {
  const { db, clock, establishmentMail } = deps;
  return [
    bind(contract.AddDeletePlantWatch, async (input, caller) => {
      const { userId } = signedInUser(caller);
      const now = clock.now();
      const subject = await toSubject(db, input);
      if (!input.IsAdd) {
        await deleteWatch(db, userId, subject);
        return { Row: { Watched: false } };
      }
      if ((await countWatches(db, userId)) >= maxWatches) throw badRequest('PlantID', 'too_many');
      await insertWatch(db, { userId, subject, stopKey: randomBytes(24).toString('base64url'), now });
      return { Row: { Watched: true } };
    }),
    bind(contract.GetPlantWatches, async (input, caller) => {
      const { userId } = signedInUser(caller);
      const slice = { limit: input.PageSize, offset: (input.Page - 1) * input.PageSize };
      const [rows, total] = await Promise.all([listWatches(db, userId, slice), countWatches(db, userId)]);
      return { Rows: rows.map(presentWatch), Total: total };
    }),
    bind(contract.StopPlantWatch, async ({ Key }) => {
      const watch = await findWatchByKey(db, Key);
      if (watch === undefined) throw new ApiError(1009);
      await deleteWatchById(db, watch.id);
      const { plant_number: number, origin, meat } = watch;
      return { Row: { PlantNo: number, Origin: origin, ...originNames(origin), Meat: readMeat(meat) } };
    }),
    bindForAll(contract.GetEstablishmentMailService, async () => ({ Row: { State: establishmentMail } })),
    bind(contract.SendEstablishmentMail, async (input, caller) =>
      sendPlantRecord(deps, input.PlantID, toReader(clock, input.isEn, caller)),
    ),
  ];
}
