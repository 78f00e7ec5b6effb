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
import {
  exporterColumns,
  listConcentrationColumns,
  toConcentrationReading,
  toExportersReading,
} from './view-structure.ts';
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
  '-concentration': ['：集中度', ', concentration'],
  '-exporters': ['：按集团', ', by group'],
} as const satisfies Record<ViewPart, readonly [cn: string, en: string]>;

const concentrationLead = [
  '各时期的家数、CR4、CR5、CR10（前四、五、十位合计占比）和HHI；合计为整个时段。',
  'Members, CR4, CR5, CR10 (share of the largest four, five and ten) and HHI of each period; the total is of the whole span.',
] as const;

const exportersLead = [
  '哪些出口商集团发货：有发货的工厂数、数量、金额、单价、占比和同比。',
  'Which groups of exporters ship: plants that shipped, volume, value, unit value, share and y/y.',
] as const;

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

/** Concentration is a set of its own. */
function toLead({ code, leadCn, leadEn, hasStructure }: View): readonly [cn: string, en: string] {
  if (!hasStructure) return [leadCn, leadEn];
  const name = `${code}-concentration`;
  return [`${leadCn}集中度指标见数据集${name}。`, `${leadEn} The figures of concentration are the set ${name}.`];
}

function toSet(view: View, part: ViewPart): DataSet {
  const [meatCn, meatEn] = meats[view.meat];
  const [cn, en] = partWords[part];
  const title = [`${meatCn}${view.titleCn}${cn}`, `${meatEn}: ${view.titleEn}${en}`] as const;
  const words = {
    title,
    lead: toLead(view),
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
      return dataSet(name, { ...words, columns: listSeriesColumns(view, null) }, async (api, fields) => {
        const chart = await readChart(api, view, fields);
        return withDue(api, toSeriesReading(view, chart), chart.Dict);
      });
    case '-trend':
      return dataSet(name, { ...words, columns: listTrendColumns(null) }, async (api, fields) => {
        const trend = await readTrend(api, view, fields);
        return withDue(api, toTrendReading(trend), trend.Dict);
      });
    case '-concentration': {
      const stated = { ...words, lead: concentrationLead, columns: listConcentrationColumns(view, null) };
      return dataSet(name, stated, async (api, fields) => {
        const chart = await readChart(api, view, fields);
        return withDue(api, toConcentrationReading(view, chart), chart.Dict);
      });
    }
    case '-exporters':
      return dataSet(name, { ...words, lead: exportersLead, columns: exporterColumns }, async (api, fields) => {
        const chart = await readChart(api, view, fields);
        return withDue(api, toExportersReading(chart), chart.Dict);
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
