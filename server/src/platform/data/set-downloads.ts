import { dataPages, type DataQuery, type ParamIssue, toDataRequest } from '@btc/contract/data/data-address.ts';
import { type DataPage, type DataParam, findDataParam } from '@btc/contract/data/data-page.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { nameIn, type NamedCode, type Names } from '@btc/contract/names.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { findCountry } from '@btc/reference/countries.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/db.ts';
import type { Dictionary } from '../dictionary/dictionary.ts';
import { openDictionary } from '../dictionary/open-dictionary.ts';
import { answerFile, type FileDeps, type Given, readQuery } from '../export/file-route.ts';
import { fileForms, makeFile } from '../export/sheet-file.ts';
import type { Sheet } from '../export/sheet.ts';
import type { DataSet } from './data-set.ts';
import { describeSet } from './describe-set.ts';
import { describeParameters, formatValue } from './parameters.ts';
import { layForPeople } from './people-sheet.ts';

/*
 * Data sets as files for people, `/download/<name>.csv` and `.xlsx`, asked by the fields of the call.
 */

/** Whose codes are ours: by the parameter, what one of them is called. */
const findNames: Readonly<Record<string, (code: string, dictionary: Dictionary) => Names | undefined>> = {
  origin: (code) => findOrigin(code) ?? findCountry(code),
  cut: (code, dictionary) => findByCode([...dictionary.listCuts('beef'), ...dictionary.listCuts('pork')], code),
  port: (code, dictionary) => findByCode(dictionary.list('port'), code),
};

function findByCode(rows: readonly NamedCode[], code: string): Names | undefined {
  return rows.find((row) => row.code === code);
}

/** A value of the call as the page's address writes it; empty where the address leaves it out. */
function writeParam({ as }: DataParam, value: string): string {
  if (as === 'dots') return value.replaceAll('|', '.');
  return typeof as === 'object' ? (value === 'true' ? as.true : '') : value;
}

/** The query of the page that asks the same, and what of the question it has no parameter for. */
function toQuery({ name, ...set }: DataSet, given: Given, edition: Edition) {
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

/** What a file was asked by, a name and the names of its values each. */
function describeQuery(set: DataSet, { edition, params }: DataQuery, dictionary: Dictionary): Sheet['about'] {
  return describeParameters(set).flatMap((parameter) => {
    const value = params[parameter.name];
    if (value === undefined || parameter.name === 'id') return [];
    const names = value.split('|').map((code) => {
      const row = findNames[parameter.name]?.(code, dictionary);
      return row === undefined ? formatValue(parameter, code, edition) : nameIn(edition, row);
    });
    return [[parameter.title[edition], names.join(edition === 'cn' ? '、' : ', ')] as const];
  });
}

/** What cannot be read, by the fields of the call, which the address has. */
function refuse(set: DataSet, issues: readonly ParamIssue[]): ApiError {
  const toField = (param: string) => describeParameters(set).find(({ name }) => name === param)?.field ?? param;
  return new ApiError(1001, { List: issues.map(({ param, rule }) => ({ Field: toField(param), Rule: rule })) });
}

export interface SetDownloadDeps extends FileDeps {
  readonly db: Db;
}

/** The files of these sets, by the names of the files. */
export function addSetDownloads(
  routes: FastifyInstance,
  { db, admit, apiFor, publicUrl }: SetDownloadDeps,
  sets: Readonly<Record<string, DataSet>>,
): void {
  const makeSheet = async (
    set: DataSet,
    given: Given,
    { edition, api }: { edition: Edition; api: ReturnType<FileDeps['apiFor']> },
  ) => {
    const { query, others } = toQuery(set, given, edition);
    const { fields, issues } = toDataRequest(query);
    if (issues.length > 0) throw refuse(set, issues);
    const table = await set.read(api, { ...others, ...fields }, edition);
    const about = describeSet({ set, query, table, publicUrl });
    return layForPeople({ table, about, edition, query: describeQuery(set, query, await openDictionary(db)) });
  };
  for (const [name, set] of Object.entries(sets)) {
    for (const form of fileForms) {
      routes.get(`/download/${name}.${form}`, async (request, reply) => {
        const { edition, layout, given } = readQuery(request.query);
        return answerFile(reply, edition, async () => {
          const sheet = await makeSheet(set, given, { edition, api: apiFor(await admit(request, reply)) });
          return { ...(await makeFile([sheet], { form, layout })), filename: `${name}.${form}` };
        });
      });
    }
  }
}
