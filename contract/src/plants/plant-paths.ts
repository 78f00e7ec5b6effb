import type { Edition } from '../members/access.ts';
import type { PlantMeat } from './plant-codes.ts';
import { pathFor } from '../wire/edition-path.ts';

/** Directory path: the Chinese edition has a separate pork page, the English one a switch (decisions §6). */
export function toPlantsPath(edition: Edition, meat: PlantMeat = 'beef'): string {
  if (meat === 'beef') return pathFor(edition, '/BTCEst');
  return edition === 'cn' ? '/cn/BTCPorkEst' : '/BTCEst?meat=pork';
}

/** Page of a plant; the address survives a change of its number. */
export function toPlantPath(edition: Edition, plantId: number): string {
  return pathFor(edition, `/BTCEst/Plant/${plantId}`);
}

export function toCargoCheckPath(edition: Edition, plantId?: number): string {
  return pathFor(edition, plantId === undefined ? '/BTCEst/Cargo' : `/BTCEst/Cargo?plant=${plantId}`);
}

export function toPlantWatchesPath(edition: Edition): string {
  return pathFor(edition, '/BTCEst/Watches');
}

/** Unsubscribe link of watch mails; the page asks for confirmation, since mail programs open links too. */
export function toStopWatchPath(edition: Edition, key: string): string {
  return `${toPlantWatchesPath(edition)}#${new URLSearchParams({ stop: key }).toString()}`;
}

export function toPlantListTemplatePath(edition: Edition, form: 'csv' | 'xlsx'): string {
  return `/download/plant-list-template.${form}?edition=${edition}`;
}

export const plantFiles = ['plants', 'plant-events', 'plant-structure'] as const;
export type PlantFile = (typeof plantFiles)[number];

/** Download of the directory, event list or market structure; `query` has the request's field names (`Meat`, `Origin` …). */
export function toPlantFilePath(
  file: PlantFile,
  form: 'csv' | 'xlsx',
  query: { readonly edition: Edition } & Readonly<Record<string, string>>,
): string {
  return `/download/${file}.${form}?${new URLSearchParams(query).toString()}`;
}
