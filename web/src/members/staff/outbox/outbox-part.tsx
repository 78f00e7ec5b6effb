import { parseOneOf } from '@btc/contract/parse-one-of.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { StateTabs } from '#shell/console/counted-tabs.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { type OutboxEntry, outboxStates } from '../words/word-lists.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { type OpenEntry, OutboxTable } from './outbox-table.tsx';

const pageSize = 20;

/** Mails or text messages: what went out, what waits, what failed. */
export function OutboxPart({ channel }: { channel: OutboxEntry['Channel'] }) {
  const t = useMessages({ cn: zh, en });
  const { filter, page, hrefFor, hrefWith } = useFilters<'state'>();
  const state = parseOneOf(outboxStates, filter('state'));
  const answer = useCall('GetOutbox', {
    Channel: channel,
    Page: page,
    PageSize: pageSize,
    ...(state === undefined ? {} : { State: state }),
  });
  const [open, setOpen] = useState<OpenEntry | null>(null);
  return (
    <>
      <StateTabs
        label={t.states}
        all={t.all}
        states={outboxStates}
        names={t.stateNames}
        counts={answer.data?.Dict}
        current={state}
        hrefFor={(key) => hrefWith('state', key)}
      />
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.empty}>
        {(rows) => <OutboxTable rows={rows} onOpen={setOpen} />}
      </ListView>
      <p className="c-note">{t.logOnlyNote}</p>
      {open?.kind === 'read' && <ReadDialog entry={open.entry} onClose={() => setOpen(null)} />}
      {open?.kind === 'retry' && (
        <RetryDialog entry={open.entry} onClose={() => setOpen(null)} onChanged={answer.reload} />
      )}
    </>
  );
}

function ReadDialog({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const t = useMessages({ cn: zh, en });
  return (
    <Dialog isOpen onClose={onClose} title={entry.Subject ?? t.readTitle} dismissable>
      {entry.Text === null ? <p>{t.secret}</p> : <div className="c-mail">{entry.Text}</div>}
    </Dialog>
  );
}

interface RetryDialogProps {
  readonly entry: OutboxEntry;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function RetryDialog({ entry, onClose, onChanged }: RetryDialogProps) {
  const t = useMessages({ cn: zh, en });
  return (
    <ActionDialog
      title={t.retry}
      what={<p>{t.retryWhat(entry.Recipient)}</p>}
      confirm={t.retry}
      work={(api) => api('RetryOutboxEntry', { Channel: entry.Channel, OutboxID: entry.OutboxID })}
      done={t.retried}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
