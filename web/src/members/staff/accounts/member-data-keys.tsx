import type { DataKey } from '@btc/contract/members/account/data-key.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { Facts } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import type { MemberDetail } from '../words/word-lists.ts';
import { messages } from './messages.ts';
import { useBlockedReason } from './use-blocked-reason.ts';

interface KeysProps {
  readonly member: MemberDetail;
  readonly onChanged: () => void;
}

export function MemberDataKeys({ member, onChanged }: KeysProps) {
  const t = useMessages(messages);
  const answer = useCall('GetMemberDataKeys', { MemberID: member.MemberID });
  const canChange = useBlockedReason(member) === null;
  const [ending, setEnding] = useState<DataKey | null>(null);
  const describe = useKeyText();
  const describeRow = (row: DataKey) => (
    <>
      {describe(row)}{' '}
      {canChange && row.RevokedDate === null && (
        <Button size="small" aria-label={t.revokeKeyTitle(row.Name)} onClick={() => setEnding(row)}>
          {t.revokeKey}
        </Button>
      )}
    </>
  );
  return (
    <ScreenPart title={t.dataKeys}>
      <AnswerView answer={answer}>
        {({ Rows }) =>
          Rows.length === 0 ? (
            <p className={layout['note']}>{t.noDataKeys}</p>
          ) : (
            <Facts facts={Rows.map((row) => [`${row.Name} · …${row.Ending}`, describeRow(row)] as const)} />
          )
        }
      </AnswerView>
      {ending !== null && (
        <ActionDialog
          title={t.revokeKeyTitle(ending.Name)}
          what={<p>{t.revokeKeyWhat}</p>}
          confirm={t.revokeKey}
          work={(api) => api('RevokeMemberDataKey', { MemberID: member.MemberID, KeyID: ending.KeyID })}
          done={t.keyWasRevoked}
          onClose={() => setEnding(null)}
          onChanged={onChanged}
        />
      )}
    </ScreenPart>
  );
}

function useKeyText() {
  const t = useMessages(messages);
  const format = useFormat();
  return ({ Kind, Sets, LastUsedDate, UsedToday, EndsDate, RevokedDate }: DataKey): string => {
    const end = EndsDate === null ? t.keyEndless : t.keyEnds(format.dateTime(EndsDate));
    return [
      t.keyKinds[Kind],
      Sets.length === 0 ? t.allSets : Sets.join(', '),
      LastUsedDate === null ? t.neverUsed : t.keyUsed(format.dateTime(LastUsedDate), format.number(UsedToday)),
      RevokedDate === null ? end : t.keyRevoked(format.dateTime(RevokedDate)),
    ].join(' · ');
  };
}
