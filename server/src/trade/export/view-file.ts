import type { Api } from '@btc/contract/client.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { AnswerDict, ContrastQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { CompanyTrend, ViewChart, ViewTable } from '@btc/contract/trade/view-answer.ts';
import { getView, toTrendOperation, type ViewCode } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { SentFile } from '#platform/export/file-route.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { aboutQuotas, buildQuotaSheet } from './quota-sheet.ts';
import { buildSideBySideSheet } from './series-sheet.ts';
import { buildSeriesSheet, buildTableSheet, buildTrendSheet } from './sheet.ts';
import type { Dictionary } from '#platform/dictionary/dictionary.ts';
import { describeFile } from '#platform/export/describe-file.ts';
import { type FileForm, type FileLayout, makeFile } from '#platform/export/sheet-file.ts';
import { describeTradeFile } from './trade-file-query.ts';

export interface FileRequest {
  readonly view: ViewCode;
  readonly form: FileForm;
  readonly layout: FileLayout;
  readonly publicUrl: string;
  readonly edition: Edition;
  readonly question: ContrastQuestion;
  readonly dictionary: Dictionary;
}

/** Makes the file of a view from the view's own calls: it holds what the page shows the same reader, and nothing more. */
export async function viewFile(api: Api, request: FileRequest): Promise<SentFile> {
  const { view, form, edition, question } = request;
  const table = await askTable(api, view, question);
  const { Quotas = [] } = table.Dict;
  const sheet = buildTableSheet(table, edition);
  const sheets: [Sheet, ...Sheet[]] = [
    form === 'csv' ? { ...sheet, about: [...sheet.about, ...aboutQuotas(Quotas, edition)] } : sheet,
  ];
  const { chart } = getView(view).calls;
  if (form === 'xlsx' && chart !== null)
    sheets.push(buildSeriesSheet(await api(chart, plainQuestion(question)), edition));
  if (form === 'xlsx' && Quotas.length > 0) sheets.push(buildQuotaSheet(Quotas, sheet.about, edition));
  return toFile(request, { name: toFileName([view], table), dict: table.Dict }, sheets);
}

/** Makes the file of a view over time, from its chart: volume, value and unit value side by side. Contrasts have none: 1009. */
export async function seriesFile(api: Api, request: FileRequest): Promise<SentFile> {
  const { view, edition, question } = request;
  const { chart: operation } = getView(view).calls;
  if (operation === null) throw new ApiError(1009);
  const chart = await api(operation, plainQuestion(question));
  return toFile(request, { name: toFileName([view, 'series'], chart), dict: chart.Dict }, [
    buildSideBySideSheet(chart, edition),
  ]);
}

/** Makes the file of the trend of one company or plant, the one that the question names. */
export async function trendFile(api: Api, request: FileRequest): Promise<SentFile> {
  const { view, edition, question } = request;
  const meat = getView(view).meat;
  const code = question.Company === '' ? question.PlantNo : question.Company;
  const trend = await api(toTrendOperation(meat, code), { ...plainQuestion(question), IsFirst: false });
  const name = toFileName([view, 'trend', code.replaceAll(/[^\w-]/g, '-')], trend);
  return toFile(request, { name, dict: trend.Dict }, [buildTrendSheet(trend, meat, edition)]);
}

async function toFile(
  request: FileRequest,
  { name, dict }: { readonly name: string; readonly dict: Pick<AnswerDict, 'Selection'> },
  [first, ...others]: readonly [Sheet, ...Sheet[]],
): Promise<SentFile> {
  const said = describeTradeFile({ ...request, selection: dict.Selection });
  const describe = (sheet: Sheet) => describeFile(sheet, { ...said, edition: request.edition });
  const file = await makeFile([describe(first), ...others.map(describe)], request);
  return { ...file, filename: `${name}.${request.form}` };
}

/** Asks for the table of a view; only contrasts are asked what they alone take. */
export function askTable(api: Api, view: ViewCode, question: ContrastQuestion): Promise<ViewTable> {
  const { table } = getView(view).calls;
  if (table === 'GetWebPorkNewDataThreeContrast' || table === 'GetWebPorkNewDataFourContrast')
    return api(table, question);
  return api(table, plainQuestion(question));
}

/** A question without what only contrasts are asked. */
export function plainQuestion({
  Dates: _dates,
  OtherOrigin: _origin,
  OtherType: _type,
  ...question
}: ContrastQuestion) {
  return question;
}

function toFileName(what: readonly string[], { Dict }: ViewTable | ViewChart | CompanyTrend): string {
  const { StartDate, EndDate, Period } = Dict.Selection;
  return [...what, Period, StartDate, EndDate].filter((part) => part !== '').join('_');
}
