import type { Api } from '@btc/contract/client.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { ContrastQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { CompanyTrend, ViewTable } from '@btc/contract/trade/view-answer.ts';
import { trendOperationOf, viewOperations } from '@btc/contract/trade/view-operations.ts';
import { findView, type ViewCode } from '@btc/contract/trade/views.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { seriesSheet, tableSheet, trendSheet } from './sheet.ts';
import { writeCsv, writeXlsx } from '#platform/export/write-sheet.ts';

export const fileForms = ['csv', 'xlsx'] as const;
export type FileForm = (typeof fileForms)[number];

/** A file for a reader to keep. */
export interface ViewFile {
  readonly filename: string;
  readonly contentType: string;
  readonly body: string | Buffer;
}

export interface FileRequest {
  readonly view: ViewCode;
  readonly form: FileForm;
  readonly edition: Edition;
  readonly question: ContrastQuestion;
}

/** Makes the file of a view from the view's own calls: it holds what the page shows the same reader, and nothing more. */
export async function viewFile(api: Api, { view, form, edition, question }: FileRequest): Promise<ViewFile> {
  const table = await askTable(api, view, question);
  const sheets: [Sheet, ...Sheet[]] = [tableSheet(table, edition)];
  const { chart } = viewOperations[view];
  if (form === 'xlsx' && chart !== null) sheets.push(seriesSheet(await api(chart, plainQuestion(question)), edition));
  return fileOf(form, fileNameOf([view], table), sheets);
}

/** Makes the file of the trend of one company or plant, the one that the question names. */
export async function trendFile(api: Api, { view, form, edition, question }: FileRequest): Promise<ViewFile> {
  const meat = findView(view)?.meat ?? 'beef';
  const code = question.Company === '' ? question.PlantNo : question.Company;
  const trend = await api(trendOperationOf(meat, code), { ...plainQuestion(question), IsFirst: false });
  return fileOf(form, fileNameOf([view, 'trend', code.replaceAll(/[^\w-]/g, '-')], trend), [
    trendSheet(trend, meat, edition),
  ]);
}

/** A text file holds the first sheet. */
async function fileOf(form: FileForm, name: string, sheets: readonly [Sheet, ...Sheet[]]): Promise<ViewFile> {
  const filename = `${name}.${form}`;
  if (form === 'csv') return { filename, contentType: 'text/csv; charset=utf-8', body: writeCsv(sheets[0]) };
  return {
    filename,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: await writeXlsx(sheets),
  };
}

function askTable(api: Api, view: ViewCode, question: ContrastQuestion): Promise<ViewTable> {
  const { table } = viewOperations[view];
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

function fileNameOf(what: readonly string[], { Dict }: ViewTable | CompanyTrend): string {
  const { StartDate, EndDate, Period } = Dict.Selection;
  return [...what, Period, StartDate, EndDate].filter((part) => part !== '').join('_');
}
