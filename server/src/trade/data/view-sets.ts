import type { Api } from '@btc/contract/client.ts';
import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import { type ContrastQuestion, contrastQuestion, type DataQuestion } from '@btc/contract/trade/trade-fields.ts';
import {
  hasPart,
  toTrendRequest,
  toViewRequest,
  type ViewPart,
  viewParts,
} from '@btc/contract/trade/trade-data-pages.ts';
import type { ViewTable } from '@btc/contract/trade/view-answer.ts';
import { dataViews, toTrendOperation } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { ask, type DataSet, dataSet } from '#data/face.ts';
import type { AddressFields } from '#platform/export/file-route.ts';
import { hsStorages } from '@btc/reference/goods/hs-codes.ts';
import { scopes } from '@btc/reference/plants/scopes.ts';
import { toColumns } from '../view/present/columns.ts';
import { withDue } from './due-release.ts';
import {
  listPeriodColumns,
  listSeriesColumns,
  listTrendColumns,
  toPeriodsReading,
  toSeriesReading,
  toTrendReading,
} from './view-periods.ts';
import { listViewColumns, toViewReading } from './view-table.ts';

type View = (typeof dataViews)[number];

const question = { input: contrastQuestion };

/** Only contrasts get the parameters that they alone accept. */
function readTable(api: Api, { calls: { table } }: View, fields: AddressFields): Promise<ViewTable> {
  const input = ask(question, toViewRequest(fields));
  if (table === 'GetWebPorkNewDataThreeContrast' || table === 'GetWebPorkNewDataFourContrast') return api(table, input);
  return api(table, leaveOutContrast(input));
}

async function readChart(api: Api, { calls }: View, fields: AddressFields) {
  if (calls.chart === null) throw new ApiError(1009);
  return api(calls.chart, readViewQuestion(fields));
}

export function readViewQuestion(fields: AddressFields): DataQuestion {
  return leaveOutContrast(ask(question, toViewRequest(fields)));
}

function leaveOutContrast({ Dates: _dates, OtherOrigin: _origin, OtherType: _type, ...own }: ContrastQuestion) {
  return own;
}

async function readTrend(api: Api, { meat }: View, fields: AddressFields) {
  const query = leaveOutContrast(ask(question, toTrendRequest(fields)));
  return api(toTrendOperation(meat, query.Company === '' ? query.PlantNo : query.Company), query);
}

const partWords = {
  '': ['', ''],
  '-periods': ['：逐期数量', ', by period'],
  '-series': ['：图中数列', ', series of the chart'],
  '-trend': ['：单个企业或工厂', ', one company or plant'],
} as const satisfies Record<ViewPart, readonly [cn: string, en: string]>;

const meats = { beef: ['牛肉', 'Beef'], pork: ['猪肉', 'Pork'] } as const;

const viewParameters: DataSet['parameters'] = {
  period: {
    title: { cn: '周期', en: 'By' },
    names: [
      { code: 'month', nameCn: '月', nameEn: 'months' },
      { code: 'quarter', nameCn: '季度', nameEn: 'quarters' },
      { code: 'year', nameCn: '年', nameEn: 'years' },
      { code: 'ytd', nameCn: '年初累计', nameEn: 'year to date' },
    ],
  },
  weight: {
    names: [
      { code: 'product', nameCn: '产品重量', nameEn: 'product weight' },
      { code: 'carcase', nameCn: '胴体重', nameEn: 'carcase weight' },
    ],
  },
  source: { names: Object.entries(factSourceNames).map(([code, names]) => ({ code, ...names })) },
  storage: { names: hsStorages, isFilter: true },
  origin: { isFilter: true },
  type: { names: scopes, isFilter: true },
  cut: { isFilter: true },
  plant: { isFilter: true },
};

function toSet(view: View, part: ViewPart): DataSet {
  const [meatCn, meatEn] = meats[view.meat];
  const [cn, en] = partWords[part];
  const title = [`${meatCn}${view.titleCn}${cn}`, `${meatEn}: ${view.titleEn}${en}`] as const;
  const words = {
    title,
    lead: [view.leadCn, view.leadEn] as const,
    module: view.module,
    call: question,
    parameters: viewParameters,
  };
  const name = `${view.code}${part}` as DataSet['name']; // one of those that there are
  switch (part) {
    case '':
      return dataSet(name, { ...words, columns: listViewColumns(view) }, async (api, fields) => {
        const table = await readTable(api, view, fields);
        return withDue(api, toViewReading(table), table.Dict);
      });
    case '-periods':
      return dataSet(name, { ...words, columns: listPeriodColumns(toColumns(view, []), null) }, async (api, fields) => {
        const table = await readTable(api, view, fields);
        return withDue(api, toPeriodsReading(table), table.Dict);
      });
    case '-series':
      return dataSet(name, { ...words, columns: listSeriesColumns(null) }, async (api, fields) => {
        const chart = await readChart(api, view, fields);
        return withDue(api, toSeriesReading(chart), chart.Dict);
      });
    case '-trend':
      return dataSet(name, { ...words, columns: listTrendColumns(null) }, async (api, fields) => {
        const trend = await readTrend(api, view, fields);
        return withDue(api, toTrendReading(trend), trend.Dict);
      });
  }
}

export const viewSets: readonly DataSet[] = dataViews.flatMap((view) =>
  viewParts.filter((part) => hasPart(view, part)).map((part) => toSet(view, part)),
);

export function findViewSet({ code }: Pick<View, 'code'>, part: ViewPart): DataSet {
  const found = viewSets.find(({ name }) => name === `${code}${part}`);
  if (found === undefined) throw new Error(`The view ${code} has no part ${part}`);
  return found;
}
