import { type PriceSpecies, priceSpecies } from '@btc/contract/prices/price-codes.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import { openDictionary } from '#platform/dictionary/open-dictionary.ts';
import type { ReadYearVolumes, YearVolumes } from '../price-deps.ts';
import { listCells, type NewWeight, replaceWeights } from './price-index.queries.ts';

interface YearOfSpecies {
  readonly species: PriceSpecies;
  /** The year whose weeks are weighed; the volumes are those of the year before. */
  readonly year: number;
}

/** Volumes of origin and cut as weights: the shares of the cells that have ever been quoted. */
export function weightsFrom(
  volumes: YearVolumes,
  { species, year }: YearOfSpecies,
  { quoted, dictionary }: { readonly quoted: ReadonlySet<string>; readonly dictionary: Dictionary },
): readonly NewWeight[] {
  const cells = volumes.cells.filter(
    ({ origin, cut, kilograms }) =>
      kilograms > 0 && dictionary.findCut(species, cut) !== undefined && quoted.has(`${origin}|${cut}`),
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

/** Takes the weights of a year from the volumes of the year before; keeps those there are where no volumes are known. */
export async function refreshWeights(db: Db, asked: YearOfSpecies, volumes: YearVolumes | null): Promise<number> {
  if (volumes === null) return 0;
  const { species, year } = asked;
  const cells = [...(await listCells(db, species, 'forward')), ...(await listCells(db, species, 'spot'))];
  const quoted = new Set(cells.map(({ origin, cut }) => `${origin}|${cut}`));
  const weights = weightsFrom(volumes, asked, { quoted, dictionary: await openDictionary(db) });
  if (weights.length > 0) await replaceWeights(db, { species, year }, weights);
  return weights.length;
}

/** The years up to this one that have cells and whose volumes are known. */
export async function listVolumes(
  db: Db,
  { read, now }: { readonly read: ReadYearVolumes; readonly now: Date },
): Promise<readonly (YearOfSpecies & { readonly volumes: YearVolumes })[]> {
  const thisYear = Number(shanghaiDay(now).slice(0, 4));
  const each = await Promise.all(
    priceSpecies.map(async (species) => {
      const [first] = await listCells(db, species, 'forward');
      const from = Number((first?.week ?? '9999').slice(0, 4));
      const years = Array.from({ length: Math.max(0, thisYear - from + 1) }, (_, index) => from + index);
      const known = await Promise.all(
        years.map(async (year) => ({ species, year, volumes: await read({ species, year: year - 1 }) })),
      );
      return known.flatMap(({ volumes, ...one }) => (volumes === null ? [] : [{ ...one, volumes }]));
    }),
  );
  return each.flat();
}
