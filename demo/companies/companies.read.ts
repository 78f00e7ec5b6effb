import { join } from 'node:path';
import { z } from 'zod';
import { numeral, originCode, provinceCode, statusCode } from '../codes.ts';
import { readCsv, readJson } from '../doors/read-data.ts';

/*
 * Invented firms and plants. Names are coined; none is that of a firm, and none of what the demonstration says of them happened. States and
 * cities are real places; the plants in them are not.
 */

const folder = import.meta.dirname;

const group = z.strictObject({
  origin: originCode,
  nameEn: z.string(),
  nameCn: z.string(),
  beefPlants: numeral,
  porkPlants: numeral,
  /** Size relative to the other groups of the origin. */
  size: numeral,
});
export type ExporterGroup = z.output<typeof group>;

export const exporterGroups: readonly ExporterGroup[] = readCsv(join(folder, 'exporter-groups.csv'), group);

const place = z.strictObject({
  origin: originCode,
  stateEn: z.string(),
  stateCn: z.string(),
  cityEn: z.string(),
  cityCn: z.string(),
});
export type PlantPlace = Omit<z.output<typeof place>, 'origin'>;

/** In the order in which an origin's plants are assigned to them. */
export const plantPlaces = readCsv(join(folder, 'plant-places.csv'), place);

/** Chinese, then English or Latin letters. */
const spelt = z.tuple([z.string(), z.string()]);
export type Spelt = z.output<typeof spelt>;

/** Parts of importers' names: a city, two characters that form no word together, and a trade; each firm has its own pair. */
export const {
  firstCharacters,
  secondCharacters,
  trades,
  cities: importerCities,
  counts: importerCounts,
} = readJson(
  join(folder, 'importer-names.json'),
  z.strictObject({
    firstCharacters: z.array(spelt),
    secondCharacters: z.array(spelt),
    trades: z.array(spelt),
    cities: z.record(provinceCode, z.array(spelt)),
    counts: z.partialRecord(provinceCode, z.int()),
  }),
);

export const eventNotes = readJson(join(folder, 'plant-event-notes.json'), z.record(statusCode, z.array(spelt)));
