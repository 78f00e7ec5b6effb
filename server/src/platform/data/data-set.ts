import type { Api } from '@btc/contract/client.ts';
import type { DataSetName } from '@btc/contract/data/data-address.ts';
import type { Edition, Module } from '@btc/contract/members/access.ts';
import type { Given } from '../export/file-route.ts';
import { readQuestion } from '../export/file-route.ts';
import type { z } from 'zod';
import type { DataTable, Words } from './data-table.ts';

/** A data set: what it is called, and how it is read from the calls of whoever asks. */
export interface DataSet {
  readonly name: DataSetName;
  readonly title: Words;
  /** What it holds, in a sentence. */
  readonly lead: Words;
  /** The module that opens all of it; null where it is open to everyone. */
  readonly module: Module | null;
  /** Asks the calls as the reader: what is locked for them is left out, or refused with 1008. */
  readonly read: (api: Api, fields: Given, edition: Edition) => Promise<DataTable>;
}

type Title = readonly [cn: string, en: string];

/** States a set: its name, title, sentence, module, and how it is read. */
export function dataSet(
  name: DataSetName,
  {
    title: [cn, en],
    lead,
    module = null,
  }: { readonly title: Title; readonly lead: Title; readonly module?: Module | null },
  read: DataSet['read'],
): DataSet {
  return { name, title: { cn, en }, lead: { cn: lead[0], en: lead[1] }, module, read };
}

/** The question of a call out of the fields of an address; what the address does not say is as the call has it. */
export function ask<Schema extends z.ZodType>({ input }: { readonly input: Schema }, fields: Given): z.output<Schema> {
  return readQuestion(input, fields);
}
