import type { ViewColumn, ViewRow } from '@btc/contract/trade/view-answer.ts';
import { findRowGap } from '@btc/contract/trade/view-gaps.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import type { ReactNode } from 'react';
import shared from '#ui/base/shared.module.css';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import type { Cell } from '#ui/data/data-table.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messages } from '../messages.ts';
import { LockMark } from './lock-mark.tsx';
import { type RowValue, toValue } from './row-values.ts';
import { Sparkline } from './sparkline.tsx';
import { pickDutyNote } from './table-notes.tsx';
import { isLocked } from './table-rows.ts';
import styles from './view-table.module.css';

export interface CellContext {
  readonly edition: Edition;
  readonly locked: Parameters<typeof isLocked>[1];
  /** The row is a total, without name, number or sparkline of its own. */
  readonly isSum: boolean;
  /** Notes on duties, referenced by their number. */
  readonly notes: readonly string[];
}

const changeKeys: readonly string[] = ['Yoy', 'YtdYoy', 'Difference', 'DifferencePercent'];

export function toCell(
  row: ViewRow,
  column: Pick<ViewColumn, 'Key' | 'Unit'>,
  { edition, locked, isSum, notes }: CellContext,
): Cell {
  const { Key: key, Unit: unit } = column;
  if (isSum && key !== 'FillDate' && (unit === '' || key === 'Trend' || key === 'Duty')) return '';
  const value = toValue(row, key, edition);
  switch (value.kind) {
    case 'gap':
      // The figures of the month are there, and the quota lasts to the end of the year.
      if (key === 'FillDate' && row.FillDate === null) return pickMessages(edition, messages).notThisYear;
      return isLocked(key, locked) ? <LockMark /> : missing(row, key);
    case 'text':
      if (key === 'FillDate') return <FillDay row={row} day={value.text} edition={edition} />;
      // A number broken over lines is hard to read, and to compare with the one on a box.
      if (key === 'PlantNo') return <span className={styles['whole']}>{value.text}</span>;
      if (key === 'Note') return <span className={styles['long']}>{value.text}</span>;
      return key === 'Ownership' ? toOwnership(value.text, edition) : value.text;
    case 'origins':
      return <span className={styles['long']}>{formatOriginsText(value.origins, edition)}</span>;
    case 'trend':
      return <Sparkline values={value.values} />;
    case 'figure':
      if (key === 'Duty') return <Duty row={row} value={value.value} edition={edition} notes={notes} />;
      return <Valued row={row} column={key} text={buildFigureCell(value, column, edition)} edition={edition} />;
  }
}

/** Columns whose empty cells are no gaps, e.g. a cut without a number. */
const plainKeys: readonly string[] = [
  'Rank',
  'Province',
  'Ownership',
  'AusMeat',
  'HsCode',
  'State',
  'PlantNo',
  'Status',
  'Note',
  'DutyNote',
];

function missing(row: ViewRow, key: string): Cell {
  return plainKeys.includes(key) ? '' : { gap: findRowGap(row, key) };
}

/** Divisor of money columns; downloads have exact amounts. */
const moneyBy = { cn: 10_000, en: 1_000 } as const satisfies Record<Edition, number>;

function buildFigureCell(
  { value }: RowValue & { kind: 'figure' },
  { Key, Unit }: Pick<ViewColumn, 'Key' | 'Unit'>,
  edition: Edition,
) {
  const format = getFormat(edition);
  const isPercent = Unit === '%';
  if (Unit === 'USD' || Unit === 'CNY') {
    const count = value / moneyBy[edition];
    return format.number(count, Math.abs(count) < 100 && count !== 0 ? 1 : 0);
  }
  if (changeKeys.includes(Key)) {
    const text = isPercent ? format.changePercent(value).replace('%', '') : format.change(value);
    return <ChangeMark value={value} text={text} />;
  }
  return format.number(value, isPercent ? 1 : 0);
}

/** The weight for which no value is published. */
export function sumUnvalued({ MissingUsd = 0, MissingCny = 0 }: ViewRow, column: string): number {
  if (column === 'ValueUsd' || column === 'UsdPerTonne') return MissingUsd;
  return column === 'ValueCny' ? MissingCny : 0;
}

interface ValuedProps {
  readonly row: ViewRow;
  readonly column: string;
  readonly text: ReactNode;
  readonly edition: Edition;
}

function Valued({ row, column, text, edition }: ValuedProps) {
  const weight = sumUnvalued(row, column);
  if (weight === 0) return text;
  const explanation = pickMessages(edition, messages).unvaluedCell(getFormat(edition).volumeInText(weight));
  return (
    <span className={styles['unvalued']} title={explanation}>
      {text}
      <sup className={styles['noteNumber']} aria-hidden="true">
        †
      </sup>
      <VisuallyHidden> ({explanation})</VisuallyHidden>
    </span>
  );
}

interface DutyProps extends Pick<CellContext, 'edition' | 'notes'> {
  readonly row: ViewRow;
  readonly value: number;
}

function Duty({ row, value, edition, notes }: DutyProps) {
  const number = notes.indexOf(pickDutyNote(row, edition)) + 1;
  return (
    <>
      {getFormat(edition).number(value, 1)}
      {number > 0 && <sup className={styles['noteNumber']}>{number}</sup>}
    </>
  );
}

function FillDay({ row, day, edition }: { row: ViewRow; day: string; edition: Edition }) {
  const { dateShort } = getFormat(edition);
  const { FillEarliest: from = null, FillLatest: to = null } = row;
  const isRange = from !== null && (from !== day || to !== day);
  return (
    <span className={styles['fill']}>
      {dateShort(day)}
      {isRange && (
        <span className={shared['under']}>
          {dateShort(from)} – {to === null ? '' : dateShort(to)}
        </span>
      )}
    </span>
  );
}

function formatOriginsText(origins: NonNullable<ViewRow['MainOrigins']>, edition: Edition): string {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  return origins
    .map((origin) => {
      const name = nameIn(edition, origin);
      return origin.Share === null ? name : t.originShare(name, format.percent(origin.Share, 0));
    })
    .join(t.listJoin);
}

function toOwnership(code: string, edition: Edition): string {
  const names: Readonly<Record<string, string>> = pickMessages(edition, messages).ownership;
  return names[code] ?? code;
}
