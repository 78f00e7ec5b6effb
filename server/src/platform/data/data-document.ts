import type { Api } from '@btc/contract/client.ts';
import type { DataDocumentName } from '@btc/contract/data/data-documents.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { DataSet } from './data-set.ts';
import type { WholeSet } from './whole-set.ts';

/** All that the door has. */
export interface Catalogued {
  readonly sets: readonly DataSet[];
  readonly wholeSets: readonly WholeSet[];
  readonly publicUrl: string;
}

export interface DocumentRequest extends Catalogued {
  /** The calls of a signed-out reader. */
  readonly api: Api;
  readonly edition: Edition;
}

/** Something that the door says of all its sets, the same to everybody. */
export interface DataDocument {
  readonly name: DataDocumentName;
  readonly contentType: string;
  readonly write: (request: DocumentRequest) => Promise<string>;
}
