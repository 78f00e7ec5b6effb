import { foldSpelling } from '@btc/contract/fold-text.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { findOtherAreaByName } from '@btc/reference/places/other-areas.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { readOrigin } from '#platform/import/places/place-lookup.ts';
import { otherOrigins } from './vintage.ts';

/*
 * A fact of a country that is no origin keeps it as its area, and "others" is how it is read. The area is its code; of rests of regions
 * that of the source, and of a name in no table its spelling. Null where no country is told.
 */

/** Other areas of which staff taught a name as an origin's, and that origin. */
export type TaughtAreas = ReadonlyMap<string, string>;

const known = new WeakMap<Dictionary, TaughtAreas>();

export function readTaughtAreas(dictionary: Dictionary): TaughtAreas {
  const before = known.get(dictionary);
  if (before !== undefined) return before;
  const found = origins.flatMap(({ code }) =>
    code === otherOrigins
      ? []
      : dictionary.toWritten('origin', code).map((written) => [findOtherAreaByName(written) ?? '', code] as const),
  );
  const areas = new Map(found.filter(([area]) => area !== ''));
  known.set(dictionary, areas);
  return areas;
}

/** The origin that facts of an area are read as; an area may have become one since they were loaded. */
export function toOriginOfArea(area: string, taught: TaughtAreas): string {
  return taught.get(area) ?? readOrigin(area) ?? otherOrigins;
}

export interface Partner {
  readonly origin: string;
  /** Null: the origin says it all. */
  readonly area: string | null;
}

/** Reads a partner that no table of origins has, by the area it is known as and by what its names or codes were taught to mean. */
export function findOtherPartner(
  { area, names }: { readonly area: string | undefined; readonly names: readonly string[] },
  dictionary: Dictionary,
): Partner | undefined {
  const origin = area === undefined ? undefined : readTaughtAreas(dictionary).get(area);
  if (area !== undefined && origin !== undefined) return { origin, area };
  const name = names.find((one) => dictionary.findTaught('origin', one) !== undefined) ?? '';
  const taught = dictionary.findTaught('origin', name);
  if (taught !== undefined && taught !== otherOrigins) return { origin: taught, area: null };
  return area === undefined && taught === undefined
    ? undefined
    : { origin: otherOrigins, area: area ?? foldSpelling(name) };
}
