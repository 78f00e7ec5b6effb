import type { Api } from '@btc/contract/client.ts';
import type { DataSetName } from '@btc/contract/data/data-address.ts';
import type { Edition, Module } from '@btc/contract/members/access.ts';
import type { AddressFields } from '#platform/export/file-route.ts';
import { readQuestion } from '#platform/export/file-route.ts';
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

export interface Parameter {
  /** Left out: the common title of parameters with this name. */
  readonly title?: Words;
  readonly names?: readonly NamedCode[];
  /** A filter left unset is described in files as including everything. */
  readonly isFilter?: true;
}

export interface DataSet {
  readonly name: DataSetName;
  readonly title: Words;
  readonly lead: Words;
  /** Input schema of the underlying call; null where no parameter comes from it. */
  readonly question: z.ZodType | null;
  /** Keyed by the parameter's name in the address. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** Module that opens the whole set; null: open to everyone. */
  readonly module: Module | null;
  /** All columns its answers may have; where the question decides, only some of them appear. */
  readonly columns: readonly ColumnHead[];
  /** Whether its calls read one person's data: answers are then made per caller and never cached. */
  readonly isPersonal: boolean;
  /** Reads as the caller: locked rows are left out, or the call fails with 1008. */
  readonly read: (api: Api, fields: AddressFields, edition: Edition) => Promise<DataTable>;
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

/** `columns` only where the answer decides which exist, or their units. */
type SetReading<Row> = Omit<Reading<Row>, 'columns'> & Partial<Pick<Reading<Row>, 'columns'>>;

export function dataSet<Row>(
  name: DataSetName,
  stated: Stated<Row>,
  read: (api: Api, fields: AddressFields, edition: Edition) => Promise<SetReading<Row>>,
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

/** A declared column; throws for an unknown name. */
export function findColumn({ name: set, columns }: Pick<DataSet, 'name' | 'columns'>, name: string): ColumnHead {
  const found = columns.find((column) => column.name === name);
  if (found === undefined) throw new Error(`The set ${set} has no column ${name}`);
  return found;
}

/** Call input from address fields; missing ones take the call's defaults. */
export function ask<Schema extends z.ZodType>(
  { input }: { readonly input: Schema },
  fields: AddressFields,
): z.output<Schema> {
  return readQuestion(input, fields);
}
