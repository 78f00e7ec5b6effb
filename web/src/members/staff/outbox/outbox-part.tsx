import { rules } from 'form-rules:GetOutbox';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { useAct } from '#shell/console/actions/act-button.tsx';
import layout from '#shell/console/layout.module.css';
import { ListPart } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import records from '#shell/console/records.module.css';
import { useCall } from '#shell/console/use-call.ts';
import { toOptions } from '#ui/form/select.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { type OutboxEntry, outboxStates } from '../words/word-lists.ts';
import { messages } from './messages.ts';
import { canGoOut, useOutboxColumns } from './use-outbox-columns.tsx';

export function OutboxPart({ channel }: { channel: OutboxEntry['Channel'] }) {
  const t = useMessages(messages);
  const [open, setOpen] = useState<OutboxEntry | null>(null);
  const list = useDeskList<'GetOutbox'>(rules, {
    filters: [{ field: 'State', label: t.states, options: toOptions(outboxStates, t.stateNames), isTabs: true }],
    fixed: { Channel: channel },
  });
  const answer = useCall('GetOutbox', list.request);
  const { act } = useAct();
  const retry = ({ Channel, OutboxID }: OutboxEntry) =>
    act({
      work: (api) => api('RetryOutboxEntry', { Channel, OutboxID }),
      done: t.retried,
      onChanged: answer.reload,
    });
  return (
    <>
      <ListPart
        list={list}
        answer={answer}
        counts={answer.data?.Dict}
        empty={t.empty}
        caption={t.caption}
        columns={useOutboxColumns({ read: setOpen, retry })}
        rowKey={({ OutboxID }) => OutboxID}
        bulk={[
          {
            key: 'retry',
            name: t.retry,
            what: t.retryMany,
            isFor: canGoOut,
            work: (api, { Channel, OutboxID }) => api('RetryOutboxEntry', { Channel, OutboxID }),
          },
        ]}
      />
      <p className={layout['note']}>{t.logOnlyNote}</p>
      {open !== null && <ReadDialog entry={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function ReadDialog({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const t = useMessages(messages);
  return (
    <Dialog isOpen onClose={onClose} title={entry.Subject ?? t.readTitle} dismissable>
      {entry.Text === null ? <p>{t.secret}</p> : <div className={records['mail']}>{entry.Text}</div>}
    </Dialog>
  );
}
