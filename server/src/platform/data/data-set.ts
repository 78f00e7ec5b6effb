import type { Api } from '@btc/contract/client.ts';
import type { DataSetName } from '@btc/contract/data/data-address.ts';
import type { Edition, Module } from '@btc/contract/members/access.ts';
import type { Given } from '../export/file-route.ts';
import { readQuestion } from '../export/file-route.ts';
import type { z } from 'zod';
import type { NamedCode } from '@btc/contract/names.ts';
import {
  type ColumnHead,
  type DataColumn,
  type DataTable,
  layTable,
  type Reading,
  toHeads,
  type Words,
} from './data-table.ts';

/** What is said of a parameter beside its schema. */
export interface Parameter {
  /** Left out: what parameters of its name are called everywhere. */
  readonly title?: Words;
  /** What its codes are called. */
  readonly names?: readonly NamedCode[];
  /** Of a filter that is left open a file says that all is in it. */
  readonly isFilter?: true;
}

/** A data set: what it is called, and how it is read from the calls of whoever asks. */
export interface DataSet {
  readonly name: DataSetName;
  readonly title: Words;
  /** What it holds, in a sentence. */
  readonly lead: Words;
  /** The question of the call that it is read from; null where it takes nothing of one. */
  readonly question: z.ZodType | null;
  /** By its name in the address. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** The module that opens all of it; null where it is open to everyone. */
  readonly module: Module | null;
  /** All that its answers may have; which, where the question decides that. */
  readonly columns: readonly ColumnHead[];
  /** Whether its calls read what one person said: then an answer is made for each who asks, and none is kept. */
  readonly isPersonal: boolean;
  /** Asks the calls as the reader: what is locked for them is left out, or refused with 1008. */
  readonly read: (api: Api, fields: Given, edition: Edition) => Promise<DataTable>;
}

type Title = readonly [cn: string, en: string];

interface Stated<Row> {
  readonly title: Title;
  readonly lead: Title;
  readonly module?: Module | null;
  readonly isPersonal?: boolean;
  readonly call?: { readonly input: z.ZodType };
  readonly parameters?: DataSet['parameters'];
  readonly columns: readonly DataColumn<Row>[];
}

/** What a set reads; with columns where the answer decides which there are, or their units. */
type SetReading<Row> = Omit<Reading<Row>, 'columns'> & Partial<Pick<Reading<Row>, 'columns'>>;

/** Declares a set: its name, title, sentence, module, what it is asked by, its columns, and how it is read. */
export function dataSet<Row>(
  name: DataSetName,
  stated: Stated<Row>,
  read: (api: Api, fields: Given, edition: Edition) => Promise<SetReading<Row>>,
): DataSet {
  const { title, lead, module = null, isPersonal = false, call, parameters = {}, columns } = stated;
  const words = ([cn, en]: Title): Words => ({ cn, en });
  return {
    name,
    title: words(title),
    lead: words(lead),
    module,
    isPersonal,
    question: call?.input ?? null,
    parameters,
    columns: toHeads(columns),
    read: async (api, fields, edition) => layTable({ columns, ...(await read(api, fields, edition)) }, edition),
  };
}

/** A column that a set declares. */
export function findColumn({ name: set, columns }: Pick<DataSet, 'name' | 'columns'>, name: string): ColumnHead {
  const found = columns.find((column) => column.name === name);
  if (found === undefined) throw new Error(`The set ${set} has no column ${name}`);
  return found;
}

/** The question of a call out of the fields of an address; what the address does not say is as the call has it. */
export function ask<Schema extends z.ZodType>({ input }: { readonly input: Schema }, fields: Given): z.output<Schema> {
  return readQuestion(input, fields);
}
