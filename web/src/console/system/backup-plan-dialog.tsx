import { backupTargets } from '@btc/contract/console/backup-plan.ts';
import { rules } from 'form-rules:SaveBackupPlan';
import { useMessages } from '#i18n/messages.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { useCallValues } from '#ui/call-form/call-fields.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { messages } from './backup-plan-messages.ts';
import { type BackupState, formatHourText } from './backup-state.ts';

type Plan = BackupState['Row'];

const { Line, Choice } = deskFields<'SaveBackupPlan'>();
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The copy destination is tested on saving. */
export function BackupPlanDialog(props: { plan: Plan; onClose: () => void; onChanged: () => void }) {
  const { plan, onClose, onChanged } = props;
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="SaveBackupPlan"
      rules={rules}
      row={plan}
      id="plan"
      initial={{}}
      fixed={(known) => ({ Revision: known?.Revision })}
      refetch={async (api) => (await api('GetBackups', {})).Row}
      title={t.change}
      what={<p>{t.changeWhat}</p>}
      confirm={t.save}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Choice
        name="Hour"
        of={hours.map((hour) => ({ value: String(hour), label: t.daily(formatHourText(hour)) }))}
        none={t.noSchedule}
      />
      <Line name="KeepDays" hint={t.keepDaysHint} />
      <Line name="KeepCount" hint={t.keepCountHint} />
      <PlaceFields hasKeys={plan.HasKeys} />
    </FormDialog>
  );
}

function PlaceFields({ hasKeys }: { readonly hasKeys: boolean }) {
  const t = useMessages(messages);
  const target = useCallValues()['CopyTo'];
  return (
    <>
      <Choice
        name="CopyTo"
        of={toOptions(backupTargets, t.targets)}
        hint={target === 's3' && !hasKeys ? t.keysMissing : undefined}
      />
      {target === 'folder' && <Line name="Folder" hint={t.folderHint} />}
      {target === 's3' && (
        <>
          <Line name="Endpoint" placeholder="https://" />
          <Line name="Region" />
          <Line name="Bucket" hint={t.bucketHint} />
        </>
      )}
    </>
  );
}
