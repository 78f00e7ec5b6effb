import type { CountedOption } from '@btc/contract/plants/plant-fields.ts';
import { nameIn } from '@btc/contract/names.ts';
import { OriginSwatch } from '#charts/origin-swatch.tsx';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { type PlantsState, plantsAddress } from '../directory/directory-address.ts';
import { type ChangesAnswer, pageSize } from '../directory/plants-query.ts';
import { useQueryState } from '../directory/use-query-state.ts';
import { toOrigin } from '../plant-names.ts';
import { FileLinks } from '../room/file-links.tsx';
import { BoardCounts } from './board-counts.tsx';
import styles from './changes.module.css';
import { EventTable } from './event-table.tsx';
import { messages } from './messages.ts';
import { PeriodForm } from './period-form.tsx';

interface ChangesProps {
  readonly state: PlantsState;
  readonly answer: ChangesAnswer;
  readonly origins: readonly CountedOption[];
}

export function ChangesView({ state, answer, origins }: ChangesProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const request = useQueryState();
  const { dict, total } = answer.board;
  const [from, to] = [format.date(dict.StartDate), format.date(dict.EndDate)];
  return (
    <>
      <PeriodForm state={state} dict={dict} origins={origins} />
      {dict.Locked !== null ? (
        <LockedPanel title={t.lockedTitle} reason={dict.Locked.Reason} level={2}>
          <p>{t.lockedText(format.number(total), from, to)}</p>
        </LockedPanel>
      ) : (
        <>
          <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
            <h2>
              {t.board} <span className={shared['quiet']}>{t.span(from, to)}</span>
            </h2>
            <BoardCounts rows={answer.board.rows} state={request} />
          </section>
          <Events state={state} answer={answer} />
          {answer.origins.length > 0 && <OriginTable answer={answer} />}
        </>
      )}
    </>
  );
}

function Events({ state, answer }: Omit<ChangesProps, 'origins'>) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { dict } = answer.board;
  const isFiltered = state.changes.length > 0 || state.basis !== '';
  const all = plantsAddress(edition, { ...state, changes: [], basis: '', page: 1 });
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.events}</h2>
      {isFiltered && (
        <p>
          <PageLink to={all}>{t.allChanges}</PageLink>
        </p>
      )}
      {answer.events.length === 0 ? (
        <EmptyState level={3} title={t.noEvents} actions={isFiltered && <LinkButton to={all}>{t.clear}</LinkButton>}>
          {t.noEventsText}
        </EmptyState>
      ) : (
        <>
          <EventTable
            caption={t.eventsCaption(format.date(dict.StartDate), format.date(dict.EndDate))}
            rows={answer.events}
          />
          <Pagination
            page={state.page}
            pageCount={Math.ceil(answer.total / pageSize)}
            hrefFor={(page) => plantsAddress(edition, { ...state, page })}
          />
          <FileLinks
            file="plant-events"
            query={{
              Meat: state.meat,
              Origin: state.origins.join('|'),
              StartDate: state.from,
              EndDate: state.to,
              Status: state.changes.join('|'),
              Basis: state.basis,
            }}
          />
        </>
      )}
    </section>
  );
}

type OriginCounts = ChangesAnswer['origins'][number];

function OriginTable({ answer: { board, origins } }: { answer: ChangesAnswer }) {
  const t = useMessages(messages);
  const columns = useOriginColumns(board.rows.filter(({ Count }) => Count > 0));
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.byOrigin}</h2>
      <DataTable
        caption={t.byOriginCaption}
        columns={columns}
        rows={origins}
        rowKey={({ Origin }) => Origin}
        view="small"
      />
    </section>
  );
}

function useOriginColumns(changes: ChangesAnswer['board']['rows']): readonly Column<OriginCounts>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'origin',
      head: t.origin,
      cell: (row) => (
        <span className={classNames(shared['withMark'], styles['origin'])}>
          <OriginSwatch code={row.Origin} />
          {toOrigin(edition, row)}
        </span>
      ),
    },
    { key: 'total', head: t.total, numeric: true, cell: ({ Total }) => <strong>{format.number(Total)}</strong> },
    ...changes.map((change) => ({
      key: change.Status,
      head: nameIn(edition, change),
      numeric: true,
      cell: ({ Counts }: OriginCounts) => format.number(Counts[change.Status] ?? 0),
    })),
  ];
}
