import { isBusy } from '@btc/contract/trade/desk/import-rule.ts';
import type { GetTradeImports, TradeRun, TradeUpload as Upload } from '@btc/contract/trade/desk/trade-import.ts';
import type { RequestOf } from '@btc/contract/wire/operation.ts';
import { rules } from 'form-rules:GetTradeImports';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { ListPart } from '#shell/console/list/desk-list.tsx';
import { DeskTable } from '#shell/console/list/desk-table.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { DemonstrationPart } from '../imports/demonstration-part.tsx';
import { UndoDialog } from '../imports/import-dialogs.tsx';
import { outcomeTones, stateTones } from '../imports/import-tones.ts';
import { messages } from '../messages.ts';
import { formatSpanText } from '../../words/periods.ts';
import { runActor, runName } from './run-words.ts';
import { useWhileBusy } from '../imports/use-while-busy.ts';

/** Polls the diary while the server works on a file in it. */
function useTradeImports(request: RequestOf<typeof GetTradeImports>) {
  const answer = useCall('GetTradeImports', request);
  return useWhileBusy(answer, answer.data?.List.some(({ State }) => isBusy(State)) === true);
}

export function TradeUploads() {
  const answer = useTradeImports({ PageSize: 1 });
  return <UploadList uploads={answer.data?.List ?? []} />;
}

function UploadList({ uploads }: { readonly uploads: readonly Upload[] }) {
  const t = useMessages(messages);
  const columns = useUploadColumns();
  if (uploads.length === 0) return null;
  return (
    <ScreenPart title={t.open}>
      <DeskTable caption={t.open} columns={columns} rows={uploads} rowKey={({ ImportID }) => ImportID} view="small" />
    </ScreenPart>
  );
}

export function TradeRuns() {
  const t = useMessages(messages);
  const [undoing, setUndoing] = useState<TradeRun | null>(null);
  const list = useDeskList<'GetTradeImports'>(rules);
  const answer = useTradeImports(list.request);
  return (
    <>
      <UploadList uploads={answer.data?.List ?? []} />
      <DemonstrationPart rows={answer.data?.Dict.Demonstration ?? []} onChanged={answer.reload} />
      <ScreenPart title={t.runs}>
        <ListPart
          list={list}
          answer={answer}
          empty={t.noRuns}
          caption={t.runs}
          columns={useRunColumns(setUndoing)}
          rowKey={({ RunID }) => RunID}
          view="small"
        />
      </ScreenPart>
      {undoing !== null && <UndoDialog run={undoing} onClose={() => setUndoing(null)} onChanged={answer.reload} />}
    </>
  );
}

function useUploadColumns(): readonly DeskColumn<Upload>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'file',
      head: t.file,
      text: ({ FileName }) => FileName,
      to: ({ ImportID }) => toConsoleScreenPath(edition, 'tradeImport', ImportID),
      beneath: ({ IsSet, Format, SetID }) => [
        IsSet ? t.set : Format !== null && t.formats[Format],
        SetID !== null && t.inSet,
      ],
    },
    {
      key: 'state',
      head: t.state,
      state: ({ State, Waiting }) => ({ tone: stateTones[State], name: Waiting ? t.waits : t.states[State] }),
      beneath: ({ State, Received, Bytes, EndsAt }) => [
        State === 'arriving' && t.sending(format.percent((Received / Bytes) * 100, 0)),
        EndsAt !== null && t.endsAt(format.dateTime(EndsAt)),
      ],
    },
    {
      key: 'period',
      head: t.period,
      text: (row) => (
        <span className={layout['nowrap']}>{formatSpanText(edition, row.PeriodFrom, row.PeriodTo) ?? '–'}</span>
      ),
    },
    { key: 'facts', head: t.facts, number: ({ Facts }) => Facts },
    { key: 'by', head: t.by, time: ({ At }) => At, beneath: ({ By }) => By },
  ];
}

function useRunColumns(onUndo: (run: TradeRun) => void): readonly DeskColumn<TradeRun>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return [
    {
      key: 'file',
      head: t.file,
      text: (run) => runName(t, run),
      to: ({ RunID }) => toConsoleScreenPath(edition, 'tradeRun', RunID),
      beneath: ({ Format }) => t.formats[Format],
    },
    {
      key: 'outcome',
      head: t.outcome,
      state: ({ Outcome }) => ({ tone: outcomeTones[Outcome], name: t.outcomes[Outcome] }),
    },
    {
      key: 'counts',
      head: t.counts,
      text: ({ Changes: changes, Outcome, BadRows }) =>
        Outcome === 'refused'
          ? `${t.badRows} ${format.number(BadRows)}`
          : changes === null
            ? '–'
            : [changes.Added, changes.Changed, changes.Gone].map((count) => format.number(count)).join(' / '),
    },
    { key: 'facts', head: t.facts, number: ({ Facts }) => Facts },
    { key: 'day', head: t.publishedOn, day: ({ PublishedOn }) => PublishedOn },
    { key: 'by', head: t.by, time: ({ At }) => At, beneath: (run) => runActor(t, run) },
    {
      key: 'actions',
      actions: (run) => (run.Undoable ? [{ name: t.undo, about: run.FileName, onPress: () => onUndo(run) }] : []),
    },
  ];
}
