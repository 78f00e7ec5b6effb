import { parseOneOf } from '@btc/contract/parse-one-of.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { StateTabs } from '#shell/console/counted-tabs.tsx';
import { StateMark, type Tone, TwoLines, When } from '#shell/console/facts.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { chooseCompanyNames } from '../words/company-names.ts';
import { type Cancellation, cancellationStates } from '../words/word-lists.ts';
import { ApproveDialog, RefuseDialog } from './decision-dialogs.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

const pageSize = 20;

const tones = {
  requested: 'waiting',
  refused: 'plain',
  approved: 'plain',
  withdrawn: 'plain',
} as const satisfies Record<Cancellation['State'], Tone>;

interface Open {
  readonly kind: 'approve' | 'refuse';
  readonly cancellation: Cancellation;
}

/** Who wants their account cancelled; decided here. */
export function CancellationsScreen() {
  const t = useMessages({ cn: zh, en });
  const { filter, page, hrefFor, hrefWith } = useFilters<'state'>();
  const state = parseOneOf(cancellationStates, filter('state'));
  const answer = useCall('GetDeskCancellations', {
    Page: page,
    PageSize: pageSize,
    ...(state === undefined ? {} : { State: state }),
  });
  const [open, setOpen] = useState<Open | null>(null);
  const dialog = { onClose: () => setOpen(null), onChanged: answer.reload };
  return (
    <ScreenPage title={t.title}>
      <StateTabs
        label={t.states}
        all={t.all}
        states={cancellationStates}
        names={t.stateNames}
        current={state}
        hrefFor={(key) => hrefWith('state', key)}
      />
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.empty}>
        {(rows) => <CancellationTable rows={rows} onOpen={setOpen} />}
      </ListView>
      {open?.kind === 'approve' && <ApproveDialog cancellation={open.cancellation} {...dialog} />}
      {open?.kind === 'refuse' && <RefuseDialog cancellation={open.cancellation} {...dialog} />}
    </ScreenPage>
  );
}

interface TableProps {
  readonly rows: readonly Cancellation[];
  readonly onOpen: (open: Open) => void;
}

function CancellationTable({ rows, onOpen }: TableProps) {
  const t = useMessages({ cn: zh, en });
  const columns = useCancellationColumns(onOpen);
  return (
    <DataTable
      caption={t.caption}
      columns={columns}
      rows={rows}
      rowKey={({ CancellationID }) => String(CancellationID)}
    />
  );
}

function useCancellationColumns(onOpen: (open: Open) => void): readonly Column<Cancellation>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  return [
    {
      key: 'member',
      head: t.member,
      cell: (row) => (
        <TwoLines beneath={chooseCompanyNames(edition, row).name}>
          <PageLink to={consoleScreenPath(edition, 'member', row.MemberID)}>{row.LoginUserName}</PageLink>
        </TwoLines>
      ),
    },
    { key: 'reason', head: t.reason, cell: (row) => <span className="c-clip">{row.Reason ?? t.noReason}</span> },
    {
      key: 'state',
      head: t.state,
      cell: (row) => <StateMark tone={tones[row.State]}>{t.stateNames[row.State]}</StateMark>,
    },
    { key: 'requested', head: t.requested, cell: (row) => <When at={row.RequestedDate} /> },
    {
      key: 'decided',
      head: t.decided,
      cell: (row) => (
        <>
          {row.DecidedBy} <When at={row.DecidedDate} />
          {row.Note !== null && <span className="c-sub c-clip">{row.Note}</span>}
        </>
      ),
    },
    { key: 'actions', head: t.actions, cell: (row) => <RowActions cancellation={row} onOpen={onOpen} /> },
  ];
}

function RowActions({ cancellation, onOpen }: { cancellation: Cancellation; onOpen: (open: Open) => void }) {
  const t = useMessages({ cn: zh, en });
  if (cancellation.State !== 'requested') return null;
  const name = cancellation.LoginUserName;
  return (
    <span className="c-rowActions">
      <Button size="small" aria-label={`${t.refuse}: ${name}`} onClick={() => onOpen({ kind: 'refuse', cancellation })}>
        {t.refuse}
      </Button>
      <Button
        size="small"
        aria-label={`${t.approve}: ${name}`}
        onClick={() => onOpen({ kind: 'approve', cancellation })}
      >
        {t.approve}
      </Button>
    </span>
  );
}
