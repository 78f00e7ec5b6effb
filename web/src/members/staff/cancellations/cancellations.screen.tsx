import { rules } from 'form-rules:GetDeskCancellations';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import type { Tone } from '#shell/console/facts.tsx';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { toOptions } from '#ui/form/select.tsx';
import { chooseCompanyNames } from '../words/company-names.ts';
import { type Cancellation, cancellationStates } from '../words/word-lists.ts';
import { ApproveDialog, RefuseDialog } from './decision-dialogs.tsx';
import { messages } from './messages.ts';

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

function useCancellationColumns(onOpen: (open: Open) => void): readonly DeskColumn<Cancellation>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  return [
    {
      key: 'member',
      head: t.member,
      text: ({ LoginUserName }) => LoginUserName,
      to: ({ MemberID }) => toConsoleScreenPath(edition, 'member', MemberID),
      beneath: (row) => chooseCompanyNames(edition, row).name,
    },
    { key: 'reason', head: t.reason, isLong: true, text: ({ Reason }) => Reason ?? t.noReason },
    { key: 'state', head: t.state, state: ({ State }) => ({ tone: tones[State], name: t.stateNames[State] }) },
    { key: 'requested', head: t.requested, time: ({ RequestedDate }) => RequestedDate },
    {
      key: 'decided',
      head: t.decided,
      isLong: true,
      time: ({ DecidedDate }) => DecidedDate,
      beneath: ({ DecidedBy, Note }) => [DecidedBy, Note],
    },
    {
      key: 'actions',
      actions: (cancellation) =>
        cancellation.State !== 'requested'
          ? []
          : (['refuse', 'approve'] as const).map((kind) => ({
              name: t[kind],
              about: cancellation.LoginUserName,
              onPress: () => onOpen({ kind, cancellation }),
            })),
    },
  ];
}

export function CancellationsScreen() {
  const t = useMessages(messages);
  const [open, setOpen] = useState<Open | null>(null);
  const list = useDeskList<'GetDeskCancellations'>(rules, {
    filters: [{ field: 'State', label: t.states, options: toOptions(cancellationStates, t.stateNames), isTabs: true }],
  });
  const answer = useCall('GetDeskCancellations', list.request);
  const dialog = { onClose: () => setOpen(null), onChanged: answer.reload };
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.title}
      empty={t.empty}
      caption={t.caption}
      columns={useCancellationColumns(setOpen)}
      rowKey={({ CancellationID }) => CancellationID}
    >
      {open?.kind === 'approve' && <ApproveDialog cancellation={open.cancellation} {...dialog} />}
      {open?.kind === 'refuse' && <RefuseDialog cancellation={open.cancellation} {...dialog} />}
    </DeskList>
  );
}
