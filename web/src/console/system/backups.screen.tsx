import { backupPath } from '@btc/contract/console/console-paths.ts';
import type { Operations } from '@btc/contract/operations.ts';
import { dayMs } from '@btc/contract/time.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useEffect, useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/action-failure.tsx';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { TwoLines, When } from '#shell/console/facts.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { BackupPlanPart } from './backup-plan-part.tsx';
import { bytesText } from './bytes-text.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

type Backup = OutputOf<Operations['GetBackups']>['Rows'][number];

/** While one is being made the list is asked for again so often. */
const askEveryMs = 1_500;

type Open = { readonly kind: 'make' } | { readonly kind: 'remove'; readonly name: string };

/** What there is; while a backup is being made, asked for again and again without a word of waiting. */
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

/** Backups of this machine: made, fetched and deleted. */
export function BackupsScreen() {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const { answer, isRunning } = useBackups();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, reload } = answer;
  const close = () => setOpen(null);
  const make = (
    <Button variant="primary" disabled={data === null || isRunning} onClick={() => setOpen({ kind: 'make' })}>
      {t.make}
    </Button>
  );
  return (
    <ScreenPage title={t.backups} actions={make}>
      <div className="c-what">
        <p>{t.backupWhat}</p>
        <p>
          {t.restoreHow} <code>npm run restore -- backup-….tar.gz</code>
        </p>
      </div>
      <output className="c-count" aria-live="polite">
        {isRunning && t.running(format.number(data?.Dict.Entries ?? 0))}
      </output>
      <AnswerView answer={answer}>
        {(state) => (
          <>
            <BackupPlanPart state={state} onChanged={reload} />
            <ScreenPart title={t.caption}>
              <BackupTable rows={state.Rows} onRemove={(name) => setOpen({ kind: 'remove', name })} />
            </ScreenPart>
          </>
        )}
      </AnswerView>
      {open?.kind === 'make' && (
        <ActionDialog
          title={t.make}
          what={<p>{t.makeWhat}</p>}
          confirm={t.make}
          work={(api) => api('MakeBackup', {})}
          done={t.making}
          onClose={close}
          onChanged={reload}
        />
      )}
      {open?.kind === 'remove' && (
        <ActionDialog
          title={t.removeTitle}
          what={<p>{t.removeWhat(open.name)}</p>}
          confirm={t.remove}
          work={(api) => api('DeleteBackup', { Name: open.name })}
          done={t.removed}
          onClose={close}
          onChanged={reload}
        />
      )}
    </ScreenPage>
  );
}

function BackupTable({ rows, onRemove }: { rows: readonly Backup[]; onRemove: (name: string) => void }) {
  const t = useMessages({ cn: zh, en });
  return (
    <DataTable
      caption={t.caption}
      rows={rows}
      rowKey={({ Name }) => Name}
      empty={t.none}
      columns={useBackupColumns(onRemove)}
    />
  );
}

function useBackupColumns(onRemove: (name: string) => void): readonly Column<Backup>[] {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  return [
    { key: 'name', head: t.name, cell: ({ Name }) => <span className="c-clip">{Name}</span> },
    {
      key: 'made',
      head: t.made,
      cell: ({ MadeDate }) => {
        const days = Math.floor((Date.now() - Date.parse(MadeDate)) / dayMs);
        return (
          <TwoLines beneath={days < 1 ? t.ageToday : t.age(format.number(days))}>
            <When at={MadeDate} />
          </TwoLines>
        );
      },
    },
    { key: 'size', head: t.size, numeric: true, cell: ({ Bytes }) => bytesText(Bytes, format.number) },
    {
      key: 'actions',
      head: t.actions,
      cell: ({ Name }) => (
        <span className="c-rowActions">
          <DownloadButton name={Name} />
          <Button size="small" aria-label={`${t.remove}: ${Name}`} onClick={() => onRemove(Name)}>
            {t.remove}
          </Button>
        </span>
      ),
    },
  ];
}

/** Asks for a key and lets the browser fetch the file itself: it may be larger than the page's memory. */
function DownloadButton({ name }: { name: string }) {
  const t = useMessages({ cn: zh, en });
  const { isPending, failure, run } = useAction();
  const fetchFile = () =>
    run(async (api) => {
      const { Row } = await api('OpenBackup', { Name: name });
      const link = document.createElement('a');
      link.href = backupPath(Row.Key);
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
