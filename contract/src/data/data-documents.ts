import type { Edition } from '../members/access.ts';
import { dataRoot } from './data-address.ts';

/** What the door says of all its sets: a catalogue as DCAT-AP, and a feed of releases and revisions. */
export const dataDocuments = ['catalog.jsonld', 'releases.atom'] as const;
export type DataDocumentName = (typeof dataDocuments)[number];

/** The address of a document in an edition. */
export function toDocumentPath(name: DataDocumentName, edition: Edition): string {
  return `${dataRoot}/${name}?edition=${edition}`;
}
