import type { Api } from '@btc/contract/client.ts';
import type { DataDocumentName } from '@btc/contract/data/data-documents.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { DataSet } from '../data-set.ts';
import type { WholeSet } from '../forms/whole-set.ts';

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

export interface DataDocument {
  readonly name: DataDocumentName;
  readonly contentType: string;
  readonly write: (request: DocumentRequest) => Promise<string>;
}
