import type { Api } from '@btc/contract/client.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { pricesOperations as contract } from '@btc/contract/prices/prices.operations.ts';
import { type PriceFile, priceFiles } from '@btc/contract/prices/price-paths.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { AdmitFile } from '#platform/api/admit-file.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#platform/dictionary/open-dictionary.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { describeFile } from '#platform/export/describe-file.ts';
import { type FileForm, fileForms, type FileLayout, makeFile, readLayout } from '#platform/export/sheet-file.ts';
import { describePriceFile } from './price-file-asked.ts';
import { priceFileWords } from './price-file-words.ts';
import { benchmarkSheet, historySheet, indexSheet, listSheet } from './price-sheets.ts';
import { cattleSheet, landedSheet, surveySheet } from './week-sheets.ts';

export interface PriceDownloadDeps {
  readonly db: Db;
  readonly admit: AdmitFile;
  readonly apiFor: (caller: Caller) => Api;
  /** Where the portal is read, for the page's address in a file. */
  readonly publicUrl: string;
}

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

type Given = Readonly<Record<string, unknown>>;

/** A question out of an address, where numbers and yes or no are texts; 1001 names what cannot be read. */
function read<Schema extends z.ZodType>(schema: Schema, given: Given, edition: Edition): z.output<Schema> {
  const entries = Object.entries(given).map(([name, value]) => [
    name,
    value === 'true' ? true : value === 'false' ? false : numbers.has(name) ? Number(value) : value,
  ]);
  const parsed = schema.safeParse({ ...Object.fromEntries(entries), isEn: edition === 'en' });
  if (parsed.success) return parsed.data;
  throw new ApiError(1001, {
    List: parsed.error.issues.map(({ path, code }) => ({ Field: path.join('.'), Rule: code })),
  });
}

/** All pages of the list of a day. */
async function readList(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const question = read(contract.GetWebPriceDataList.input, given, edition);
  const first = await api('GetWebPriceDataList', { ...question, Page: 1, PageSize: 500 });
  if (first.Dict.Locked !== null) throw new ApiError(1008, { Dict: first.Dict.Locked });
  const rows = [...first.Rows];
  for (let Page = 2; rows.length < first.Total && Page <= 20; Page += 1) {
    rows.push(...(await api('GetWebPriceDataList', { ...question, Page, PageSize: 500 })).Rows);
  }
  return listSheet({ ...first, Rows: rows }, edition);
}

async function readHistory(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const history = await api('GetWebPriceHistory', read(contract.GetWebPriceHistory.input, given, edition));
  if (history.Dict.Locked !== null) throw new ApiError(1008, { Dict: history.Dict.Locked });
  return historySheet(history, edition);
}

/** All closed items of the survey, as many as the page can show. */
async function readSurvey(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const question = read(contract.GetWebBeefPriceDataResearchIndex.input, given, edition);
  const first = await api('GetWebBeefPriceDataResearchIndex', { ...question, Page: 1, PageSize: 60 });
  const rows = [...first.Rows];
  for (let Page = 2; rows.length < first.Total && Page <= 20; Page += 1) {
    rows.push(...(await api('GetWebBeefPriceDataResearchIndex', { ...question, Page, PageSize: 60 })).Rows);
  }
  return surveySheet({ ...first, Rows: rows }, edition);
}

async function readBenchmark(api: Api, given: Given, edition: Edition): Promise<Sheet> {
  const question = read(contract.GetPriceBenchmarks.input, given, edition);
  const { List, Rows, Dict } = await api('GetPriceBenchmarks', question);
  if (Dict.Locked !== null) throw new ApiError(1008, { Dict: Dict.Locked });
  const chosen = List.find(({ Code }) => Code === question.Code);
  if (chosen === undefined) throw new ApiError(1009);
  return benchmarkSheet(chosen, Rows, edition);
}

const sheets = {
  prices: readList,
  'price-history': readHistory,
  'beef-price-index': async (api: Api, given: Given, edition: Edition) =>
    indexSheet(
      await api('GetWebBeefPriceDataIndex', read(contract.GetWebBeefPriceDataIndex.input, given, edition)),
      edition,
    ),
  'pork-price-index': async (api: Api, given: Given, edition: Edition) =>
    indexSheet(await api('GetPorkPriceDataIndex', read(contract.GetPorkPriceDataIndex.input, given, edition)), edition),
  'live-cattle': async (api: Api, given: Given, edition: Edition) =>
    cattleSheet(
      await api('GetWebPriceLivecattleIndex', read(contract.GetWebPriceLivecattleIndex.input, given, edition)),
      edition,
    ),
  'price-benchmark': readBenchmark,
  'price-survey': readSurvey,
  'landed-cost': async (api: Api, given: Given, edition: Edition) => {
    const question = read(contract.GetLandedCost.input, given, edition);
    return landedSheet(await api('GetLandedCost', question), { edition, species: question.Species });
  },
} as const satisfies Record<PriceFile, (api: Api, given: Given, edition: Edition) => Promise<Sheet>>;

async function sendSheet(
  reply: FastifyReply,
  sheet: Sheet,
  file: { readonly name: string; readonly form: FileForm; readonly layout: FileLayout },
) {
  const { body, contentType } = await makeFile([sheet], file);
  return reply
    .type(contentType)
    .header('Content-Disposition', `attachment; filename="${file.name}.${file.form}"`)
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .send(body);
}

/** Says in the reader's language why there is no file. */
function refuse(reply: FastifyReply, error: ApiError, edition: Edition) {
  const { refusal } = priceFileWords[edition];
  const faults = (error.data.List ?? []).map(({ Field, Rule }) => `${Field} ${Rule}`).join(', ');
  const texts: Partial<Record<number, string>> = {
    1001: refusal.fields(faults),
    1004: refusal.tooMany,
    1008: refusal.locked,
    1009: refusal.unknown,
  };
  const retryAfter = error.data.Dict?.['RetryAfter'];
  if (typeof retryAfter === 'number') void reply.header('Retry-After', String(retryAfter));
  return reply
    .code(error.status)
    .type('text/plain; charset=utf-8')
    .send(`${texts[error.code] ?? error.message}\n`);
}

/** Files of prices, `/download/prices.csv`, `/download/price-history.xlsx` and their like, asked as the calls are. */
export function priceDownloadRoutes({ db, admit, apiFor, publicUrl }: PriceDownloadDeps) {
  return async (routes: FastifyInstance): Promise<void> => {
    for (const name of priceFiles) {
      for (const form of fileForms) {
        routes.get<{ Querystring: Record<string, string> }>(`/download/${name}.${form}`, async (request, reply) => {
          const { edition: asked, layout, ...given } = request.query;
          const edition: Edition = asked === 'en' ? 'en' : 'cn';
          try {
            const caller = await admit(request, reply);
            const sheet = await sheets[name](apiFor(caller), given, edition);
            const described = describeFile(sheet, {
              ...describePriceFile({ name, given, edition, publicUrl }, await openDictionary(db)),
              edition,
            });
            return await sendSheet(reply, described, { name, form, layout: readLayout(layout) });
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            return refuse(reply, error, edition);
          }
        });
      }
    }
  };
}
