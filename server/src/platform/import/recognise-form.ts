import type { TextEncoding } from '@btc/contract/imported-files.ts';
import type { FileRow } from './rows/file-row.ts';
import { type FileEncoding, openRows } from './rows/open-rows.ts';
import { type Issue, toIssue } from './issue.ts';
import type { TaughtTitles } from './text/header.ts';

export type Recognised<Form extends string> =
  | { readonly kind: 'format'; readonly name: Form; readonly encoding: FileEncoding }
  | { readonly kind: 'unknown'; readonly issues: readonly Issue[] };

/** Number of issues that a row has as the header of a form. */
export type FormTest = (fields: readonly string[], taught?: TaughtTitles) => number;

export interface HowToOpen {
  readonly sheet: string | null;
  /** Of a text; null: it is told by what the text says. */
  readonly encoding: TextEncoding | null;
  readonly taught?: TaughtTitles;
}

/** Reads only the header; where several forms match, the first is taken. */
export async function recogniseForm<Form extends string>(
  path: string,
  how: HowToOpen,
  tests: ReadonlyMap<Form, FormTest>,
): Promise<Recognised<Form>> {
  const countLeast = (header: readonly string[]) =>
    Math.min(...[...tests.values()].map((test) => test(header, how.taught)));
  const { first, encoding } = await readFirstRow(path, how, countLeast);
  if (first === null) return { kind: 'unknown', issues: [{ line: 1, ...toIssue('emptyFile', '', '') }] };
  if (first.kind === 'broken') {
    return { kind: 'unknown', issues: first.issues.map((issue) => ({ line: first.number, ...issue })) };
  }
  const found = [...tests].find(([, test]) => test(first.fields, how.taught) === 0);
  if (found !== undefined) return { kind: 'format', name: found[0], encoding };
  const shown = first.fields.slice(0, 12).join(' | ');
  return { kind: 'unknown', issues: [{ line: first.number, ...toIssue('unknownForm', '', shown) }] };
}

interface FirstRow {
  readonly first: FileRow | null;
  readonly encoding: FileEncoding;
}

async function readFirstRow(path: string, { sheet, encoding }: HowToOpen, test: FormTest): Promise<FirstRow> {
  const opened = await openRows(path, sheet, test, { encoding });
  for await (const rows of opened.batches) {
    const [first] = rows;
    if (first !== undefined) return { first, encoding: opened.encoding };
  }
  return { first: null, encoding: opened.encoding };
}
