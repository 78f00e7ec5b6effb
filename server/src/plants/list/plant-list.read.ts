import type { TextEncoding } from '@btc/contract/imported-files.ts';
import type { PlantListForm } from '@btc/contract/plants/plant-codes.ts';
import { type Issue, toIssue } from '#platform/import/issue.ts';
import type { FileForm } from '#platform/import/file-form.ts';
import { IssueList } from '#platform/import/issue-list.ts';
import {
  describeLayout,
  type OpenedHeader,
  readRows,
  type RowOutcome,
  type RowReader,
} from '#platform/import/read-rows.ts';
import type { FormTest } from '#platform/import/recognise-form.ts';
import {
  countIssues,
  type Layout,
  type ReadHeader,
  type HeaderRule,
  readHeader,
  type TitleAccount,
} from '#platform/import/text/header.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { plantNumberKey } from '@btc/reference/plants/plant-numbers.ts';
import { parseApprovedLine } from './approved-list.parse.ts';
import { type ParsedFsisLine, parseFsisLine } from './fsis-directory.parse.ts';
import {
  type FsisColumn,
  fsisColumns,
  type PlantListColumn,
  plantListColumns,
  unneededOfFsis,
  unneededOfLists,
} from './plant-list-columns.data.ts';
import type { NamedPlant, PlantReading } from './plant-reading.ts';

export interface OutOfScopeLine {
  readonly line: number;
  readonly number: string;
  readonly name: string;
}

/** Every line is a reading, out of scope or faulty. */
export interface PlantList {
  readonly lines: number;
  readonly readings: readonly PlantReading[];
  readonly outOfScope: readonly OutOfScopeLine[];
  /** By line number. */
  readonly issues: ReadonlyMap<number, readonly Issue[]>;
  /** Plants on faulty lines: they count as listed, whatever else the line says. */
  readonly unread: readonly NamedPlant[];
  readonly warnings: readonly Issue[];
  readonly titles: TitleAccount | null;
}

export type ReadPlantList =
  | { readonly kind: 'list'; readonly list: PlantList }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] };

type ParseLine = (fields: readonly string[], line: number) => ParsedFsisLine;

class ListRows {
  readonly readings: PlantReading[] = [];
  readonly outOfScope: OutOfScopeLine[] = [];
  readonly unread: NamedPlant[] = [];
  readonly #parse: ParseLine;
  readonly #lineOf = new Map<string, number>();

  constructor(parse: ParseLine) {
    this.#parse = parse;
  }

  take(line: number, fields: readonly string[]): RowOutcome {
    const parsed = this.#parse(fields, line);
    if (parsed.kind === 'bad') {
      if (parsed.named !== null) this.unread.push(parsed.named);
      return parsed;
    }
    if (parsed.kind === 'outOfScope') {
      this.outOfScope.push({ line, number: parsed.number, name: parsed.name });
      return { kind: 'outOfScope' };
    }
    const { origin, number, meats } = parsed.reading;
    const key = `${origin} ${plantNumberKey(origin, number)} ${meats.join()}`;
    const earlier = this.#lineOf.get(key);
    if (earlier !== undefined) return { kind: 'bad', issues: [toIssue('duplicateRow', '', String(earlier))] };
    this.#lineOf.set(key, line);
    this.readings.push(parsed.reading);
    return { kind: 'taken', warnings: [] };
  }
}

export interface PlantListSettings {
  readonly most: number;
  readonly dictionary: Dictionary;
  /** Of a workbook; null or left out: the first visible one. */
  readonly sheet?: string | null;
  /** Of a text; null or left out: it is told by what the text says. */
  readonly encoding?: TextEncoding | null;
}

const requiredColumns: readonly (readonly PlantListColumn[])[] = [
  ['origin'],
  ['number'],
  ['meat'],
  ['nameEn', 'nameCn', 'nameLocal'],
];

const ruleOfApproved: HeaderRule<PlantListColumn> = {
  names: plantListColumns,
  required: requiredColumns,
  unneeded: unneededOfLists,
};
const ruleOfFsis: HeaderRule<FsisColumn> = {
  names: fsisColumns,
  required: [['number'], ['name'], ['activities']],
  unneeded: unneededOfFsis,
};

export const plantFormTests = new Map<PlantListForm, FormTest>([
  ['approvedList', (fields, taught) => countIssues(readHeader(fields, ruleOfApproved, taught))],
  ['fsisDirectory', (fields, taught) => countIssues(readHeader(fields, ruleOfFsis, taught))],
]);

export const plantFileForms: readonly FileForm[] = [
  { nameCn: '输华注册企业名单', nameEn: 'Approved plants', columns: plantListColumns },
  { nameCn: '美国FSIS企业目录', nameEn: 'FSIS directory (USA)', columns: fsisColumns },
];

type OpenedList = OpenedHeader<RowReader & { readonly rows: ListRows }>;

function openList<Column extends string>(
  header: ReadHeader<Column>,
  dates: readonly Column[],
  parse: (layout: Layout<Column>, fields: readonly string[], line: number) => ParsedFsisLine,
): OpenedList {
  if (header.kind === 'bad') return header;
  const { layout } = header;
  const rows = new ListRows((fields, line) => parse(layout, fields, line));
  const taker = {
    ...describeLayout(layout, { numbers: [], dates }),
    take: (line: number, fields: readonly string[]) => rows.take(line, fields),
    rows,
  };
  return { kind: 'taker', taker };
}

function openHeader(form: PlantListForm, fields: readonly string[], dictionary: Dictionary): OpenedList {
  const taught = (title: string) => dictionary.readTitle(title);
  if (form === 'fsisDirectory') return openList(readHeader(fields, ruleOfFsis, taught), [], parseFsisLine);
  return openList(readHeader(fields, ruleOfApproved, taught), ['approvedOn', 'validTo'], (layout, row, line) =>
    parseApprovedLine({ layout, dictionary }, row, line),
  );
}

export async function readPlantList(
  path: string,
  form: PlantListForm,
  { most, dictionary, sheet = null, encoding = null }: PlantListSettings,
): Promise<ReadPlantList> {
  // A list is bounded, and no fault of it may be dropped unseen.
  const [issues, warnings] = [new IssueList(null, Infinity), new IssueList(null)];
  const sinks = {
    issues,
    warnings,
    maxRows: most,
    openHeader: (fields: readonly string[]) => openHeader(form, fields, dictionary),
  };
  const { counts, reader } = await readRows(path, sheet, sinks, encoding);
  const { rowsRead, titles } = counts;
  if (rowsRead > most) return { kind: 'refused', issues: [{ line: 0, ...toIssue('tooManyRows', '', String(most)) }] };
  if (reader === null || rowsRead === 0) return { kind: 'refused', issues: issues.stored };
  const { readings, outOfScope, unread } = reader.rows;
  const byLine = Map.groupBy(issues.stored, ({ line }) => line);
  return {
    kind: 'list',
    list: { lines: rowsRead, readings, outOfScope, issues: byLine, unread, warnings: warnings.stored, titles },
  };
}
