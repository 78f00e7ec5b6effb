import { type BackupTarget, backupTargets } from '@btc/contract/console/backup-plan.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { Select, toOptions } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { en } from './backup-plan-messages.en.ts';
import { zh } from './backup-plan-messages.zh.ts';
import { type BackupState, hourText } from './backup-state.ts';

type Plan = BackupState['Row'];

interface Draft {
  readonly hour: string;
  readonly keepDays: string;
  readonly keepCount: string;
  readonly target: BackupTarget;
  readonly folder: string;
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
}

interface FieldsProps {
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
}

function readWhole(text: string, max: number): number | null {
  return /^[1-9]\d{0,3}$/.test(text.trim()) && Number(text) <= max ? Number(text) : null;
}

function isFilled({ target, folder, endpoint, region, bucket }: Draft): boolean {
  const needed = { none: [], folder: [folder], s3: [endpoint, region, bucket] }[target];
  return needed.every((text) => text.trim() !== '');
}

/** Changes when backups are made, how long they are kept and where they are copied; the place is tried on saving. */
export function BackupPlanDialog({
  plan,
  onClose,
  onChanged,
}: {
  plan: Plan;
  onClose: () => void;
  onChanged: () => void;
}) {
  const t = useMessages({ cn: zh, en });
  const [draft, setDraft] = useState<Draft>(() => ({
    hour: plan.Hour === null ? '' : String(plan.Hour),
    keepDays: plan.KeepDays === null ? '' : String(plan.KeepDays),
    keepCount: String(plan.KeepCount),
    target: plan.CopyTo,
    folder: plan.Folder,
    endpoint: plan.Endpoint,
    region: plan.Region,
    bucket: plan.Bucket,
  }));
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const keepDays = readWhole(draft.keepDays, 3650);
  const keepCount = readWhole(draft.keepCount, 1000);
  const isReady = (draft.keepDays.trim() === '' || keepDays !== null) && keepCount !== null && isFilled(draft);
  return (
    <ActionDialog
      title={t.change}
      what={<p>{t.changeWhat}</p>}
      confirm={t.save}
      isReady={isReady}
      work={(api) =>
        api('SaveBackupPlan', {
          Hour: draft.hour === '' ? null : Number(draft.hour),
          KeepDays: keepDays,
          KeepCount: keepCount ?? 1,
          CopyTo: draft.target,
          Folder: draft.folder,
          Endpoint: draft.endpoint,
          Region: draft.region,
          Bucket: draft.bucket,
          Revision: plan.Revision,
        })
      }
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <div className="c-stack">
        <TimeFields draft={draft} set={set} />
        <PlaceFields draft={draft} set={set} hasKeys={plan.HasKeys} />
      </div>
    </ActionDialog>
  );
}

function TimeFields({ draft, set }: FieldsProps) {
  const t = useMessages({ cn: zh, en });
  const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: t.daily(hourText(hour)) }));
  return (
    <>
      <Select
        label={t.schedule}
        options={[{ value: '', label: t.noSchedule }, ...hours]}
        value={draft.hour}
        onChange={(hour) => set({ hour })}
      />
      <TextField
        label={t.keepDays}
        hint={t.keepDaysHint}
        inputMode="numeric"
        maxLength={4}
        value={draft.keepDays}
        onChange={(event) => set({ keepDays: event.target.value })}
      />
      <TextField
        label={t.keepCount}
        hint={t.keepCountHint}
        inputMode="numeric"
        required
        maxLength={4}
        value={draft.keepCount}
        onChange={(event) => set({ keepCount: event.target.value })}
      />
    </>
  );
}

function PlaceFields({ draft, set, hasKeys }: FieldsProps & { readonly hasKeys: boolean }) {
  const t = useMessages({ cn: zh, en });
  const text = (name: 'folder' | 'endpoint' | 'region' | 'bucket') => ({
    label: t[name],
    required: true,
    maxLength: 300,
    value: draft[name],
    onChange: (event: { readonly target: { readonly value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <>
      <Select
        label={t.copies}
        hint={draft.target === 's3' && !hasKeys ? t.keysMissing : undefined}
        options={toOptions(backupTargets, t.targets)}
        value={draft.target}
        onChange={(target) => set({ target })}
      />
      {draft.target === 'folder' && <TextField {...text('folder')} hint={t.folderHint} />}
      {draft.target === 's3' && (
        <>
          <TextField {...text('endpoint')} placeholder="https://" />
          <TextField {...text('region')} />
          <TextField {...text('bucket')} hint={t.bucketHint} />
        </>
      )}
    </>
  );
}
