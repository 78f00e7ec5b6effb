import type { PriceFile } from '@btc/contract/prices/desk/price-settings.ts';
import { rules } from 'form-rules:GetPriceImports';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { useSavedIssues } from '#shell/console/issues/issue-part.tsx';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { ListPart } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/actions/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { messages } from './file-messages.ts';
import { SeriesMappings } from './series-mappings.tsx';

const tones = {
  preview: 'plain',
  loaded: 'good',
  unchanged: 'plain',
  refused: 'bad',
  older: 'bad',
  undone: 'waiting',
} as const;

export function PriceRuns() {
  const t = useMessages(messages);
  const [undoing, setUndoing] = useState<PriceFile | null>(null);
  const list = useDeskList<'GetPriceImports'>(rules);
  const answer = useCall('GetPriceImports', list.request);
  const mappings = useCall('GetSeriesMappings', {});
  return (
    <>
      <ScreenPart title={t.runs}>
        <ListPart
          list={list}
          answer={answer}
          empty={t.runsEmpty}
          caption={t.runs}
          columns={useRunColumns(setUndoing)}
          rowKey={({ RunID, At }) => RunID ?? At}
          view="small"
        />
      </ScreenPart>
      <SeriesMappings answer={mappings} />
      {undoing !== null && (
        <ActionDialog
          title={t.undoTitle}
          what={<p>{t.undoWhat(undoing.FileName)}</p>}
          confirm={t.undoTitle}
          work={(api) => api('UndoPriceImport', { RunID: undoing.RunID ?? 0 })}
          done={t.undone}
          onClose={() => setUndoing(null)}
          onChanged={answer.reload}
        />
      )}
    </>
  );
}

function useRunColumns(onUndo: (run: PriceFile) => void): readonly DeskColumn<PriceFile>[] {
  const t = useMessages(messages);
  const format = useFormat();
  return [
    { key: 'file', head: t.file, text: ({ FileName }) => FileName, beneath: ({ Form }) => t.forms[Form] },
    { key: 'outcome', head: t.outcome, state: ({ Outcome }) => ({ tone: tones[Outcome], name: t.outcomes[Outcome] }) },
    {
      key: 'counts',
      head: t.counts,
      text: (run) =>
        run.Outcome === 'refused'
          ? `${t.badRows} ${format.number(run.BadRows)}`
          : [run.Added, run.Changed, run.Same].map((count) => format.number(count)).join(' / '),
    },
    {
      key: 'period',
      head: t.period,
      text: ({ From, To }) =>
        From === null || To === null ? (
          '–'
        ) : (
          <>
            <span className={layout['nowrap']}>{format.date(From)} –</span>{' '}
            <span className={layout['nowrap']}>{format.date(To)}</span>
          </>
        ),
    },
    { key: 'by', head: t.by, time: ({ At }) => At, beneath: ({ By }) => By },
    { key: 'actions', text: (run) => <RunActions run={run} onUndo={onUndo} /> },
  ];
}

function RunActions({ run, onUndo }: { readonly run: PriceFile; readonly onUndo: (run: PriceFile) => void }) {
  const t = useMessages(messages);
  const saveIssues = useSavedIssues();
  const { isPending, run: act } = useAction();
  const { RunID: id, FileName: name } = run;
  const save = () =>
    act(async (api) => {
      if (id === null) return;
      const { List, Total } = await api('GetPriceImportIssues', { RunID: id });
      saveIssues({ kind: 'issues', issues: List, total: Total, fileName: name });
    });
  return (
    <span className={layout['actions']}>
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
