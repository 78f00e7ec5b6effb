import { rules } from 'form-rules:SetMemberTrial';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Facts } from '#shell/console/facts.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { toText, useCallValues } from '#ui/call-form/call-fields.tsx';
import { Notice } from '#ui/state/notice.tsx';
import type { MemberDetail } from '../words/word-lists.ts';
import { messages } from './messages.ts';

const { Line, Tick } = deskFields<'SetMemberTrial'>();

export function TrialDialog(props: { member: MemberDetail; onClose: () => void; onChanged: () => void }) {
  const { member, onClose, onChanged } = props;
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="SetMemberTrial"
      rules={rules}
      row={null}
      id={member.MemberID}
      initial={{ TrialItems: member.TrialItems }}
      fixed={() => ({ MemberID: member.MemberID })}
      title={t.setTrial}
      what={<p>{t.setTrialWhat(member.LoginUserName)}</p>}
      confirm={t.save}
      done={t.trialSet}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Line name="TrialItems" />
      <Tick name="ResetOpened" />
      <Outcome member={member} />
    </FormDialog>
  );
}

function Outcome({ member: { TrialItems, TrialUsed } }: { readonly member: MemberDetail }) {
  const t = useMessages(messages);
  const format = useFormat();
  const values = useCallValues();
  const items = toText(values['TrialItems']);
  const used = values['ResetOpened'] === true ? 0 : TrialUsed;
  const then = /^\d{1,5}$/.test(items) ? t.trialValue(format.number(used), format.number(Number(items))) : null;
  return (
    <>
      <Facts
        facts={[
          [t.trialNow, t.trialValue(format.number(TrialUsed), format.number(TrialItems))],
          [t.trialThen, then],
        ]}
      />
      {used < TrialUsed && <Notice tone="caution">{t.trialClears(format.number(TrialUsed))}</Notice>}
    </>
  );
}
