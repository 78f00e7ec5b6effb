import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Notice } from '#ui/state/notice.tsx';
import { AuditTable } from '../audit/audit-table.tsx';
import { RequestTable } from '../requests/requests.screen.tsx';
import { AccountMark } from '../words/marks.tsx';
import type { MemberDetail } from '../words/word-lists.ts';
import { useBlockedReason } from './use-blocked-reason.ts';
import { MemberActions } from './member-actions.tsx';
import { AccountFacts, CompanyFacts } from './member-facts.tsx';
import { MemberDataKeys } from './member-data-keys.tsx';
import { MembershipChanges } from './membership-changes.tsx';
import { MembershipParts } from './membership-parts.tsx';
import { messages } from './messages.ts';

export function MemberScreen({ id }: { id: number | null }) {
  const t = useMessages(messages);
  const answer = useCall('GetDeskMember', { MemberID: id ?? 0 });
  const member = answer.data?.Row;
  const [changes, setChanges] = useState(0);
  const changed = () => {
    answer.reload();
    setChanges((count) => count + 1);
  };
  return (
    <ScreenPage
      title={member?.LoginUserName ?? t.title}
      crumbs={[{ name: t.title, screen: 'members' }]}
      actions={member && <MemberActions member={member} onChanged={changed} />}
    >
      <AnswerView answer={answer}>
        {({ Row }) => <Member member={Row} changes={changes} onChanged={changed} />}
      </AnswerView>
    </ScreenPage>
  );
}

interface MemberProps {
  readonly member: MemberDetail;
  readonly changes: number;
  readonly onChanged: () => void;
}

function Member({ member, changes, onChanged }: MemberProps) {
  const t = useMessages(messages);
  const blockedReason = useBlockedReason(member);
  return (
    <>
      <p className={layout['plain']}>
        <AccountMark state={member.State} />
      </p>
      {blockedReason !== null && <Notice>{blockedReason}</Notice>}
      <ScreenPart title={t.companyPart}>
        <CompanyFacts member={member} />
      </ScreenPart>
      <MembershipParts member={member} onChanged={onChanged} />
      <MembershipChanges key={`changes ${changes}`} member={member} onChanged={onChanged} />
      <ScreenPart title={t.account}>
        <AccountFacts member={member} />
      </ScreenPart>
      <MemberDataKeys key={`keys ${changes}`} member={member} onChanged={onChanged} />
      <OwnRequests key={`requests ${changes}`} memberId={member.MemberID} />
      <OwnTrail key={`trail ${changes}`} member={member} />
    </>
  );
}

function OwnRequests({ memberId }: { memberId: number }) {
  const t = useMessages(messages);
  const answer = useCall('GetDeskRequests', { MemberID: memberId, PageSize: 10 });
  return (
    <ScreenPart title={t.requests}>
      <AnswerView answer={answer}>
        {({ Rows }) =>
          Rows.length === 0 ? <p className={layout['note']}>{t.noRequests}</p> : <RequestTable rows={Rows} />
        }
      </AnswerView>
    </ScreenPart>
  );
}

function OwnTrail({ member }: { member: MemberDetail }) {
  const t = useMessages(messages);
  const answer = useCall('GetAuditTrail', { MemberID: member.MemberID, PageSize: 20 });
  return (
    <ScreenPart title={t.trail}>
      <AnswerView answer={answer}>{({ Rows }) => <AuditTable rows={Rows} empty={t.noTrail} />}</AnswerView>
    </ScreenPart>
  );
}
