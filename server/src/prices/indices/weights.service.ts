import { type PriceMeat, priceMeats } from '@btc/contract/prices/price-codes.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import type { ReadYearVolumes, YearVolumes } from '../price-deps.ts';
import { listCells, type NewWeight, replaceWeights } from './price-index.queries.ts';

interface YearOfMeat {
  readonly meat: PriceMeat;
  /** The weighted year; its volumes are those of the year before. */
  readonly year: number;
}

/** Weights from volumes: shares of the cells that have ever been quoted. */
export function weightsFrom(
  volumes: YearVolumes,
  { meat, year }: YearOfMeat,
  { quoted, dictionary }: { readonly quoted: ReadonlySet<string>; readonly dictionary: Dictionary },
): readonly NewWeight[] {
  const cells = volumes.cells.filter(
    ({ origin, cut, kilograms }) =>
      kilograms > 0 && dictionary.findCut(meat, cut) !== undefined && quoted.has(`${origin}|${cut}`),
  );
  const whole = cells.reduce((sum, { kilograms }) => sum + kilograms, 0);
  return cells
    .map(({ origin, cut, kilograms }) => ({ origin, cut, share: (kilograms / whole).toFixed(10) }))
    .filter(({ share }) => Number(share) > 0)
    .map((cell) => ({
      ...cell,
      volume_year: year - 1,
      source_cn: volumes.sourceCn,
      source_en: volumes.sourceEn,
      is_demo: volumes.isDemo,
    }));
}

/** Replaces a year's weights from the volumes of the year before; keeps the old ones where no volumes are known. */
export async function refreshWeights(db: Db, request: YearOfMeat, volumes: YearVolumes | null): Promise<number> {
  if (volumes === null) return 0;
  const { meat, year } = request;
  const cells = [...(await listCells(db, meat, 'forward')), ...(await listCells(db, meat, 'spot'))];
  const quoted = new Set(cells.map(({ origin, cut }) => `${origin}|${cut}`));
  const weights = weightsFrom(volumes, request, { quoted, dictionary: await openDictionary(db) });
  if (weights.length > 0) await replaceWeights(db, { meat, year }, weights);
  return weights.length;
}

/** Years up to now that have weekly prices and known volumes. */
export async function listVolumes(
  db: Db,
  { read, now }: { readonly read: ReadYearVolumes; readonly now: Date },
): Promise<readonly (YearOfMeat & { readonly volumes: YearVolumes })[]> {
  const thisYear = Number(shanghaiDay(now).slice(0, 4));
  const each = await Promise.all(
    priceMeats.map(async (meat) => {
      const [first] = await listCells(db, meat, 'forward');
      const from = Number((first?.week ?? '9999').slice(0, 4));
      const years = Array.from({ length: Math.max(0, thisYear - from + 1) }, (_, index) => from + index);
      const known = await Promise.all(
        years.map(async (year) => ({ meat, year, volumes: await read({ meat, year: year - 1 }) })),
      );
      return known.flatMap(({ volumes, ...one }) => (volumes === null ? [] : [{ ...one, volumes }]));
    }),
  );
  return each.flat();
}
