import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { deliveryErrorText } from '#shell/console/delivery-error-text.ts';
import { StateMark, type Tone, TwoLines, When } from '#shell/console/facts.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { MailAddress } from '../words/mail-address.tsx';
import type { OutboxEntry } from '../words/word-lists.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

export interface OpenEntry {
  readonly kind: 'read' | 'retry';
  readonly entry: OutboxEntry;
}

const tones = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'good',
  failed: 'bad',
  stored: 'plain',
} as const satisfies Record<OutboxEntry['State'], Tone>;

/** What is on its way for the first time goes by itself; what waits after a failed attempt need not wait longer. */
function canGoOut({ State: state, Attempts: attempts }: OutboxEntry): boolean {
  return state === 'failed' || state === 'stored' || (state === 'queued' && attempts > 0);
}

interface OutboxTableProps {
  readonly rows: readonly OutboxEntry[];
  readonly onOpen: (open: OpenEntry) => void;
}

export function OutboxTable({ rows, onOpen }: OutboxTableProps) {
  const t = useMessages({ cn: zh, en });
  const columns = useOutboxColumns(onOpen);
  return <DataTable caption={t.caption} columns={columns} rows={rows} rowKey={({ OutboxID }) => OutboxID} />;
}

function useOutboxColumns(onOpen: OutboxTableProps['onOpen']): readonly Column<OutboxEntry>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const names: Readonly<Record<string, string>> = t.templates;
  return [
    {
      key: 'recipient',
      head: t.recipient,
      cell: (row) => (
        <TwoLines beneath={names[row.Template] ?? row.Template}>
          {row.Channel === 'mail' ? <MailAddress email={row.Recipient} /> : row.Recipient}
        </TwoLines>
      ),
    },
    { key: 'subject', head: t.subject, cell: (row) => <span className="c-clip">{row.Subject ?? row.Text}</span> },
    {
      key: 'state',
      head: t.state,
      cell: (row) => (
        <>
          <StateMark tone={tones[row.State]}>{t.stateNames[row.State]}</StateMark>
          {row.NextAttemptDate !== null && (
            <span className="c-sub">{t.next(format.dateTime(row.NextAttemptDate))}</span>
          )}
          {row.LastError !== null && <span className="c-sub c-clip">{deliveryErrorText(edition, row.LastError)}</span>}
        </>
      ),
    },
    { key: 'attempts', head: t.attempts, numeric: true, cell: (row) => format.number(row.Attempts) },
    {
      key: 'created',
      head: t.created,
      cell: (row) => (
        <>
          <When at={row.CreatedDate} />
          {row.SentDate !== null && <span className="c-sub c-nowrap">{t.sentAt(format.dateTime(row.SentDate))}</span>}
        </>
      ),
    },
    { key: 'actions', head: t.actions, cell: (row) => <RowActions row={row} onOpen={onOpen} /> },
  ];
}

function RowActions({ row, onOpen }: Pick<OutboxTableProps, 'onOpen'> & { readonly row: OutboxEntry }) {
  const t = useMessages({ cn: zh, en });
  const actions = canGoOut(row) ? (['read', 'retry'] as const) : (['read'] as const);
  return (
    <span className="c-rowActions c-wrap">
      {actions.map((kind) => (
        <Button
          key={kind}
          size="small"
          aria-label={`${t[kind]}: ${row.Recipient}, ${row.Subject ?? row.Template}`}
          onClick={() => onOpen({ kind, entry: row })}
        >
          {t[kind]}
        </Button>
      ))}
    </span>
  );
}
