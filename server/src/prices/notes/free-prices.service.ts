import { isDeepStrictEqual } from 'node:util';
import type { FreePrices, GetDeskFreePrices, SaveFreePrices } from '@btc/contract/prices/price-notes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { changedMeanwhile, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import { presentSeries } from '../series/series.present.ts';
import { listSeries } from '../series/series.queries.ts';
import {
  listFreePriceRows,
  listSampleKinds,
  lockFreePriceRows,
  replaceFreePriceRows,
  replaceSampleKinds,
} from './free-price.queries.ts';

export async function listFreeSeries(db: Db): Promise<number[]> {
  return (await listFreePriceRows(db)).map(({ series_id: id }) => id);
}

export async function readDeskFreePrices(db: Db): Promise<OutputOf<typeof GetDeskFreePrices>> {
  const [places, kinds, series, dictionary] = await Promise.all([
    listFreePriceRows(db),
    listSampleKinds(db),
    listSeries(db),
    openDictionary(db),
  ]);
  const find = (position: number) => places.find((place) => place.position === position)?.series_id ?? null;
  const held = new Set(places.map(({ series_id: id }) => id));
  return {
    Row: {
      First: find(1),
      Second: find(2),
      Third: find(3),
      Views: kinds.includes('views'),
      Plants: kinds.includes('plants'),
    },
    List: series.filter((row) => row.is_active || held.has(row.id)).map((row) => presentSeries(row, dictionary)),
  };
}

export async function saveFreePrices(
  { db }: StaffWork,
  { Expected, ...chosen }: InputOf<typeof SaveFreePrices>,
): Promise<StaffChange<FreePrices>> {
  await lockFreePriceRows(db);
  const { Row: before, List } = await readDeskFreePrices(db);
  if (!isDeepStrictEqual(before, Expected)) throw changedMeanwhile('First');
  const ids = [chosen.First, chosen.Second, chosen.Third];
  const places = ids.flatMap((id, index) => (id === null ? [] : [{ position: index + 1, series_id: id }]));
  const known = new Map(List.map((series) => [series.SeriesID, series]));
  if (places.some(({ series_id: id }) => !known.has(id))) throw new ApiError(1009);
  await replaceFreePriceRows(db, places);
  await replaceSampleKinds(db, [
    ...(chosen.Views ? ['views' as const] : []),
    ...(chosen.Plants ? ['plants' as const] : []),
  ]);
  // The trail says names, not numbers.
  const name = ({ First, Second, Third, Views, Plants }: FreePrices) => ({
    Views,
    Plants,
    Series: [First, Second, Third].flatMap((id) => {
      const series = id === null ? undefined : known.get(id);
      return series === undefined ? [] : [`${series.OriginCn}${series.CutCn}`];
    }),
  });
  return { subject: { kind: 'freePrices', id: 'today' }, before: name(before), after: name(chosen), result: chosen };
}
