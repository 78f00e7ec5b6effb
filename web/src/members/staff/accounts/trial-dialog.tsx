import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { Facts } from '#shell/console/facts.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import type { MemberDetail } from '../words/word-lists.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

/** How much a trial may open. */
export function TrialDialog({
  member,
  onClose,
  onChanged,
}: {
  member: MemberDetail;
  onClose: () => void;
  onChanged: () => void;
}) {
  const t = useMessages({ cn: zh, en });
  const [items, setItems] = useState(String(member.TrialItems));
  const [isReset, setReset] = useState(false);
  const format = useFormat();
  const isReady = /^\d{1,5}$/.test(items) && Number(items) <= 10_000;
  const used = isReset ? 0 : member.TrialUsed;
  return (
    <ActionDialog
      title={t.setTrial}
      what={<p>{t.setTrialWhat(member.LoginUserName)}</p>}
      confirm={t.save}
      isReady={isReady}
      work={(api) =>
        api('SetMemberTrial', { MemberID: member.MemberID, TrialItems: Number(items), ResetOpened: isReset })
      }
      done={t.trialSet}
      onClose={onClose}
      onChanged={onChanged}
    >
      <TextField
        label={t.trialItems}
        type="number"
        min={0}
        max={10_000}
        error={isReady ? null : t.trialForm}
        value={items}
        onChange={(event) => setItems(event.target.value)}
      />
      <Checkbox checked={isReset} onChange={(event) => setReset(event.target.checked)}>
        {t.trialReset}
      </Checkbox>
      <Facts
        facts={[
          [t.trialNow, t.trialValue(format.number(member.TrialUsed), format.number(member.TrialItems))],
          [t.trialThen, isReady ? t.trialValue(format.number(used), format.number(Number(items))) : null],
        ]}
      />
      {used < member.TrialUsed && <Notice tone="caution">{t.trialClears(format.number(member.TrialUsed))}</Notice>}
    </ActionDialog>
  );
}
