import { type ComponentType, type ReactNode, useRef } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ListView } from '../answer-view.tsx';
import layout from '../layout.module.css';
import { messages } from '../messages.ts';
import records from '../records.module.css';
import { ScreenPage, type ScreenPageProps } from '../screen-page.tsx';
import type { Answer } from '../use-call.ts';
import type { DeskColumn } from './desk-column.ts';
import { DeskTable, type DeskTableProps } from './desk-table.tsx';
import { ListFilters, type TabCounts } from './list-filters.tsx';
import { useListKeys } from './list-keys.ts';
import styles from './list.module.css';
import type { DeskListState } from './use-desk-list.ts';

interface ListPartProps<Row> extends Pick<DeskTableProps<Row>, 'caption' | 'rowKey' | 'view' | 'findGroup' | 'bulk'> {
  readonly list: DeskListState;
  readonly answer: Answer<{ readonly Rows: readonly Row[]; readonly Total?: number }>;
  readonly counts?: TabCounts | undefined;
  /** Text of an empty list; by default it says that the filters match nothing. */
  readonly empty?: string;
  readonly columns?: readonly DeskColumn<Row>[];
  /** Renders each row as a block instead of columns. */
  readonly entry?: ComponentType<{ readonly row: Row; readonly onChanged: () => void }>;
}

export function ListPart<Row>(props: ListPartProps<Row>) {
  const t = useMessages(messages);
  const { list, answer, empty } = props;
  const place = useRef<HTMLDivElement>(null);
  useListKeys(place);
  return (
    <>
      <ListFilters list={list} counts={props.counts} />
      <div ref={place}>
        <ListView answer={answer} page={list.page} pageSize={list.pageSize} hrefFor={list.hrefFor} empty={empty}>
          {(rows) => (
            <>
              <ListRows {...props} rows={rows} />
              <p className={styles['keys']}>{t.listKeys}</p>
            </>
          )}
        </ListView>
      </div>
    </>
  );
}

function ListRows<Row>({ rows, ...props }: ListPartProps<Row> & { readonly rows: readonly Row[] }) {
  const { entry: Entry, columns = [], rowKey, caption, view, findGroup, bulk, answer, list } = props;
  const isWhole = answer.data !== null && (answer.data.Total ?? 0) <= rows.length && findGroup === undefined;
  const byCall = list.rules['Sort']?.choices ?? null;
  const isSorted = byCall !== null || isWhole;
  const sorting = isSorted ? { sort: list.sort, hrefFor: (sort: string) => list.hrefWith('sort', sort), byCall } : null;
  if (Entry === undefined) {
    return (
      <DeskTable {...{ caption, columns, rows, rowKey, view, findGroup, bulk, sorting }} onChanged={answer.reload} />
    );
  }
  return (
    <ol className={records['log']} data-log>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          <Entry row={row} onChanged={answer.reload} />
        </li>
      ))}
    </ol>
  );
}

interface DeskListProps<Row>
  extends Omit<ListPartProps<Row>, 'caption'>, Pick<ScreenPageProps, 'title' | 'crumbs' | 'actions'> {
  /** The table's caption, where it is not the screen's title. */
  readonly caption?: string;
  readonly what?: ReactNode;
  readonly children?: ReactNode;
}

export function DeskList<Row>({ title, crumbs, actions, what, children, ...list }: DeskListProps<Row>) {
  return (
    <ScreenPage title={title} crumbs={crumbs} actions={actions}>
      {typeof what === 'string' ? <p className={layout['what']}>{what}</p> : what}
      <ListPart caption={title} {...list} />
      {children}
    </ScreenPage>
  );
}
