import { dataForms, dataPages, type DataQuery, isDataSet } from '@btc/contract/data/data-address.ts';
import { type DataPage, findDataParam } from '@btc/contract/data/data-page.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Form } from '../forms/data-file.ts';

/** What describes a set and has none of its rows. */
const descriptors = ['metadata', 'datapackage'] as const;
type Descriptor = (typeof descriptors)[number];

type Query = Readonly<Record<string, string>>;

export interface DataRequest {
  readonly query: DataQuery;
  readonly form: Form | Descriptor;
  readonly fields: readonly string[];
  readonly limit: number | null;
  readonly cursor: string;
  /** Whether an item of a trial may be spent on what is locked. */
  readonly spends: boolean;
}

const maxLimit = 100_000;

/** Parameters of an address; 1001 for one given twice, except lists that a form sends as repeated fields. */
export function readTexts(given: unknown, page: DataPage | undefined): Query {
  const entries = Object.entries(typeof given === 'object' ? { ...given } : {});
  const texts = entries.map(([name, value]): [string, string] => {
    if (typeof value === 'string') return [name, value];
    const param = page === undefined ? undefined : findDataParam(page, name);
    if (!Array.isArray(value) || param?.as !== 'dots') throw badRequest(name, 'repeated');
    return [name, value.join('.')];
  });
  return Object.fromEntries(texts.filter(([, value]) => value !== ''));
}

function readLimit(value: string | undefined): number | null {
  if (value === undefined) return null;
  const limit = Number(value);
  if (!/^\d{1,6}$/.test(value) || limit < 1 || limit > maxLimit) throw badRequest('limit', 'wrongFormat');
  return limit;
}

function readForm(ending: string, format: string | undefined): Form | Descriptor {
  const descriptor = descriptors.find((one) => one === ending);
  if (descriptor !== undefined) return descriptor;
  const form = dataForms.find((one) => one === ending);
  if (form === undefined) throw new ApiError(1009);
  if (format === undefined || format === form) return form;
  if (form === 'json' && format === 'jsonstat') return format;
  if (form === 'parquet' && format === 'text') return 'parquetText';
  if (form === 'xlsx' && format === 'text') return 'xlsxText';
  throw badRequest('format', 'wrongFormat');
}

/** Parses a request; 1001 names each wrong parameter, 1009 an unknown set or format. */
export function readRequest(name: string, ending: string, given: unknown): DataRequest {
  if (!isDataSet(name)) throw new ApiError(1009);
  const {
    edition = 'cn',
    fields = '',
    limit,
    cursor = '',
    format,
    spend = 'no',
    ...params
  } = readTexts(given, dataPages[name]);
  if (edition !== 'cn' && edition !== 'en') throw badRequest('edition', 'wrongFormat');
  if (spend !== 'yes' && spend !== 'no') throw badRequest('spend', 'wrongFormat');
  return {
    query: { name, edition, params },
    form: readForm(ending, format),
    fields: fields.split(',').filter((field) => field !== ''),
    limit: readLimit(limit),
    cursor,
    spends: spend === 'yes',
  };
}

export interface NamedFile {
  readonly name: string;
  readonly ending: string;
  readonly link: string | null;
}

export function readFileName(file: string): NamedFile {
  const { name = '', ending = '' } = /^(?<name>.+)\.(?<ending>\w+)$/.exec(file)?.groups ?? {};
  return { name, ending, link: null };
}
