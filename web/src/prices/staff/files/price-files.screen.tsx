import type { PriceFile } from '@btc/contract/prices/desk/price-settings.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { saveBlob } from '#platform/save-file.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { StateMark } from '#shell/console/facts.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { issueReport } from './issue-report.ts';
import { en } from './file-words.en.ts';
import { zh } from './file-words.zh.ts';
import { FileUpload } from './file-upload.tsx';
import { SeriesMappings } from './series-mappings.tsx';

const pageSize = 20;
const tones = {
  preview: 'plain',
  loaded: 'good',
  unchanged: 'plain',
  refused: 'bad',
  older: 'bad',
  undone: 'waiting',
} as const;

/** Price files: preview, load, and the diary with its undo. */
export function PriceFilesScreen() {
  const t = useMessages({ cn: zh, en });
  const { page, hrefFor } = useFilters<never>();
  const answer = useCall('GetPriceImports', { Page: page, PageSize: pageSize });
  const mappings = useCall('GetSeriesMappings', {});
  return (
    <ScreenPage title={t.title}>
      <p className="c-what">{t.what}</p>
      <FileUpload onSaved={mappings.reload} onLoaded={answer.reload} />
      <ScreenPart title={t.runs}>
        <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.runsEmpty}>
          {(rows) => <RunTable rows={rows} onChanged={answer.reload} />}
        </ListView>
      </ScreenPart>
      <SeriesMappings answer={mappings} />
    </ScreenPage>
  );
}

function RunTable({ rows, onChanged }: { readonly rows: readonly PriceFile[]; readonly onChanged: () => void }) {
  const t = useMessages({ cn: zh, en });
  const [undoing, setUndoing] = useState<PriceFile | null>(null);
  const columns = useRunColumns(setUndoing);
  const runId = undoing?.RunID ?? null;
  return (
    <>
      <DataTable
        caption={t.runs}
        columns={columns}
        rows={rows}
        rowKey={({ RunID, At }) => `${RunID ?? At}`}
        view="small"
      />
      {undoing !== null && runId !== null && (
        <ActionDialog
          title={t.undoTitle}
          what={<p>{t.undoWhat(undoing.FileName)}</p>}
          confirm={t.undoTitle}
          work={(api) => api('UndoPriceImport', { RunID: runId })}
          done={t.undone}
          onClose={() => setUndoing(null)}
          onChanged={onChanged}
        />
      )}
    </>
  );
}

function useRunColumns(onUndo: (run: PriceFile) => void): readonly Column<PriceFile>[] {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  return [
    {
      key: 'file',
      head: t.file,
      cell: (run) => (
        <>
          {run.FileName}
          <span className="c-sub">{t.forms[run.Form]}</span>
        </>
      ),
    },
    {
      key: 'outcome',
      head: t.outcome,
      cell: ({ Outcome }) => <StateMark tone={tones[Outcome]}>{t.outcomes[Outcome]}</StateMark>,
    },
    {
      key: 'counts',
      head: t.counts,
      cell: (run) =>
        run.Outcome === 'refused'
          ? `${t.badRows} ${format.number(run.BadRows)}`
          : [run.Added, run.Changed, run.Same].map((count) => format.number(count)).join(' / '),
    },
    {
      key: 'period',
      head: t.period,
      cell: ({ From, To }) =>
        From === null || To === null ? (
          '–'
        ) : (
          <>
            <span className="c-nowrap">{format.date(From)} –</span> <span className="c-nowrap">{format.date(To)}</span>
          </>
        ),
    },
    {
      key: 'by',
      head: t.by,
      cell: ({ By, At }) => (
        <>
          <span className="c-nowrap">{format.dateTime(At)}</span>
          <span className="c-sub">{By}</span>
        </>
      ),
    },
    { key: 'actions', head: t.actions, cell: (run) => <RunActions run={run} onUndo={onUndo} /> },
  ];
}

function RunActions({ run, onUndo }: { readonly run: PriceFile; readonly onUndo: (run: PriceFile) => void }) {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const { isPending, run: act } = useAction();
  const { RunID: id, FileName: name } = run;
  const save = () =>
    act(async (api) => {
      if (id === null) return;
      const { List, Total } = await api('GetPriceImportIssues', { RunID: id });
      saveBlob(
        new Blob([issueReport({ issues: List, total: Total }, t, isEn)], { type: 'text/csv' }),
        t.reportName(name),
      );
    });
  return (
    <span className="c-actions">
      {run.Undoable && (
        <Button size="small" aria-label={`${t.undo} ${name}`} onClick={() => onUndo(run)}>
          {t.undo}
        </Button>
      )}
      {run.Outcome === 'refused' && (
        <Button size="small" pending={isPending} aria-label={`${t.report} ${name}`} onClick={() => void save()}>
          {t.report}
        </Button>
      )}
    </span>
  );
}
