import type { Edition } from '../members/access.ts';
import { marketDataPages } from '../market/market-data-pages.ts';
import { accountDataPages } from '../members/account/account-data-pages.ts';
import { dictionaryPath } from '../dictionary/dictionary-paths.ts';
import { plantDataPages } from '../plants/plant-data-pages.ts';
import { priceDataPages } from '../prices/price-data-pages.ts';
import { readView, tradeDataPages } from '../trade/trade-data-pages.ts';
import { type DataPage, type DataParam, findDataParam, page, readParam } from './data-page.ts';
import { developersPath } from './developers-path.ts';

/** Path of the catalogue; every data set is below it. */
export const dataRoot = '/data/v1';

/** Formats of a data set: the extension of its address. */
export const dataForms = ['csv', 'json', 'jsonl', 'parquet', 'xlsx'] as const;
export type DataForm = (typeof dataForms)[number];

export const referenceSets = ['origins', 'hs-codes', 'customs-districts', 'provinces', 'plant-statuses'] as const;
export type ReferenceSet = (typeof referenceSets)[number];

export const dataPages = {
  ...tradeDataPages,
  ...priceDataPages,
  ...plantDataPages,
  ...marketDataPages,
  dictionary: page(dictionaryPath),
  status: page(developersPath),
  ...accountDataPages,
  ...(Object.fromEntries(referenceSets.map((name) => [name, page(null)])) as Record<ReferenceSet, DataPage>), // by its list
} as const satisfies Record<string, DataPage>;
export type DataSetName = keyof typeof dataPages;

const entries = Object.entries(dataPages) as readonly [DataSetName, DataPage][]; // the keys of the table
const [firstName, ...otherNames] = entries.map(([name]) => name);
if (firstName === undefined) throw new Error('There are data sets');

export const dataSetNames: readonly [DataSetName, ...DataSetName[]] = [firstName, ...otherNames];

const byName: ReadonlyMap<string, DataPage> = new Map(entries);

export function isDataSet(name: string): name is DataSetName {
  return byName.has(name);
}

export interface DataQuery {
  readonly name: DataSetName;
  readonly edition: Edition;
  readonly params: Readonly<Record<string, string>>;
}

/** Pork pages with paths of their own, mapped to the page that otherwise takes `meat=pork`. */
const otherPaths: Readonly<Record<string, string>> = {
  '/PorkData': '/BTCData',
  '/ProkPrice': '/BTCPrice',
  '/BTCPorkEst': '/BTCEst',
};

interface ReadPage {
  readonly edition: Edition;
  readonly path: string;
  readonly search: URLSearchParams;
}

function readPage(address: string): ReadPage {
  const [given = '', query = ''] = address.split('?');
  const edition = /^\/cn(?=\/|$)/i.test(given) ? 'cn' : 'en';
  const own = given.replace(/^\/cn(?=\/|$)/i, '').replace(/\/$/, '');
  const search = new URLSearchParams(query);
  const other = Object.entries(otherPaths).find(([path]) => path.toLowerCase() === own.toLowerCase())?.[1];
  if (other !== undefined) search.set('meat', 'pork');
  const path = other ?? own;
  if (path.toLowerCase() === '/btcdata') search.set('view', readView(search));
  return { edition, path, search };
}

/** The `:id` in a path, empty where the pattern has none; null where the path does not match. */
function findId(own: string | null, path: string): string | null {
  if (own === null) return null;
  const pattern = new RegExp(`^${own.replace(':id', '([1-9]\\d{0,9})')}$`, 'i');
  const found = pattern.exec(path);
  return found === null ? null : (found[1] ?? '');
}

function isChosen({ path, chosenBy }: DataPage, search: URLSearchParams): boolean {
  if (chosenBy === null) return true;
  const { param, value, isUsual } = chosenBy;
  const given = search.get(param);
  if (given === value) return true;
  return isUsual && !entries.some(([, other]) => other.path === path && other.chosenBy?.value === given);
}

function takeParams({ params }: DataPage, search: URLSearchParams, id: string): Readonly<Record<string, string>> {
  const own = Object.entries(params).flatMap(([name, param]) => {
    const value = name === 'id' ? id : joinValues(param, search.getAll(name));
    return value === '' ? [] : [[name, value] as const];
  });
  return Object.fromEntries(own);
}

function joinValues({ as }: DataParam, values: readonly string[]): string {
  return as === 'dots' ? values.join('.').replaceAll('|', '.') : (values[0] ?? '').trim();
}

/** The sets of a page address, its main one first; purely visual query parameters are left out. */
export function listDataQueries(address: string): readonly DataQuery[] {
  const { edition, path, search } = readPage(address);
  const shown = entries.flatMap(([name, own]) => {
    const id = findId(own.path, path);
    if (id === null || !isChosen(own, search)) return [];
    return [{ isMain: own.isMain, query: { name, edition, params: takeParams(own, search, id) } }];
  });
  return shown.toSorted((one, other) => Number(other.isMain) - Number(one.isMain)).map(({ query }) => query);
}

/** The main set of a page address; null where the page has none. */
export function findDataQuery(address: string): DataQuery | null {
  return listDataQueries(address)[0] ?? null;
}

/** Data address of a set; the edition decides the language of texts and which membership counts. */
export function toDataPath({ name, edition, params }: DataQuery, form: DataForm = 'csv'): string {
  const search = new URLSearchParams({ ...params, edition });
  return `${dataRoot}/${name}.${form}?${search.toString()}`;
}

export function toMetadataPath({ name, edition, params }: DataQuery): string {
  return `${dataRoot}/${name}/metadata.json?${new URLSearchParams({ ...params, edition }).toString()}`;
}

/** The set as a Frictionless Data Package. */
export function toPackagePath({ name, edition, params }: DataQuery): string {
  return `${dataRoot}/${name}/datapackage.json?${new URLSearchParams({ ...params, edition }).toString()}`;
}

const dataPath = new RegExp(
  `^${dataRoot}/([a-z0-9-]+)(?:\\.(?:${dataForms.join('|')})|/(?:metadata|datapackage)\\.json)$`,
);

/** The set and filters of a data address; null where it is none of ours. */
export function readDataPath(address: string): DataQuery | null {
  const [path = '', query = ''] = address.split('?');
  const found = dataPath.exec(path)?.[1] ?? '';
  if (!isDataSet(found)) return null;
  const { edition: language, ...params } = Object.fromEntries(new URLSearchParams(query));
  return { name: found, edition: language === 'en' ? 'en' : 'cn', params };
}

/** The page that shows the figures of a data address; null where there is none, or where its record is not named. */
export function toPagePath({ name, edition, params }: DataQuery): string | null {
  const own: DataPage = dataPages[name];
  if (own.path === null) return null;
  const choice = own.chosenBy === null || own.chosenBy.isUsual ? [] : [[own.chosenBy.param, own.chosenBy.value]];
  const { id = '', ...rest } = params;
  if (id === '' && own.path.includes(':id')) return null;
  const shown = Object.entries(rest).filter(([key]) => findDataParam(own, key) !== undefined);
  const search = new URLSearchParams([...choice, ...shown, ...Object.entries(own.shownBy)]).toString();
  return `${edition === 'cn' && !own.isEnglishOnly ? '/cn' : ''}${own.path.replace(':id', id)}${search === '' ? '' : `?${search}`}`;
}

export interface ParamIssue {
  readonly param: string;
  readonly rule: 'unknownParameter' | 'wrongFormat';
}

/** The call's input for a data query, by its field names, with an issue for each parameter it does not take. */
export function toDataRequest({ name, edition, params }: DataQuery): {
  readonly fields: Readonly<Record<string, string | number | boolean>>;
  readonly issues: readonly ParamIssue[];
} {
  const own: DataPage = dataPages[name];
  const issues: ParamIssue[] = [];
  const fields: Record<string, string | number | boolean> = { isEn: edition === 'en' };
  for (const [param, value] of Object.entries(params)) {
    const known = findDataParam(own, param);
    const read = known === undefined ? null : readParam(known, value);
    if (known === undefined) issues.push({ param, rule: 'unknownParameter' });
    else if (read === null) issues.push({ param, rule: 'wrongFormat' });
    else fields[known.field] = read;
  }
  return { fields, issues };
}
