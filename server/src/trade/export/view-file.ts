import type { Api } from '@btc/contract/client.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { ContrastQuestion } from '@btc/contract/trade/trade-fields.ts';
import type { ViewTable } from '@btc/contract/trade/view-answer.ts';
import { viewOperations } from '@btc/contract/trade/view-operations.ts';
import type { ViewCode } from '@btc/contract/trade/views.ts';
import { seriesSheet, tableSheet } from './sheet.ts';
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
  const filename = `${fileNameOf(view, table)}.${form}`;
  if (form === 'csv') {
    return { filename, contentType: 'text/csv; charset=utf-8', body: writeCsv(tableSheet(table, edition)) };
  }
  const { chart: operation } = viewOperations[view];
  const chart = operation === null ? [] : [seriesSheet(await api(operation, plainQuestion(question)), edition)];
  return {
    filename,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: await writeXlsx([tableSheet(table, edition), ...chart]),
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

function fileNameOf(view: ViewCode, { Dict }: ViewTable): string {
  const { StartDate, EndDate, Period } = Dict.Selection;
  return [view, Period, StartDate, EndDate].filter((part) => part !== '').join('_');
}
