import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { Button } from '#ui/button.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { StateMark, TwoLines, When } from '../facts.tsx';
import layout from '../layout.module.css';
import { messages } from '../messages.ts';
import records from '../records.module.css';
import type { DeskColumn, DeskValue, Part, RowAction } from './desk-column.ts';
import styles from './list.module.css';
import { isSortable, toNextSort } from './sort-rows.ts';

function RowActions({ actions }: { readonly actions: readonly RowAction[] }) {
  const t = useMessages(messages);
  return (
    <span className={records['rowActions']}>
      {actions.map(({ name, about, letter, onPress }) => (
        <Button
          key={name}
          size="small"
          aria-label={t.actionOn(name, about)}
          aria-keyshortcuts={letter}
          onClick={onPress}
        >
          {name}
        </Button>
      ))}
    </span>
  );
}

function isParts(content: ReactNode | readonly Part[]): content is readonly Part[] {
  return Array.isArray(content);
}

export interface Sorting {
  readonly sort: string;
  readonly hrefFor: (sort: string) => string;
  /** Columns the operation sorts by; null where all rows are loaded and any sortable column sorts them. */
  readonly byCall: readonly string[] | null;
}

interface SortHeadProps {
  readonly name: string;
  readonly head: string;
  readonly sorting: Sorting;
}

function SortHead({ name, head, sorting }: SortHeadProps) {
  const { sort, hrefFor } = sorting;
  return (
    <Link to={hrefFor(toNextSort(name, sort))} preventScrollReset replace className={styles['sort']}>
      {head}
      <span aria-hidden="true" className={styles['sortMark']}>
        {sort === name ? '↑' : sort === `-${name}` ? '↓' : '↕'}
      </span>
    </Link>
  );
}

export function useColumns<Row>(columns: readonly DeskColumn<Row>[], sorting: Sorting | null = null) {
  const t = useMessages(messages);
  const format = useFormat();

  const formatValue = ({ text, number, day, time, state, actions }: DeskValue<Row>, row: Row): ReactNode => {
    if (actions !== undefined) return <RowActions actions={actions(row)} />;
    if (text !== undefined) return text(row);
    if (state !== undefined) return <StateMark tone={state(row).tone}>{state(row).name}</StateMark>;
    if (number !== undefined) return formatOr(number(row), format.number);
    if (day !== undefined) return <span className={layout['nowrap']}>{formatOr(day(row), format.date)}</span>;
    const at = time?.(row) ?? null;
    return at === null ? t.none : <When at={at} />;
  };
  const formatOr = <Value,>(value: Value | null, write: (value: Value) => string) =>
    value === null ? t.none : write(value);

  return columns.map((column) => {
    const { key, head = t.actions, unit, isWide, numeric, beneath, to, isDemo, isLong, ...value } = column;
    const isSortedBy = sorting !== null && (sorting.byCall?.includes(key) ?? isSortable(column));
    const isSorted = sorting?.sort === key || sorting?.sort === `-${key}`;
    return {
      key,
      head: !isSortedBy ? head : <SortHead {...{ name: key, head, sorting }} />,
      sort: isSorted ? (sorting.sort === key ? ('ascending' as const) : ('descending' as const)) : undefined,
      unit,
      isWide,
      numeric: numeric ?? value.number !== undefined,
      cell: (row: Row) => {
        const address = to?.(row) ?? null;
        const content = formatValue(value, row);
        const small = beneath?.(row);
        const lines = (
          <TwoLines beneath={isParts(small) ? small.filter(Boolean).join(' · ') : small}>
            {address === null ? content : <PageLink to={address}>{content}</PageLink>}
            {isDemo?.(row) === true && (
              <>
                {' '}
                <DemoMark kind="content" />
              </>
            )}
          </TwoLines>
        );
        return isLong === true ? <span className={layout['clip']}>{lines}</span> : lines;
      },
    };
  });
}
