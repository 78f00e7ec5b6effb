import type { PlantListForm } from '@btc/contract/plants/plant-codes.ts';
import { type Issue, toIssue } from '#platform/import/issue.ts';
import { IssueList } from '#platform/import/issue-list.ts';
import {
  type OpenedHeader,
  readRows,
  type RowCounts,
  type RowOutcome,
  type RowReader,
} from '#platform/import/read-rows.ts';
import type { HeaderTest } from '#platform/import/rows/header-search.ts';
import { countIssues, type Layout, type ReadHeader, readHeader } from '#platform/import/text/header.ts';
import { type StyledColumns, buildStyledColumns } from '#platform/import/text/file-style.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { plantNumberKey } from '@btc/reference/plants/plant-numbers.ts';
import { parseApprovedLine } from './approved-list.parse.ts';
import { type ParsedFsisLine, parseFsisLine } from './fsis-directory.parse.ts';
import { type FsisColumn, fsisColumns, type PlantListColumn, plantListColumns } from './plant-list-columns.data.ts';
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
}

export type ReadPlantList =
  | { readonly kind: 'list'; readonly list: PlantList }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] };

/** Stops reading a file with too many lines, to bound memory. */
class TooManyRows extends Error {}

/** Keeps every fault: a list is bounded, and none may be dropped unseen. */
class IssuesByLine extends IssueList {
  readonly byLine = new Map<number, Issue[]>();
  readonly #mostLines: number;

  constructor(maxLines: number) {
    super(null);
    this.#mostLines = maxLines;
  }

  override add(issue: Issue): void {
    super.add(issue);
    const before = this.byLine.get(issue.line);
    if (before !== undefined) before.push(issue);
    else if (this.byLine.size < this.#mostLines) this.byLine.set(issue.line, [issue]);
    else throw new TooManyRows();
  }
}

type ParseLine = (fields: readonly string[], line: number) => ParsedFsisLine;

class ListTaker implements RowReader {
  readonly titles: readonly string[];
  readonly width: number;
  readonly styled: StyledColumns;
  readonly readings: PlantReading[] = [];
  readonly outOfScope: OutOfScopeLine[] = [];
  readonly unread: NamedPlant[] = [];
  readonly #parse: ParseLine;
  readonly #lineOf = new Map<string, number>();
  readonly #most: number;
  #taken = 0;

  constructor(
    layout: Pick<Layout<string>, 'titles' | 'width'>,
    { parse, most, styled }: { readonly parse: ParseLine; readonly most: number; readonly styled: StyledColumns },
  ) {
    this.titles = layout.titles;
    this.width = layout.width;
    this.styled = styled;
    this.#parse = parse;
    this.#most = most;
  }

  take(line: number, fields: readonly string[]): RowOutcome {
    this.#taken += 1;
    if (this.#taken > this.#most) throw new TooManyRows();
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
}

const requiredColumns: readonly (readonly PlantListColumn[])[] = [
  ['origin'],
  ['number'],
  ['meat'],
  ['nameEn', 'nameCn', 'nameLocal'],
];

function readApprovedHeader(fields: readonly string[]): ReadHeader<PlantListColumn> {
  return readHeader(fields, plantListColumns, requiredColumns);
}

function readFsisHeader(fields: readonly string[]): ReadHeader<FsisColumn> {
  return readHeader(fields, fsisColumns, [['number'], ['name'], ['activities']]);
}

export const plantFormTests = new Map<PlantListForm, HeaderTest>([
  ['approvedList', (fields) => countIssues(readApprovedHeader(fields))],
  ['fsisDirectory', (fields) => countIssues(readFsisHeader(fields))],
]);

function openHeader(form: PlantListForm, fields: readonly string[], { most, dictionary }: PlantListSettings) {
  if (form === 'fsisDirectory') {
    const header = readFsisHeader(fields);
    if (header.kind === 'bad') return header;
    return new ListTaker(header.layout, {
      parse: (row, line) => parseFsisLine(header.layout, row, line),
      most,
      styled: { numbers: [], dates: [] },
    });
  }
  const header = readApprovedHeader(fields);
  if (header.kind === 'bad') return header;
  const settings = { layout: header.layout, dictionary };
  return new ListTaker(header.layout, {
    parse: (row, line) => parseApprovedLine(settings, row, line),
    most,
    styled: buildStyledColumns(header.layout, { numbers: [], dates: ['approvedOn', 'validTo'] }),
  });
}

export async function readPlantList(
  path: string,
  form: PlantListForm,
  settings: PlantListSettings,
): Promise<ReadPlantList> {
  const issues = new IssuesByLine(settings.most);
  const takers: ListTaker[] = [];
  const sinks = {
    issues,
    warnings: new IssueList(null),
    openHeader: (fields: readonly string[]): OpenedHeader => {
      const opened = openHeader(form, fields, settings);
      if (!(opened instanceof ListTaker)) return opened;
      takers.push(opened);
      return { kind: 'taker', taker: opened };
    },
  };
  const rowsRead = await countRows(readRows(path, null, sinks));
  // The header is looked for before it is read.
  const found = takers.at(-1);
  if (rowsRead === null || rowsRead > settings.most)
    return { kind: 'refused', issues: [{ line: 0, ...toIssue('tooManyRows', '', String(settings.most)) }] };
  if (found === undefined || rowsRead === 0) return { kind: 'refused', issues: issues.stored };
  const { readings, outOfScope, unread } = found;
  return { kind: 'list', list: { lines: rowsRead, readings, outOfScope, issues: issues.byLine, unread } };
}

/** Null where there are too many. */
async function countRows(reading: Promise<RowCounts>): Promise<number | null> {
  try {
    return (await reading).rowsRead;
  } catch (error) {
    if (error instanceof TooManyRows) return null;
    throw error;
  }
}
