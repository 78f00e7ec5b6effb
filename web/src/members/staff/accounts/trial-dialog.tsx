import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
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
  const isReady = /^\d{1,5}$/.test(items) && Number(items) <= 10_000;
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
    </ActionDialog>
  );
}
