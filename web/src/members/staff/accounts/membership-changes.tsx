import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { Facts } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { ChargeMark, useModuleNames } from '../words/marks.tsx';
import type { MemberDetail, MembershipChange } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { useBlockedReason } from './use-blocked-reason.ts';
import { messages } from './messages.ts';

interface PartProps {
  readonly member: MemberDetail;
  readonly onChanged: () => void;
}

export function MembershipChanges({ member, onChanged }: PartProps) {
  const t = useMessages(messages);
  const answer = useCall('GetMembershipChanges', { MemberID: member.MemberID });
  const canChange = useBlockedReason(member) === null;
  return (
    <ScreenPart title={t.former}>
      <AnswerView answer={answer}>
        {({ Rows }) =>
          Rows.length === 0 ? (
            <p className={layout['note']}>{t.noFormer}</p>
          ) : (
            <ol className={shared['stack4']}>
              {Rows.map((change) => (
                <Former key={change.ChangeID} change={change} canChange={canChange} onChanged={onChanged} />
              ))}
            </ol>
          )
        }
      </AnswerView>
    </ScreenPart>
  );
}

interface FormerProps {
  readonly change: MembershipChange;
  readonly canChange: boolean;
  readonly onChanged: () => void;
}

function Former({ change, canChange, onChanged }: FormerProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { StaffName, UndoneDate, UndoneBy, CanUndo } = change;
  return (
    <li>
      <p>{t.changedBy(format.dateTime(change.At), StaffName ?? t.someone)}</p>
      <FormerFacts change={change} />
      {UndoneDate !== null && (
        <p className={layout['note']}>{t.undoneBy(format.dateTime(UndoneDate), UndoneBy ?? t.someone)}</p>
      )}
      {UndoneDate === null && !CanUndo && <p className={layout['note']}>{t.changedSince}</p>}
      {CanUndo && canChange && (
        <Button size="small" onClick={() => setOpen(true)}>
          {t.putBack}
        </Button>
      )}
      {isOpen && (
        <ActionDialog
          title={t.putBack}
          what={<p>{change.RequestID === null ? t.putBackWhat : t.putBackGrantWhat}</p>}
          confirm={t.putBack}
          work={(api) => api('UndoMembershipChange', { ChangeID: change.ChangeID })}
          done={t.putBackDone}
          onClose={() => setOpen(false)}
          onChanged={onChanged}
        >
          <FormerFacts change={change} />
        </ActionDialog>
      )}
    </li>
  );
}

function FormerFacts({ change: { Before, After } }: { change: MembershipChange }) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const format = useFormat();
  const moduleNames = useModuleNames();
  const differing = Before.Memberships.filter(
    (before, index) => JSON.stringify(before) !== JSON.stringify(After.Memberships[index]),
  );
  return (
    <Facts
      facts={[
        ...differing.map(
          ({ Edition, State, ExpireDate, Modules, TrialUntil }) =>
            [
              t.wasIn(words.editions[Edition]),
              <span key={Edition}>
                <ChargeMark state={State} expires={ExpireDate} /> {moduleNames(Modules)}
                {TrialUntil !== null && (
                  <span className={layout['sub']}>{words.trialBeside(format.date(TrialUntil))}</span>
                )}
              </span>,
            ] as const,
        ),
        ...(Before.TrialItems === After.TrialItems
          ? []
          : [[t.trial, `${format.number(Before.TrialItems)} → ${format.number(After.TrialItems)}`] as const]),
        ...(Before.TrialResetDate === After.TrialResetDate ? [] : [[t.trial, t.trialWasReset] as const]),
      ]}
    />
  );
}
