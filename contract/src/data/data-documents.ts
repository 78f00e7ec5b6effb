import type { Edition } from '../members/access.ts';
import { dataRoot } from './data-address.ts';

/** Documents on all data sets: a DCAT-AP catalogue, a Frictionless Data Package, and a feed of releases and revisions. */
export const dataDocuments = ['catalog.jsonld', 'datapackage.json', 'releases.atom'] as const;
export type DataDocumentName = (typeof dataDocuments)[number];

export function toDocumentPath(name: DataDocumentName, edition: Edition): string {
  return `${dataRoot}/${name}?edition=${edition}`;
}
