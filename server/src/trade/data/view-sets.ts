import type { Api } from '@btc/contract/client.ts';
import { contrastQuestion } from '@btc/contract/trade/trade-fields.ts';
import {
  hasPart,
  toTrendRequest,
  toViewRequest,
  type ViewPart,
  viewParts,
} from '@btc/contract/trade/trade-data-pages.ts';
import type { ViewTable } from '@btc/contract/trade/view-answer.ts';
import { dataViews, toTrendOperation, type ViewCode } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { ask, type DataSet, dataSet } from '#platform/data/data-set.ts';
import type { Given } from '#platform/export/file-route.ts';
import { askTable, plainQuestion } from '../export/view-file.ts';
import { hsStorages } from '@btc/reference/hs-codes.ts';
import { periodNames, sourceNames, weightNames } from '../export/trade-file-query.ts';
import { layPeriods, laySeries, layTrend, layView } from './view-table.ts';

type View = (typeof dataViews)[number];

const question = { input: contrastQuestion };

function readTable(api: Api, view: ViewCode, fields: Given): Promise<ViewTable> {
  return askTable(api, view, ask(question, toViewRequest(fields)));
}

async function readChart(api: Api, { calls }: View, fields: Given) {
  if (calls.chart === null) throw new ApiError(1009);
  return api(calls.chart, plainQuestion(ask(question, toViewRequest(fields))));
}

async function readTrend(api: Api, { meat }: View, fields: Given) {
  const query = plainQuestion(ask(question, toTrendRequest(fields)));
  return api(toTrendOperation(meat, query.Company === '' ? query.PlantNo : query.Company), query);
}

const readers: Readonly<Record<ViewPart, (view: View) => DataSet['read']>> = {
  '': (view) => async (api, fields, edition) => layView(await readTable(api, view.code, fields), edition),
  '-periods': (view) => async (api, fields, edition) => layPeriods(await readTable(api, view.code, fields), edition),
  '-series': (view) => async (api, fields, edition) => laySeries(await readChart(api, view, fields), edition),
  '-trend': (view) => async (api, fields) => layTrend(await readTrend(api, view, fields)),
};

const partWords = {
  '': ['', ''],
  '-periods': ['：逐期数量', ', by period'],
  '-series': ['：图中数列', ', series of the chart'],
  '-trend': ['：单个企业或工厂', ', one company or plant'],
} as const satisfies Record<ViewPart, readonly [cn: string, en: string]>;

const meats = { beef: ['牛肉', 'Beef'], pork: ['猪肉', 'Pork'] } as const;

const viewParameters = {
  period: { title: { cn: '周期', en: 'By' }, names: periodNames },
  weight: { names: weightNames },
  source: { names: sourceNames },
  storage: { names: hsStorages },
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
  return dataSet(`${view.code}${part}` as DataSet['name'], words, readers[part](view)); // one of those that there are
}

/** The views: their tables, the months of each row, the series of their charts, and the trend of one company. */
export const viewSets: readonly DataSet[] = dataViews.flatMap((view) =>
  viewParts.filter((part) => hasPart(view, part)).map((part) => toSet(view, part)),
);
