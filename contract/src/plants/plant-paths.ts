import type { Edition } from '../members/access.ts';
import type { PlantMeat } from './plant-codes.ts';
import { pathFor } from '../wire/edition-path.ts';

/** The directory of an edition: the Chinese one has a page of its own for pork, the English one a switch in the page (decisions §6). */
export function toPlantsPath(edition: Edition, meat: PlantMeat = 'beef'): string {
  if (meat === 'beef') return pathFor(edition, '/BTCEst');
  return edition === 'cn' ? '/cn/BTCPorkEst' : '/BTCEst?meat=pork';
}

/** The page of a plant; it keeps its address when the plant gets another number. */
export function toPlantPath(edition: Edition, plantId: number): string {
  return pathFor(edition, `/BTCEst/Plant/${plantId}`);
}

/** "Can this cargo enter?", begun with a plant where one is given. */
export function toCargoCheckPath(edition: Edition, plantId?: number): string {
  return pathFor(edition, plantId === undefined ? '/BTCEst/Cargo' : `/BTCEst/Cargo?plant=${plantId}`);
}

/** What a reader watches. */
export function toPlantWatchesPath(edition: Edition): string {
  return pathFor(edition, '/BTCEst/Watches');
}

/** Where the link at the end of a watch mail leads: the page asks before it stops anything, since mail programs open links too. */
export function toStopWatchPath(edition: Edition, key: string): string {
  return `${toPlantWatchesPath(edition)}#${new URLSearchParams({ stop: key }).toString()}`;
}

/** The form in which a list of approved plants is uploaded, empty. */
export function toPlantListTemplatePath(edition: Edition, form: 'csv' | 'xlsx'): string {
  return `/download/plant-list-template.${form}?edition=${edition}`;
}

/** What can be had as a file. */
export const plantFiles = ['plants', 'plant-events', 'plant-structure'] as const;
export type PlantFile = (typeof plantFiles)[number];

/** The address of the directory, the event list or the market structure as a file; `query` has the names of the question (`Meat`, `Origin`, `Keyword` …). */
export function toPlantFilePath(
  file: PlantFile,
  form: 'csv' | 'xlsx',
  query: { readonly edition: Edition } & Readonly<Record<string, string>>,
): string {
  return `/download/${file}.${form}?${new URLSearchParams(query).toString()}`;
}
