import type { Api } from '@btc/contract/client.ts';
import { dataPages, type DataQuery, type ParamIssue, toDataRequest } from '@btc/contract/data/data-address.ts';
import { type DataPage, type DataParam, findDataParam } from '@btc/contract/data/data-page.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { nameIn, type NamedCode, type Names } from '@btc/contract/names.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { findCountry } from '@btc/reference/places/countries.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/db/db.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import { answerFile, type FileDeps, type AddressFields, readQuery } from '#platform/export/file-route.ts';
import { type FileForm, fileForms, makeFile } from '#platform/export/sheet-file.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { DataSet } from '../data-set.ts';
import type { DataTable, Words } from '../data-table.ts';
import { describeSet } from '../describe-set.ts';
import { describeParameters, formatValue } from '../parameters.ts';
import { layForPeople, toNamedSheet } from './people-sheet.ts';
import { neededParams } from '../read-set.ts';

/*
 * Data sets as files for people, `/download/<name>.csv` and `.xlsx`, asked by the fields of the call.
 */

const findNames: Readonly<Record<string, (code: string, dictionary: Dictionary) => Names | undefined>> = {
  origin: (code) => findOrigin(code) ?? findCountry(code),
  cut: (code, dictionary) => findByCode([...dictionary.listCuts('beef'), ...dictionary.listCuts('pork')], code),
  port: (code, dictionary) => findByCode(dictionary.list('port'), code),
};

function findByCode(rows: readonly NamedCode[], code: string): Names | undefined {
  return rows.find((row) => row.code === code);
}

/** A call's value as the page address writes it; empty where the address omits it. */
function writeParam({ as }: DataParam, value: string): string {
  if (as === 'dots') return value.replaceAll('|', '.');
  return typeof as === 'object' ? (value === 'true' ? as.true : '') : value;
}

/** The page query for the same figures, and fields it has no parameter for; 1001 for a field given twice. */
function toQuery({ name, ...set }: DataSet, given: AddressFields, edition: Edition) {
  const twice = Object.entries(given).find(([, value]) => Array.isArray(value));
  if (twice !== undefined) throw badRequest(twice[0], 'wrongFormat');
  const page: DataPage = dataPages[name];
  const described = describeParameters({ name, ...set });
  const texts = new Map(
    Object.entries(given).flatMap(([field, value]) => {
      return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
    }),
  );
  const params = described.flatMap((parameter) => {
    const value = texts.get(parameter.field);
    const param = findDataParam(page, parameter.name);
    if (value === undefined || param === undefined || value === parameter.usual) return [];
    const text = writeParam(param, value);
    return text === '' ? [] : [[parameter.name, text] as const];
  });
  const others = [...texts].filter(([field]) => !described.some((one) => one.field === field));
  const query: DataQuery = { name, edition, params: Object.fromEntries(params) };
  return { query, others: Object.fromEntries(others) };
}

const allWords = { cn: '全部', en: 'all' } as const;

function describeQuery(set: DataSet, { edition, params }: DataQuery, dictionary: Dictionary): Sheet['about'] {
  return describeParameters(set).flatMap((parameter) => {
    const value = params[parameter.name];
    const isFilter = set.parameters[parameter.name]?.isFilter === true;
    if (value === undefined) return isFilter ? [[parameter.title[edition], allWords[edition]] as const] : [];
    if (parameter.name === 'id') return [];
    const names = value.split('|').map((code) => {
      const row = findNames[parameter.name]?.(code, dictionary);
      return row === undefined ? formatValue(parameter, code, edition) : nameIn(edition, row);
    });
    return [[parameter.title[edition], names.join(edition === 'cn' ? '、' : ', ')] as const];
  });
}

function refuse(set: DataSet, issues: readonly ParamIssue[]): ApiError {
  const toField = (param: string) => describeParameters(set).find(({ name }) => name === param)?.field ?? param;
  return new ApiError(1001, { List: issues.map(({ param, rule }) => ({ Field: toField(param), Rule: rule })) });
}

export async function readFileQuery(
  set: DataSet,
  given: AddressFields,
  { edition, db }: { readonly edition: Edition; readonly db: Db },
) {
  const { query, others } = toQuery(set, given, edition);
  const { fields, issues } = toDataRequest(query);
  if (issues.length > 0) throw refuse(set, issues);
  return { query, fields: { ...others, ...fields }, lines: describeQuery(set, query, await openDictionary(db)) };
}

export interface SetDownloadDeps extends FileDeps {
  readonly db: Db;
}

export interface PeopleFile {
  readonly set: DataSet;
  readonly sheets?: readonly { readonly set: DataSet; readonly name: Words }[];
  readonly readFields?: (given: AddressFields) => AddressFields;
}

interface FileRequest {
  readonly given: AddressFields;
  readonly edition: Edition;
  readonly api: Api;
}

function toFilename({ name, params }: DataQuery, { span }: DataTable['notes']): string {
  const needed = [...neededParams, 'period'].flatMap((param) => params[param]?.replaceAll(/[^\w-]/g, '-') ?? []);
  return [name, ...needed, ...new Set(span)].join('_');
}

function isNotToBeHad(error: unknown): boolean {
  return error instanceof ApiError && [1006, 1008, 1009].includes(error.code);
}

export function addSetDownloads(
  routes: FastifyInstance,
  { db, admit, apiFor, publicUrl }: SetDownloadDeps,
  files: Readonly<Record<string, PeopleFile>>,
): void {
  const makeSheet = async (set: DataSet, { given, edition, api }: FileRequest) => {
    const { query, fields, lines } = await readFileQuery(set, given, { edition, db });
    const table = await set.read(api, fields, edition);
    const about = describeSet({ set, query, table, publicUrl });
    return { sheet: layForPeople({ table, about, edition, query: lines }), filename: toFilename(query, table.notes) };
  };
  const makeSheets = async ({ set, sheets = [], readFields }: PeopleFile, request: FileRequest, form: FileForm) => {
    const own = { ...request, given: readFields?.(request.given) ?? request.given };
    const { sheet, filename } = await makeSheet(set, own);
    const behind: Sheet[] = [];
    for (const other of form === 'xlsx' ? sheets : []) {
      const isAlike = other.set.question === set.question;
      try {
        const made = await makeSheet(other.set, isAlike ? own : { ...own, given: {} });
        behind.push(toNamedSheet(made.sheet, other.name[request.edition], request.edition));
      } catch (error) {
        if (!isNotToBeHad(error)) throw error;
      }
    }
    return { sheets: [sheet, ...behind] as const, filename: `${filename}.${form}` };
  };
  for (const [name, people] of Object.entries(files)) {
    for (const form of fileForms) {
      routes.get(`/download/${name}.${form}`, async (request, reply) => {
        const { edition, layout, given } = readQuery(request.query);
        return answerFile(reply, edition, async () => {
          const api = apiFor(await admit(request, reply));
          const { sheets, filename } = await makeSheets(people, { given, edition, api }, form);
          return { ...(await makeFile(sheets, { form, layout })), filename };
        });
      });
    }
  }
}
