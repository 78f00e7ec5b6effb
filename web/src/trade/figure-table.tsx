import type { TableColumn, TableRow } from '@btc/contract/trade/beef-one.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { OriginSwatch } from '#charts/origin-swatch.tsx';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { type Cell, type Column, DataTable } from '#ui/data/data-table.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { nameIn } from './beef-one-figure.ts';
import type { BeefOne } from './beef-one-query.ts';
import styles from './figure-table.module.css';
import { LockMark } from './lock-mark.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import type { PageState } from './page-state.ts';
import { findRows, isLocked, nextSorting, sortKeyOf, sortRows } from './table-rows.ts';

export interface FigureTableProps {
  readonly one: BeefOne;
  readonly caption: string;
  readonly state: PageState;
  readonly hrefFor: (change: Partial<PageState>) => string;
}

/** Beef One as a table: a line for each origin, the sum below; sorted by any column, searched within. */
export function FigureTable({ one, caption, state, hrefFor }: FigureTableProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const [words, setWords] = useState('');
  const rows = findRows(sortRows(one.rows, state.sort, edition), words);
  const columns = columnsOf(one).map((column): Column<TableRow> => {
    const key = sortKeyOf(column.Key);
    const name = edition === 'cn' ? column.TitleCn : column.TitleEn;
    const isSorted = state.sort !== null && state.sort.key === key;
    return {
      key: column.Key,
      head:
        key === undefined ? (
          name
        ) : (
          <Link
            to={hrefFor({ sort: nextSorting(key, state.sort) })}
            preventScrollReset
            replace
            className={styles['sort']}
          >
            {name}
            <span aria-hidden="true">{isSorted ? (state.sort?.descending ? ' ↓' : ' ↑') : ''}</span>
          </Link>
        ),
      sort: isSorted ? (state.sort?.descending ? 'descending' : 'ascending') : undefined,
      unit: unitName(column.Unit, t.columnUnits),
      numeric: column.Align === 'end',
      cell: (row) => cellOf(row, column.Key, { one, edition, format }),
    };
  });
  return (
    <div className={styles['table']}>
      <TextField
        label={t.find}
        hideLabel
        type="search"
        placeholder={t.findPlaceholder}
        className={styles['find']}
        value={words}
        maxLength={40}
        onChange={(event) => setWords(event.target.value)}
      />
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ Code }) => Code}
        footRows={[one.sum]}
        view={state.mode}
        empty={t.findNone(words.trim())}
      />
      {one.dict.Locked.length > 0 && (
        <p className={styles['legend']}>
          <LockMark /> {t.lockedLegend}
        </p>
      )}
    </div>
  );
}

/** Columns of money that no source has are left out. */
function columnsOf({ columns, sum }: BeefOne): readonly TableColumn[] {
  return columns.filter(({ Key }) => Key !== 'ValueCny' || sum.ValueCny !== null);
}

function unitName(unit: string, names: Readonly<Record<string, string>>): string | undefined {
  return unit === '' ? undefined : (names[unit] ?? unit);
}

interface CellContext {
  readonly one: BeefOne;
  readonly edition: Edition;
  readonly format: Format;
}

function cellOf(row: TableRow, key: string, { one, edition, format }: CellContext): Cell {
  if (key === 'Name') return <OriginName row={row} edition={edition} isSum={row === one.sum} />;
  const column = sortKeyOf(key);
  const value = column === undefined || column === 'Name' ? null : row[column];
  if (value === null) return isLocked(key, one.dict.Locked) ? <LockMark /> : { gap: 'notPublished' };
  switch (column) {
    case 'Share':
      return format.percent(value).replace('%', '');
    case 'Yoy':
    case 'YtdYoy':
      return <ChangeMark value={value} text={format.changePercent(value).replace('%', '')} />;
    default:
      return format.number(value);
  }
}

function OriginName({ row, edition, isSum }: { row: TableRow; edition: Edition; isSum: boolean }) {
  return (
    <span className={styles['name']}>
      {!isSum && <OriginSwatch code={row.Code} />}
      {nameIn(edition, row)}
    </span>
  );
}
