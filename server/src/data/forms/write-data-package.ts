import { toDocumentPath } from '@btc/contract/data/data-documents.ts';
import { mediaTypes } from '@btc/contract/data/media-types.ts';
import { type DataQuery, toPackagePath } from '@btc/contract/data/data-address.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import type { DocumentRequest } from '../http/data-document.ts';
import type { DataSet } from '../data-set.ts';
import { type ColumnHead, type DataTable, toFigure } from '../data-table.ts';
import { describeSet } from '../describe-set.ts';
import { gapWords } from '../gap-words.ts';
import { listMissing, readAbout, toDeclared } from '../read-set.ts';
import { toField } from './write-json.ts';

/*
 * Frictionless Data Package 1.0: a set is a tabular resource, its CSV file with the schema of its columns.
 */

const words = {
  cn: {
    title: 'Beef to China 数据',
    lead: '中国进口牛肉与猪肉的贸易、价格、工厂和配额数据。需要指定编号或企业的数据集各有自己的datapackage.json。',
    terms: '使用条款',
    locked: '完整数据需开通相应模块。',
    join: '；',
    pair: (code: string, text: string) => `${code}：${text}`,
  },
  en: {
    title: 'Beef to China: data',
    lead: 'Data on trade, prices, plants and quotas of the beef and pork imports of China. Sets of one record or company have a datapackage.json of their own.',
    terms: 'Terms of use',
    locked: 'All of it needs the module.',
    join: '; ',
    pair: (code: string, text: string) => `${code}: ${text}`,
  },
} as const;

interface Read {
  readonly set: DataSet;
  readonly query: DataQuery;
  readonly table: DataTable;
  readonly publicUrl: string;
}

function describeField(column: ColumnHead, edition: Edition) {
  const field = toField(column, edition);
  if (column.name !== 'gaps') return field;
  const { pair, join } = words[edition];
  const reasons = Object.entries(gapWords).map(([code, text]) => pair(code, text[edition]));
  return { ...field, description: reasons.join(join) };
}

/** Names of the dimensions where they tell all rows apart; null where they do not, or there are no rows. */
export function findPrimaryKey({ columns, rows }: Pick<DataTable, 'columns' | 'rows'>): readonly string[] | null {
  const places = columns.flatMap(({ role }, index) => (role === 'dimension' ? [index] : []));
  if (places.length === 0 || rows.length === 0) return null;
  const keys = rows.map((row) => places.map((place) => toFigure(row[place])));
  if (keys.some((key) => key.includes(null) || key.includes(''))) return null;
  const isUnique = new Set(keys.map((key) => JSON.stringify(key))).size === rows.length;
  return isUnique ? places.flatMap((place) => columns[place]?.name ?? []) : null;
}

function describeLicenses(edition: Edition, publicUrl: string) {
  const path = `${publicUrl}${edition === 'cn' ? '/cn' : ''}${toLegalPath('terms')}`;
  return [{ path, title: words[edition].terms }];
}

function describeResource({ set, query, table, publicUrl }: Read) {
  const { edition } = query;
  const about = describeSet({ set, query, table, publicUrl });
  const primaryKey = findPrimaryKey(table);
  return {
    profile: 'tabular-data-resource',
    name: set.name,
    title: about.title,
    description: about.locked === null ? about.description : `${about.description} ${words[edition].locked}`,
    path: about.data['csv'],
    format: 'csv',
    mediatype: mediaTypes.csv,
    encoding: 'utf-8',
    schema: {
      fields: table.columns.map((column) => describeField(column, edition)),
      missingValues: [''],
      ...(primaryKey === null ? {} : { primaryKey }),
    },
    licenses: describeLicenses(edition, publicUrl),
    ...(about.source === '' ? {} : { sources: [{ title: about.source }] }),
  };
}

type Resource = ReturnType<typeof describeResource>;

interface Packed {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Without scheme and host. */
  readonly path: string;
  readonly resources: readonly Resource[];
}

function describePackage({ path, resources, ...named }: Packed, edition: Edition, publicUrl: string) {
  const sources = [...new Set(resources.flatMap((one) => one.sources ?? []).map(({ title }) => title))];
  return {
    profile: 'tabular-data-package',
    ...named,
    id: publicUrl + path,
    homepage: `${publicUrl}${edition === 'cn' ? '/cn' : '/'}`,
    licenses: describeLicenses(edition, publicUrl),
    contributors: [{ title: 'Beef to China', path: publicUrl, role: 'publisher' }],
    sources: sources.map((title) => ({ title })),
    resources,
  };
}

/** A set by itself, with the columns of this answer. */
export function describeSetPackage(read: Read) {
  const { query, publicUrl } = read;
  const resource = describeResource(read);
  const { name, title, description } = resource;
  const path = toPackagePath(query);
  return describePackage({ name, title, description, path, resources: [resource] }, query.edition, publicUrl);
}

/** As signed-out readers see it; its declaration where it is a person's own, or cannot be read now. */
async function readOpen({ api, sets }: DocumentRequest, set: DataSet, query: DataQuery): Promise<DataTable> {
  if (set.isPersonal) return toDeclared(set);
  try {
    return (await readAbout(api, sets, query)).table;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return toDeclared(set);
    throw error;
  }
}

/** Every set that is whole without a parameter, as it is for a signed-out reader. */
export async function writeDataPackage(request: DocumentRequest): Promise<string> {
  const { sets, publicUrl, edition } = request;
  const resources: Resource[] = [];
  for (const set of sets) {
    const query: DataQuery = { name: set.name, edition, params: {} };
    if (listMissing(query).length > 0) continue;
    const table = await readOpen(request, set, query);
    resources.push(describeResource({ set, query, table, publicUrl }));
  }
  const { title, lead } = words[edition];
  const path = toDocumentPath('datapackage.json', edition);
  const named = { name: 'beef-to-china', title, description: lead, path, resources };
  return JSON.stringify(describePackage(named, edition, publicUrl));
}
