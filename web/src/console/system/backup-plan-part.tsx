import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Facts } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { BackupPlanDialog } from './backup-plan-dialog.tsx';
import { messages } from './backup-plan-messages.ts';
import { type BackupState, formatHourText } from './backup-state.ts';
import { formatBytesText } from './bytes-text.ts';

type Run = BackupState['List'][number];

export function BackupPlanPart({ state, onChanged }: { state: BackupState; onChanged: () => void }) {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  const done = state.List.find(({ Reason }) => Reason === null);
  const failed = state.List.find(({ Reason }) => Reason !== null);
  return (
    <ScreenPart title={t.title} actions={<Button onClick={() => setOpen(true)}>{t.change}</Button>}>
      {failed !== undefined && !(done !== undefined && done.StartedDate > failed.StartedDate) && (
        <FailureNotice run={failed} />
      )}
      <PlanFacts state={state} done={done} failed={failed} />
      {isOpen && <BackupPlanDialog plan={state.Row} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </ScreenPart>
  );
}

function FailureNotice({ run }: { run: Run }) {
  const t = useMessages(messages);
  return (
    <Notice tone="error">
      {t.failed(t.reasons[run.Reason ?? 'other'])}
      {run.Detail !== null && <span className={layout['sub']}>{run.Detail}</span>}
    </Notice>
  );
}

interface PlanFactsProps {
  readonly state: BackupState;
  readonly done: Run | undefined;
  readonly failed: Run | undefined;
}

function PlanFacts({ state: { Row, Dict }, done, failed }: PlanFactsProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const schedule = Row.Hour === null ? t.noSchedule : t.daily(formatHourText(Row.Hour));
  const retention =
    Row.KeepDays === null ? t.keepAll : t.keep(format.number(Row.KeepDays), format.number(Row.KeepCount));
  const size = (run: Run) => (run.Bytes === null ? '' : formatBytesText(run.Bytes, format.number));
  return (
    <Facts
      facts={[
        [t.schedule, schedule],
        [t.next, Dict.NextDate === null ? t.never : format.dateTime(Dict.NextDate)],
        [t.retention, retention],
        [t.copies, formatCopiesText(Row, t.noCopies)],
        [
          t.lastDone,
          done === undefined
            ? t.never
            : t.doneText(format.dateTime(done.StartedDate), size(done), done.CopiedTo ?? t.thisMachine),
        ],
        [
          t.lastFailed,
          failed === undefined
            ? t.never
            : t.failedText(format.dateTime(failed.StartedDate), t.reasons[failed.Reason ?? 'other']),
        ],
      ]}
    />
  );
}

function formatCopiesText({ CopyTo, Folder, Endpoint, Bucket }: BackupState['Row'], none: string): string {
  if (CopyTo === 'none') return none;
  return CopyTo === 'folder' ? Folder : `${Bucket} · ${Endpoint}`;
}
