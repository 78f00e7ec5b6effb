import { dataPages, type DataSetName, isDataSet, toPagePath } from '@btc/contract/data/data-address.ts';
import { parameterWords } from '@btc/contract/data/parameter-words.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { z } from 'zod';
import { badRequest } from '#platform/api/answer.ts';
import type { DataSet } from '#data/data-set.ts';
import { gapWords } from '#data/gap-words.ts';
import { type DescribedParameter, describeParameters } from '#data/parameters.ts';
import { defineTool, type Tool } from './define-tool.ts';
import { partOutput } from './part.ts';
import { readPart } from './read-part.ts';
import { edition, limit, spend } from './tool-fields.ts';

const names = Object.keys(dataPages).filter(isDataSet);
const isView = (name: DataSetName) => dataPages[name].path === '/BTCData';
const texts = z.record(z.string(), z.string());

function readSets(name: string, title: string, description: string, sets: readonly DataSetName[]): Tool {
  return defineTool({
    name,
    title,
    description,
    input: z.strictObject({
      // What is none of them is refused with the names that are nearest.
      set: z.string().meta({ enum: [...sets] }),
      parameters: texts.default({}).describe('As list_data_sets names them for the set: {"origin":"BRA"}'),
      columns: z.array(z.string()).default([]).describe('Left out: all'),
      where: texts.default({}).describe('Rows with these values of columns'),
      order: z
        .string()
        .optional()
        .describe('Column, or -column for descending; set: as published. Usual: newest first'),
      limit,
      cursor: z.string().optional().describe('`next` of the answer before'),
      spend,
      edition,
    }),
    output: partOutput,
    hasChart: sets.every(isView),
    params: { fields: 'columns' },
    run: (deps, { set, edition: own, parameters, where, cursor, columns, limit: rows, order }) => {
      if (!isDataSet(set)) throw badRequest('set', 'unknownSet');
      if (!sets.includes(set)) throw badRequest('set', 'otherTool');
      return readPart(deps, {
        columns,
        limit: rows,
        order,
        query: { name: set, edition: own, params: parameters },
        where: Object.fromEntries(Object.entries(where).map(([column, value]) => [column, [value]])),
        ...(cursor === undefined ? {} : { cursor }),
      });
    },
  });
}

function describeParameter({ name, title, type, values, usual }: DescribedParameter, own: Edition) {
  const words = parameterWords[name];
  return {
    title: title[own],
    type,
    ...(words === undefined ? {} : { means: words[own], example: words.example }),
    ...(usual === null ? {} : { default: usual }),
    ...(values === null
      ? {}
      : { values: Object.fromEntries(values.map(({ code, words: named }) => [code, named?.[own] ?? code])) }),
  };
}

function describeOne(set: DataSet, own: Edition, publicUrl: string) {
  const page = toPagePath({ name: set.name, edition: own, params: {} });
  return {
    set: set.name,
    tool: isView(set.name) ? 'get_view' : 'get_series',
    title: set.title[own],
    description: set.lead[own],
    module: set.module,
    page: page === null ? null : publicUrl + page,
    parameters: Object.fromEntries(describeParameters(set).map((one) => [one.name, describeParameter(one, own)])),
    columns: set.columns
      .filter(({ shownTo }) => shownTo !== 'people')
      .map(({ name, title, type, unit }) => ({ name, title: title[own], type, unit })),
    gaps: Object.fromEntries(Object.entries(gapWords).map(([gap, words]) => [gap, words[own]])),
  };
}

const listDataSets = defineTool({
  name: 'list_data_sets',
  title: 'List the data sets',
  description:
    'The data sets of get_view and get_series by name and title. With `set`: one of them with its module, parameters, their values, and columns.',
  input: z.strictObject({ set: z.string().optional(), edition }),
  output: z.looseObject({
    get_view: texts.optional(),
    get_series: texts.optional(),
    set: z.string().optional(),
    parameters: z.record(z.string(), z.looseObject({})).optional(),
    columns: z.array(z.looseObject({})).optional(),
  }),
  run: async ({ sets, publicUrl }, { set: name, edition: own }) => {
    if (name !== undefined) {
      const set = sets.find((one) => one.name === name);
      if (set === undefined) throw badRequest('set', 'unknownSet');
      return describeOne(set, own, publicUrl);
    }
    const titles = (isMeant: (one: DataSet) => boolean) =>
      Object.fromEntries(sets.filter(isMeant).map((set) => [set.name, set.title[own]]));
    return { get_view: titles((set) => isView(set.name)), get_series: titles((set) => !isView(set.name)) };
  },
});

export const setTools: readonly Tool[] = [
  listDataSets,
  readSets(
    'get_view',
    'Trade data of a view',
    'Imports of beef and pork by origin, cut, month, place, plant and company.',
    names.filter(isView),
  ),
  readSets(
    'get_series',
    'Prices and other series',
    'Price quotes and their history, indices, benchmarks, cattle, landed cost, quotas, releases, plants, the dictionary.',
    names.filter((name) => !isView(name)),
  ),
];
