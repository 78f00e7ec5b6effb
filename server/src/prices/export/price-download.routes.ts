import type { Api } from '@btc/contract/client.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { pricesOperations as contract } from '@btc/contract/prices/prices.operations.ts';
import { type PriceFile, priceFiles } from '@btc/contract/prices/price-paths.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#platform/dictionary/open-dictionary.ts';
import { requireOpen } from '#platform/data/require-open.ts';
import {
  addSheetRoutes,
  type FileDeps,
  type Given,
  type MakeSheet,
  readAllPages,
  readQuestion,
} from '#platform/export/file-route.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { describeFile } from '#platform/export/describe-file.ts';
import { addTemplateRoutes } from '#platform/import/template/template-routes.ts';
import { quoteTemplate } from '../import/quote-columns.data.ts';
import { describePriceFile } from './describe-price-file.ts';
import { buildBenchmarkSheet, buildHistorySheet, buildIndexSheet, listSheet } from './price-sheets.ts';
import { buildCattleSheet, buildLandedSheet, buildSurveySheet } from './week-sheets.ts';

/** What the questions have as numbers. */
const numbers = new Set([
  'SeriesID',
  'Cif',
  'CnyPerUsd',
  'DutyPercent',
  'SurchargePercent',
  'AdditionalPercent',
  'VatPercent',
  'PortCost',
]);

/** A question out of an address, where numbers and yes or no are texts. */
function read<Schema extends z.ZodType>(schema: Schema, given: Given, edition: Edition): z.output<Schema> {
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    value === 'true' ? true : value === 'false' ? false : numbers.has(name) ? Number(value) : value,
  ]);
  return readQuestion(schema, { ...Object.fromEntries(entries), isEn: edition === 'en' });
}

async function readList(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const question = read(contract.GetWebPriceDataList.input, given, edition);
  const list = await readAllPages(async (Page) => {
    const answer = await api('GetWebPriceDataList', { ...question, Page, PageSize: 500 });
    requireOpen(answer.Dict.Locked);
    return answer;
  });
  return listSheet(list, edition);
}

async function readHistory(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const history = await api('GetWebPriceHistory', read(contract.GetWebPriceHistory.input, given, edition));
  requireOpen(history.Dict.Locked);
  return buildHistorySheet(history, edition);
}

/** All closed items of the survey. */
async function readSurvey(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const question = read(contract.GetWebBeefPriceDataResearchIndex.input, given, edition);
  const ask = (Page: number) => api('GetWebBeefPriceDataResearchIndex', { ...question, Page, PageSize: 60 });
  return buildSurveySheet(await readAllPages(ask), edition);
}

async function readBenchmark(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const question = read(contract.GetPriceBenchmarks.input, given, edition);
  const { List, Rows, Dict } = await api('GetPriceBenchmarks', question);
  requireOpen(Dict.Locked);
  const chosen = List.find(({ Code }) => Code === question.Code);
  if (chosen === undefined) throw new ApiError(1009);
  return buildBenchmarkSheet(chosen, Rows, edition);
}

const sheets: Readonly<Record<PriceFile, MakeSheet>> = {
  prices: readList,
  'price-history': readHistory,
  'beef-price-index': async (api, given, edition) =>
    buildIndexSheet(
      await api('GetWebBeefPriceDataIndex', read(contract.GetWebBeefPriceDataIndex.input, given, edition)),
      edition,
    ),
  'pork-price-index': async (api, given, edition) =>
    buildIndexSheet(
      await api('GetPorkPriceDataIndex', read(contract.GetPorkPriceDataIndex.input, given, edition)),
      edition,
    ),
  'live-cattle': async (api, given, edition) =>
    buildCattleSheet(
      await api('GetWebPriceLivecattleIndex', read(contract.GetWebPriceLivecattleIndex.input, given, edition)),
      edition,
    ),
  'price-benchmark': readBenchmark,
  'price-survey': readSurvey,
  'landed-cost': async (api, given, edition) => {
    const question = read(contract.GetLandedCost.input, given, edition);
    return buildLandedSheet(await api('GetLandedCost', question), { edition, meat: question.Meat });
  },
};

/** Files of prices, `/download/prices.csv`, `/download/price-history.xlsx` and their like, asked as the calls are; and the empty form of quotes. */
export function createPriceDownloadRoutes({ db, ...deps }: FileDeps & { readonly db: Db }) {
  const describe =
    (name: PriceFile): MakeSheet =>
    async (api, given, edition) => {
      const sheet = await sheets[name](api, given, edition);
      const request = { name, given, edition, publicUrl: deps.publicUrl };
      return describeFile(sheet, { ...describePriceFile(request, await openDictionary(db)), edition });
    };
  return async (routes: FastifyInstance): Promise<void> => {
    addTemplateRoutes(routes, 'quote-template', quoteTemplate);
    addSheetRoutes(routes, deps, Object.fromEntries(priceFiles.map((name) => [name, describe(name)])));
  };
}
