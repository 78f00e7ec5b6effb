/*
 * What a door answered, or should have: every cell as a text, a missing figure as its reason, and the marks of the whole.
 */

/** Cells by column name; figures as JavaScript writes them, missing ones as `(locked)` or another reason. */
export type TextRow = Readonly<Record<string, string>>;

export interface Marks {
  readonly source: string;
  readonly from: string;
  readonly to: string;
  readonly publishedOn: string;
  readonly asOf: string;
  readonly provisional: string;
  readonly partial: string;
  readonly demo: string;
  /** Module, reason and first open day or month, where present. */
  readonly locked: string;
  readonly requested: string;
}

export interface Rows {
  readonly rows: readonly TextRow[];
  readonly marks: Partial<Marks>;
}

export type Refusal = 'refused' | 'wrong';
export type Answer = Rows | Refusal;

export interface Expected extends Rows {
  readonly keys: readonly string[];
  readonly columns: readonly string[];
  readonly total?: TextRow;
}

export function isRefusal(answer: Answer): answer is Refusal {
  return typeof answer === 'string';
}

export function writeCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string'
    ? value
    : JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? Number(part) : part));
}

/** Puts each reason of the column `gaps` in place of the missing figure. */
export function placeReasons(row: Readonly<Record<string, unknown>>): TextRow {
  const { gaps, ...cells } = row;
  const texts = Object.fromEntries(Object.entries(cells).map(([name, value]) => [name, writeCell(value)]));
  for (const entry of writeCell(gaps).split(' ').filter(Boolean)) {
    const [name = '', reason = ''] = entry.split(':');
    texts[name] = `${texts[name] ?? 'no column'}(${reason})`;
  }
  return texts;
}

interface About {
  readonly source: string;
  readonly vintage: Readonly<Record<'from' | 'to' | 'publishedOn' | 'asOf', string | null>>;
  readonly span: { readonly requested: { readonly from: string; readonly to: string } } | null;
  readonly provisional: readonly string[];
  readonly partial?: readonly string[];
  readonly isDemonstration: boolean;
  readonly locked: { readonly module: string; readonly reason: string; readonly before: string | null } | null;
}

export function readMarks(about: unknown): Marks {
  const { source, vintage, span, provisional, partial, isDemonstration, locked } = about as About; // what the door documents
  return {
    source,
    from: vintage.from ?? '',
    to: vintage.to ?? '',
    publishedOn: vintage.publishedOn ?? '',
    asOf: vintage.asOf ?? '',
    provisional: provisional.join(' '),
    partial: partial === undefined ? 'not there' : partial.join(' '),
    demo: String(isDemonstration),
    locked: locked === null ? '' : [locked.module, locked.reason, locked.before ?? ''].join(' ').trim(),
    requested: span === null ? '' : `${span.requested.from}/${span.requested.to}`,
  };
}

export interface Comparison {
  cells: number;
  readonly different: string[];
}

function compareMarks(comparison: Comparison, where: string, found: Partial<Marks>, wanted: Partial<Marks>): void {
  for (const [name, text] of Object.entries(wanted)) {
    const other = new Map(Object.entries(found)).get(name);
    if (other === undefined) continue;
    comparison.cells += 1;
    if (other !== text) comparison.different.push(`${where}: ${name} is "${other}", not "${text}"`);
  }
}

interface Rule {
  readonly keys: readonly string[];
  readonly columns: readonly string[];
}

export function compareRow(
  comparison: Comparison,
  where: string,
  { found, wanted, columns }: { readonly found: TextRow; readonly wanted: TextRow; readonly columns: Rule['columns'] },
): void {
  for (const column of columns) {
    comparison.cells += 1;
    const [one, other] = [found[column], wanted[column]];
    if (one !== other)
      comparison.different.push(`${where}: ${column} is "${one ?? 'not there'}", not "${other ?? 'not there'}"`);
  }
}

/** Missing and extra cells count as differences too. */
export function compareAnswers(
  comparison: Comparison,
  where: string,
  { found, wanted, keys, columns }: { readonly found: Answer; readonly wanted: Answer } & Rule,
): void {
  if (isRefusal(found) || isRefusal(wanted)) {
    comparison.cells += 1;
    const say = (answer: Answer) => (isRefusal(answer) ? answer : `${answer.rows.length} rows`);
    if (found !== wanted) comparison.different.push(`${where}: ${say(found)} in the place of ${say(wanted)}`);
    return;
  }
  compareMarks(comparison, where, found.marks, wanted.marks);
  const toKey = (row: TextRow) => keys.map((key) => row[key] ?? '').join(' ');
  const left = new Map(found.rows.map((row) => [toKey(row), row]));
  if (left.size < found.rows.length) comparison.different.push(`${where}: two rows of one key`);
  for (const row of wanted.rows) {
    const key = toKey(row);
    const own = left.get(key);
    left.delete(key);
    if (own === undefined) comparison.different.push(`${where}: no row ${key}`);
    else compareRow(comparison, `${where} ${key}`, { found: own, wanted: row, columns });
  }
  for (const key of left.keys()) comparison.different.push(`${where}: a row too much, ${key}`);
}
