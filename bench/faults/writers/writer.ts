import type { Api } from '@btc/contract/client.ts';
import type { Crew } from './crew.ts';
import type { Ledger } from './ledger.ts';

export interface Desk {
  readonly ledger: Ledger;
  /** The calls of the next member of a part of the crew, or of a stranger. */
  readonly call: (as: keyof Crew | 'stranger') => Api;
  readonly nextNumber: () => number;
  readonly read: (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  readonly isOver: () => boolean;
}

export interface Writer {
  readonly name: string;
  readonly prepare?: (desk: Desk) => Promise<void>;
  /** One act: each write is noted in the ledger as attempted and acknowledged, under its kind and key. */
  readonly act: (desk: Desk) => Promise<void>;
  readonly stored: Readonly<Record<string, string>>;
  /** Queries that count half-done writes; 0 is right. */
  readonly halfDone: Readonly<Record<string, string>>;
}
