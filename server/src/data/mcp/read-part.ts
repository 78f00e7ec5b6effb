import type { Api } from '@btc/contract/client.ts';
import type { DataQuery } from '@btc/contract/data/data-address.ts';
import type { DataSet } from '#data/data-set.ts';
import { type Figure, selectColumns } from '#data/data-table.ts';
import { describeSet } from '#data/describe-set.ts';
import { readSet } from '#data/read-set.ts';
import { toObjects } from '#data/forms/write-json.ts';

export interface ToolDeps {
  readonly api: Api;
  readonly sets: readonly DataSet[];
  readonly publicUrl: string;
}

export interface PartOptions {
  readonly query: DataQuery;
  readonly columns?: readonly string[];
  readonly limit?: number;
  /** Selects rows; left out: all. */
  readonly isMeant?: (row: Readonly<Record<string, Figure>>) => boolean;
}

const usualRows = 60;

const nothing = {
  cn: '没有符合条件的数据；没有数据不等于零。',
  en: 'Nothing that is known fits. That is not zero.',
} as const;

/** A data set with unit, scope, source and citable address. Throws 1001 for an unknown parameter, 1008 where all is locked. */
export async function readPart({ api, sets, publicUrl }: ToolDeps, options: PartOptions) {
  const { query, columns = [], limit = usualRows, isMeant = () => true } = options;
  const { set, table: whole } = await readSet(api, sets, query);
  const { page, data, cite, ...about } = describeSet({ set, query, table: whole, publicUrl });
  const table = selectColumns(whole, columns);
  const meant = toObjects(table).filter((row) => isMeant(row));
  return {
    set: about.name,
    title: about.title,
    description: about.description,
    // A set without a narrower scope is what its sentence says.
    scope: about.scope ?? about.description,
    basis: about.basis,
    source: about.source,
    license: about.license,
    vintage: about.vintage,
    span: about.span,
    provisional: about.provisional,
    partial: about.partial,
    isDemonstration: about.isDemonstration,
    locked: about.locked,
    cite,
    link: page ?? data['csv'] ?? '',
    columns: Object.fromEntries(
      table.columns.map(({ name, title, unit }) => [name, { title: title[query.edition], unit }]),
    ),
    rows: meant.slice(0, limit),
    rowCount: meant.length,
    ...(meant.length === 0 ? { note: nothing[query.edition] } : {}),
    ...(meant.length > limit ? { more: data['json'] } : {}),
  };
}
