import { toBackupPath } from '@btc/contract/console/console-paths.ts';
import type { Operations } from '@btc/contract/operations.ts';
import { dayMs } from '@btc/contract/time.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useEffect, useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskTable } from '#shell/console/list/desk-table.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useAct } from '#shell/console/actions/act-button.tsx';
import { useAction } from '#shell/console/actions/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { BackupPlanPart } from './backup-plan-part.tsx';
import { formatBytesText } from './bytes-text.ts';
import { messages } from './messages.ts';

type Backup = OutputOf<Operations['GetBackups']>['Rows'][number];

/** Polling interval while a backup is being made. */
const askEveryMs = 1_500;

/** Polls while a backup is being made, without a loading state. */
function useBackups() {
  const answer = useCall('GetBackups', {});
  const { data, reload, isLoading } = answer;
  const isRunning = data?.Dict.IsRunning === true;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(reload, askEveryMs);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  return { answer: { ...answer, isLoading: isLoading && !isRunning }, isRunning };
}

export function BackupsScreen() {
  const t = useMessages(messages);
  const format = useFormat();
  const { answer, isRunning } = useBackups();
  const [removing, setRemoving] = useState<string | null>(null);
  const { isPending, act } = useAct();
  const { data, reload } = answer;
  const columns = useBackupColumns(setRemoving);
  const make = (
    <WaitingButton
      variant="primary"
      pending={isPending}
      waitsFor={data === null ? 'answer' : isRunning ? { words: t.oneRuns } : null}
      onClick={() => act({ work: (api) => api('MakeBackup', {}), done: t.making, onChanged: reload })}
    >
      {t.make}
    </WaitingButton>
  );
  return (
    <ScreenPage title={t.backups} actions={make}>
      <div className={layout['what']}>
        <p>
          {t.backupWhat} {t.makeWhat}
        </p>
        <p>
          {t.restoreHow} <code>npm run restore -- backup-….tar.gz</code>
        </p>
      </div>
      <output className={layout['count']} aria-live="polite">
        {isRunning && t.running(format.number(data?.Dict.Entries ?? 0))}
      </output>
      <AnswerView answer={answer}>
        {(state) => (
          <>
            <BackupPlanPart state={state} onChanged={reload} />
            <ScreenPart title={t.caption}>
              <DeskTable
                caption={t.caption}
                columns={columns}
                rows={state.Rows}
                rowKey={({ Name }) => Name}
                empty={t.none}
              />
            </ScreenPart>
          </>
        )}
      </AnswerView>
      {removing !== null && <RemoveDialog name={removing} onClose={() => setRemoving(null)} onChanged={reload} />}
    </ScreenPage>
  );
}

function RemoveDialog({ name, ...dialog }: { name: string; onClose: () => void; onChanged: () => void }) {
  const t = useMessages(messages);
  return (
    <ActionDialog
      title={t.removeTitle}
      what={<p>{t.removeWhat(name)}</p>}
      confirm={t.remove}
      work={(api) => api('DeleteBackup', { Name: name })}
      done={t.removed}
      {...dialog}
    />
  );
}

function useBackupColumns(onRemove: (name: string) => void): readonly DeskColumn<Backup>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const formatAge = (made: string) => {
    const days = Math.floor((Date.now() - Date.parse(made)) / dayMs);
    return days < 1 ? t.ageToday : t.age(format.number(days));
  };
  return [
    { key: 'name', head: t.name, isLong: true, text: ({ Name }) => Name },
    { key: 'made', head: t.made, time: ({ MadeDate }) => MadeDate, beneath: ({ MadeDate }) => formatAge(MadeDate) },
    {
      key: 'size',
      head: t.size,
      numeric: true,
      text: ({ Bytes }) => formatBytesText(Bytes, format.number),
      order: ({ Bytes }) => Bytes,
    },
    { key: 'download', head: t.download, text: ({ Name }) => <DownloadButton name={Name} /> },
    {
      key: 'actions',
      actions: ({ Name }) => [{ name: t.remove, about: Name, onPress: () => onRemove(Name) }],
    },
  ];
}

/** Asks for a key and lets the browser fetch the file itself: it may be larger than the page's memory. */
function DownloadButton({ name }: { name: string }) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  const fetchFile = () =>
    run(async (api) => {
      const { Row } = await api('OpenBackup', { Name: name });
      const link = document.createElement('a');
      link.href = toBackupPath(Row.Key);
      link.download = name;
      document.body.append(link);
      link.click();
      link.remove();
      showToast(t.downloading);
    });
  return (
    <>
      <Button size="small" pending={isPending} aria-label={`${t.download}: ${name}`} onClick={() => void fetchFile()}>
        {t.download}
      </Button>
      <ActionFailure failure={failure} />
    </>
  );
}
