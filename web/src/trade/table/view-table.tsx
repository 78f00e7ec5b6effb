import type { ViewColumn, ViewRow, ViewTable as TableAnswer } from '@btc/contract/trade/view-answer.ts';
import { getView } from '@btc/contract/trade/views.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { type Column, DataTable } from '#ui/data/data-table.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import type { PageState } from '../address/page-state.ts';
import { type PageStateHandle, usePageState } from '../address/use-page-state.ts';
import { QuotaTable } from '../figure/over-time/quota-table.tsx';
import { messages } from '../messages.ts';
import { formatYoySpansText } from '../words/figure-words.ts';
import { FindField, useFind } from './find-field.tsx';
import { LockMark } from './lock-mark.tsx';
import { RowName } from './row-name.tsx';
import { dutyNotes, TableNotes } from './table-notes.tsx';
import { toCell, sumUnvalued } from './table-cell.tsx';
import { findRows, gatherRows, isSortable, nextSorting, toPage, pinRows, sortRows } from './table-rows.ts';
import styles from './view-table.module.css';

export interface ViewTableProps {
  readonly table: TableAnswer;
  readonly caption: string;
}

const leastSearched = 6;

export function ViewTable({ table, caption }: ViewTableProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const page = usePageState();
  const { state } = page;
  const { Quotas = [] } = table.Dict;
  const { words, setWords } = useFind(page);
  const found = findRows(table.Rows, words);
  const isGrouped = groupsRows(state, words, table.Rows);
  const columns = buildShownColumns(table, isGrouped);
  const sorted = sortRows(found, columns.some(({ Key }) => Key === state.sort?.key) ? state.sort : null, edition);
  const ordered = pinRows(isGrouped ? gatherRows(sorted) : sorted, state.pinned);
  const shown = toPage(ordered, state.page);
  const top = useTopOfPage(shown.page);
  const notes = dutyNotes(table.Rows, edition);
  return (
    <div className={styles['table']} ref={top}>
      {(isSearched(table, state) || words !== '') && (
        <FindField
          page={page}
          words={words}
          onWords={setWords}
          count={found.length}
          period={table.Rows[0]?.Code ?? ''}
        />
      )}
      <DataTable
        caption={caption}
        columns={columns.map((column) => toColumn(column, table, { page, edition, notes }))}
        rows={shown.rows}
        rowKey={({ Code }) => Code}
        findGroup={isGrouped ? (row) => findGroup(row, state, edition) : undefined}
        isMarked={({ Code }) => state.pinned.includes(Code)}
        footRows={table.Rows.length === 0 ? [] : [table.Row]}
        view={state.mode}
        empty={words.trim() === '' ? t.emptyTrade : t.findNone(words.trim())}
      />
      <Pagination
        page={shown.page}
        pageCount={shown.pageCount}
        hrefFor={(number) => page.hrefFor({ page: number })}
        className={styles['pages']}
      />
      <TableNotes notes={notes} />
      <TableLegend dict={table.Dict} columns={columns} rows={[...shown.rows, table.Row]} />
      {Quotas.length > 0 && (
        <div className={styles['quotas']}>
          <QuotaTable quotas={Quotas} />
        </div>
      )}
    </div>
  );
}

interface TableLegendProps {
  readonly dict: TableAnswer['Dict'];
  readonly columns: readonly ViewColumn[];
  readonly rows: readonly ViewRow[];
}

function TableLegend({ dict, columns, rows }: TableLegendProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const keys = columns.map(({ Key }) => Key);
  const spans = keys.includes('Yoy') ? formatYoySpansText(dict, edition) : null;
  const lines = [
    spans !== null && t.yoyLine(spans),
    keys.includes('Note') && t.coldStoreLegend,
    keys.includes('FillDate') && t.fillLegend,
    rows.some((row) => keys.some((key) => sumUnvalued(row, key) > 0)) && `† ${t.unvaluedLegend}`,
  ].filter((line) => line !== false);
  return (
    <>
      {lines.map((line) => (
        <p key={line} className={styles['legend']}>
          {line}
        </p>
      ))}
      {dict.Locked.length > 0 && (
        <p className={styles['legend']}>
          <LockMark /> {t.lockedLegend}
        </p>
      )}
    </>
  );
}

function isSearched({ Rows }: TableAnswer, { view }: PageState): boolean {
  return Rows.length >= leastSearched && getView(view).rows !== 'monthsOfYear';
}

/** Long lists of cuts and plants are grouped by part of the carcase or exporter, until sorted or searched. */
function groupsRows({ view, sort }: PageState, words: string, rows: readonly ViewRow[]): boolean {
  const { table: dimension } = getView(view);
  const hasGroups = dimension === 'cut' || dimension === 'plant';
  return hasGroups && sort === null && words.trim() === '' && rows.some(({ GroupCode }) => GroupCode !== undefined);
}

function findGroup(row: ViewRow, { pinned }: PageState, edition: Edition): string | null {
  const { Code, GroupCn = '', GroupEn = '' } = row;
  // Pinned rows have left their group.
  return pinned.includes(Code) ? '' : edition === 'cn' ? GroupCn : GroupEn;
}

/** The name column first, as it is pinned. Leaves out what is shown elsewhere, and money that no source has. */
function buildShownColumns({ Dict, Row }: TableAnswer, isGrouped: boolean): readonly ViewColumn[] {
  const left = new Set([
    'Rank',
    'DutyNote',
    ...(isGrouped ? ['Group'] : []),
    ...(Row.ValueCny === null ? ['ValueCny'] : []),
    // The range stands with its day.
    'FillEarliest',
    'FillLatest',
  ]);
  const others = Dict.Columns.filter(({ Key }) => Key !== 'Name' && !left.has(Key));
  return [...Dict.Columns.filter(({ Key }) => Key === 'Name'), ...others];
}

function toColumn(
  column: ViewColumn,
  table: TableAnswer,
  { page, edition, notes }: { page: PageStateHandle; edition: Edition; notes: readonly string[] },
): Column<ViewRow> {
  const { Key: key, Unit: unit, Align: align } = column;
  const { sort } = page.state;
  const isSorted = sort !== null && sort.key === key;
  // Rows of periods compare each period with its own a year before.
  const isOfSpan = key === 'Yoy' && getView(table.Dict.View).rows === 'members';
  const spans = isOfSpan ? formatYoySpansText(table.Dict, edition) : null;
  const t = pickMessages(edition, messages);
  const units: Readonly<Record<string, string>> = t.columnUnits;
  return {
    key,
    head: <ColumnHead column={column} table={table} page={page} />,
    sort: isSorted ? (sort.descending ? 'descending' : 'ascending') : undefined,
    unit: spans !== null ? t.yoyUnit(spans.months) : unit === '' ? undefined : (units[unit] ?? unit),
    numeric: align === 'end',
    cell: (row) =>
      key === 'Name' ? (
        <RowName row={row} table={table} />
      ) : (
        toCell(row, column, { edition, locked: table.Dict.Locked, isSum: row === table.Row, notes })
      ),
  };
}

/** Longer heads wrap, but not into one word per line. */
const longHead = 20;

function ColumnHead({ column, table, page }: { column: ViewColumn; table: TableAnswer; page: PageStateHandle }) {
  const edition = useEdition();
  const { Key: key, Align: align } = column;
  const { sort } = page.state;
  const name = formatColumnTitle(column, table, edition);
  if (!isSortable(key) || table.Rows.length < 2) return name;
  const isSorted = sort !== null && sort.key === key;
  return (
    <Link
      to={page.hrefFor({ sort: nextSorting(key, sort, align === 'end'), page: 1 })}
      preventScrollReset
      replace
      className={styles['sort']}
      data-long={name.length > longHead}
    >
      {name}
      <span aria-hidden="true">{isSorted ? (sort.descending ? ' ↓' : ' ↑') : ''}</span>
    </Link>
  );
}

/** A column of `Values` is named after its member unless it has a title. */
function formatColumnTitle({ Key, TitleCn, TitleEn }: ViewColumn, { Dict }: TableAnswer, edition: Edition): string {
  const title = nameIn(edition, { NameCn: TitleCn, NameEn: TitleEn });
  const member = Key.startsWith('Values.') ? Dict.Members[Number(Key.slice('Values.'.length))] : undefined;
  const name = title === '' && member !== undefined ? nameIn(edition, member) : title;
  // A year of which months are missing.
  return member !== undefined && Dict.Partial.includes(member.Code) ? `${name}*` : name;
}

/** Scrolls to the table's top on a page change. */
function useTopOfPage(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    top.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return top;
}
