import type { Api } from '@btc/contract/client.ts';
import type { Crew } from './crew.ts';
import type { Ledger } from './ledger.ts';

/** What a writer works with. */
export interface Desk {
  readonly ledger: Ledger;
  /** The calls of the next member of a part of the crew, or of a stranger. */
  readonly call: (as: keyof Crew | 'stranger') => Api;
  /** A number that no other act of the row has. */
  readonly nextNumber: () => number;
  /** Rows of a statement; for what a person would read in a mail. */
  readonly read: (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly isOver: () => boolean;
}

/** Somebody who does one kind of work again and again. */
export interface Writer {
  readonly name: string;
  /** Once, before the first act. */
  readonly prepare?: (desk: Desk) => Promise<void>;
  /** One act: every write in it is attempted and acknowledged in the ledger under its kind and key. */
  readonly act: (desk: Desk) => Promise<void>;
  /** Statements that give `key` and `count`: what stands in the records under each kind. */
  readonly stored: Readonly<Record<string, string>>;
  /** Statements that count what is half done; 0 is right. */
  readonly halfDone: Readonly<Record<string, string>>;
}
