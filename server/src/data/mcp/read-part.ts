import type { Api } from '@btc/contract/client.ts';
import type { DataQuery, DataSetName } from '@btc/contract/data/data-address.ts';
import type { DataSet } from '#data/data-set.ts';
import { selectWithReasons, sliceRows } from '#data/data-table.ts';
import { describeSet } from '#data/describe-set.ts';
import { readSet } from '#data/read-set.ts';
import { toObjects } from '#data/forms/write-json.ts';
import { type Arrangement, arrangeRows } from './arrange-rows.ts';
import type { Part } from './part.ts';

export interface ToolDeps {
  readonly api: Api;
  readonly sets: readonly DataSet[];
  readonly publicUrl: string;
}

export interface PartOptions extends Arrangement {
  readonly query: DataQuery;
  readonly columns?: readonly string[];
  readonly limit?: number;
  readonly cursor?: string;
}

const usualRows = 60;
/** What is due next comes first. */
const forthcoming: ReadonlySet<DataSetName> = new Set(['release-calendar']);

const nothing = {
  cn: '没有符合条件的数据；没有数据不等于零。',
  en: 'Nothing that is known fits. That is not zero.',
} as const;

type Marks = Pick<Part, 'basis' | 'span' | 'provisional' | 'partial' | 'locked'>;

/** Marks that do not apply are left out. */
function keepMarks(marks: Marks): Marks {
  const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(marks).filter(([, value]) => !isEmpty(value)));
}

/** A data set with unit, scope, source and citable address. Throws 1001 for an unknown parameter, 1008 where all is locked. */
export async function readPart({ api, sets, publicUrl }: ToolDeps, options: PartOptions): Promise<Part> {
  const { query, columns = [], limit = usualRows, cursor = '', where, order } = options;
  const { set, table: whole } = await readSet(api, sets, query);
  const about = describeSet({ set, query, table: whole, publicUrl });
  const usual = forthcoming.has(query.name) ? 'set' : undefined;
  const meant = arrangeRows(whole, { ...(where === undefined ? {} : { where }), order: order ?? usual });
  const { table, next } = sliceRows(selectWithReasons(meant, columns), { limit, cursor });
  const units = table.columns.filter(({ unit }) => unit !== '').map(({ name, unit }) => [name, unit] as const);
  const { basis, span, provisional, partial, locked } = about;
  const { from, to, publishedOn, asOf } = about.vintage;
  return {
    set: about.name,
    title: about.title,
    // A set without a narrower scope is what its sentence says.
    scope: about.scope ?? about.description,
    source: about.source,
    isDemonstration: about.isDemonstration,
    vintage: { from, to, publishedOn, ...(asOf === null ? {} : { asOf }) },
    ...keepMarks({ basis, span, provisional, partial, locked }),
    units: Object.fromEntries(units),
    rows: toObjects(table),
    total: meant.rows.length,
    ...(next === null ? {} : { next }),
    ...(meant.rows.length === 0 ? { note: nothing[query.edition] } : {}),
    cite: about.cite,
    link: about.page ?? about.data['csv'] ?? '',
  };
}
