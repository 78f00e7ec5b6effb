import { toIssue } from '#platform/import/issue.ts';
import type { Issue, RowIssue } from '#platform/import/issue.ts';
import type { Reason } from '#platform/import/issue-reasons.ts';
import { describeLayout, type OpenedHeader, type RowOutcome } from '#platform/import/read-rows.ts';
import { toPlainNumber } from '#platform/import/text/decimal.ts';
import type { StyledNames } from '#platform/import/text/file-style.ts';
import { toCell, formatTitle } from '#platform/import/text/header.ts';
import type { Layout, ReadHeader } from '#platform/import/text/header.ts';

export interface PublicationRow {
  readonly key: string;
  readonly publishedOn: string;
  /** Canonical text of the row, equal for equal content. */
  readonly says: string;
}

const maxRows = 20_000;

export class PublicationRows<Row extends PublicationRow> {
  readonly rows: Row[] = [];
  readonly #lines = new Map<string, number>();
  readonly #issues: Issue[] = [];

  /** Adds a row; the same key and publication day twice is an error. */
  take(line: number, row: Row, warnings: readonly RowIssue[] = []): RowOutcome {
    const key = `${row.key} ${row.publishedOn}`;
    const first = this.#lines.get(key);
    if (first !== undefined) return { kind: 'bad', issues: [toIssue('duplicateRow', '', String(first))] };
    if (this.rows.length >= maxRows) {
      if (this.#issues.length === 0) this.#issues.push({ line, ...toIssue('tooManyRows', '', String(maxRows)) });
      return { kind: 'outOfScope' };
    }
    this.#lines.set(key, line);
    this.rows.push(row);
    return { kind: 'taken', warnings };
  }

  finish(): readonly Issue[] {
    return this.#issues;
  }

  latestPublishedOn(): string {
    return this.rows.map(({ publishedOn }) => publishedOn).reduce((one, other) => (one > other ? one : other), '');
  }
}

export class TableCells<Column extends string> {
  readonly issues: RowIssue[] = [];
  readonly #layout: Layout<Column>;
  readonly #fields: readonly string[];

  constructor(layout: Layout<Column>, fields: readonly string[]) {
    this.#layout = layout;
    this.#fields = fields;
  }

  title(column: Column): string {
    return formatTitle(this.#layout, column);
  }

  text(column: Column): string {
    return toCell(this.#layout, this.#fields, column);
  }

  fail(reason: Reason, column: Column): void {
    const text = this.text(column);
    this.issues.push(toIssue(text === '' ? 'emptyCell' : reason, this.title(column), text));
  }

  /** Parses a cell; an empty one is an error unless `orElse` is given. */
  read(column: Column, { parse, reason, orElse }: CellForm): string {
    const text = this.text(column);
    if (text === '' && orElse !== undefined) return orElse;
    const value = parse(text);
    if (value === null) this.fail(reason, column);
    return value ?? '';
  }
}

export interface CellForm {
  readonly parse: (text: string) => string | null;
  readonly reason: Reason;
  /** What an empty cell says; left out: it must not be empty. */
  readonly orElse?: string;
}

export function tableHeader<Column extends string>(
  header: ReadHeader<Column>,
  columns: StyledNames<Column>,
  take: (line: number, cells: TableCells<Column>) => RowOutcome,
): OpenedHeader {
  if (header.kind === 'bad') return header;
  const { layout } = header;
  return {
    kind: 'taker',
    taker: {
      ...describeLayout(layout, columns),
      take: (line, fields) => take(line, new TableCells(layout, fields)),
    },
  };
}

/** An exact decimal without sign; a percent sign may follow where `percent` is true. */
export function parseDecimal(text: string, percent = false): string | null {
  const match = /^(\d{1,15})(?:\.(\d{1,10}))?(%?)$/.exec(toPlainNumber(text, 'point') ?? '');
  if (match === null || (match[3] === '%' && !percent)) return null;
  const whole = (match[1] ?? '').replace(/^0+(?=\d)/, '');
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
