import type { TradeRun } from '@btc/contract/trade/desk/trade-import.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { Facts, StateMark } from '#shell/console/facts.tsx';
import { IssuePart } from '#shell/console/issues/issue-part.tsx';
import { StoppingPart, WarningPart } from '#shell/console/issues/warning-parts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { ByAndAt } from '../by-and-at.tsx';
import { DemonstrationPart } from '../imports/demonstration-part.tsx';
import { ChangeSummary, DifferencePart } from '../imports/import-changes.tsx';
import { UndoDialog } from '../imports/import-dialogs.tsx';
import { LeftOutPart } from '../imports/left-out-part.tsx';
import { outcomeTones } from '../imports/import-tones.ts';
import { LossPart } from '../imports/loss-part.tsx';
import { runActor, runName } from './run-words.ts';
import { messages } from '../messages.ts';

export function TradeRunScreen({ id }: { readonly id: number | null }) {
  const t = useMessages(messages);
  const answer = useCall('GetTradeImportRun', { RunID: id ?? 0 });
  const [isUndoing, setUndoing] = useState(false);
  const run = answer.data?.Row;
  return (
    <ScreenPage
      title={run === undefined ? t.run : runName(t, run)}
      crumbs={[{ name: t.imports, screen: 'imports' }]}
      actions={run?.Undoable === true ? <Button onClick={() => setUndoing(true)}>{t.undo}</Button> : undefined}
    >
      <AnswerView answer={answer}>
        {({ Row, List, Dict, Total }) => (
          <div className={shared['stack4']}>
            <RunFacts run={Row} />
            {Row.Outcome === 'loaded' && Row.Format !== 'demo' && <DemonstrationOffer />}
            {Row.Outcome === 'loaded' && Row.Format !== 'demo' && !Row.Undoable && (
              <p className={layout['note']}>{t.laterFirst}</p>
            )}
            {List.length > 0 && (
              <IssuePart kind="issues" issues={List} total={Dict.IssueCount} fileName={Row.FileName} />
            )}
            <LossPart losses={Row.Losses} title={Row.Outcome === 'wouldLose' ? t.losses : t.lossesTaken} what={null} />
            {Row.Changes !== null && <ChangeSummary changes={Row.Changes} isRates={Row.Format === 'rates'} />}
            <DifferencePart rows={Dict.Differences} total={Total} kind="revised" />
            <StoppingPart issues={Dict.Warnings} fileName={Row.FileName} isAccepted />
            <WarningPart issues={Dict.Warnings} total={Dict.WarningCount} fileName={Row.FileName} />
            <LeftOutPart rows={Dict.LeftOut} />
          </div>
        )}
      </AnswerView>
      {isUndoing && run !== undefined && (
        <UndoDialog run={run} onClose={() => setUndoing(false)} onChanged={answer.reload} />
      )}
    </ScreenPage>
  );
}

/** Offers to close the demonstration right after the first genuine load of a meat. */
function DemonstrationOffer() {
  const answer = useCall('GetTradeImports', { PageSize: 1 });
  const shown = (answer.data?.Dict.Demonstration ?? []).filter(({ Shown }) => Shown);
  return <DemonstrationPart rows={shown} onChanged={answer.reload} />;
}

function RunFacts({ run }: { readonly run: TradeRun }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <Facts
      facts={[
        [
          t.outcome,
          <StateMark key="outcome" tone={outcomeTones[run.Outcome]}>
            {t.outcomes[run.Outcome]}
          </StateMark>,
        ],
        [t.form, t.formats[run.Format]],
        ...(run.Together.length > 1
          ? [[run.Outcome === 'loaded' ? t.set : t.ofSet, t.fileCount(format.number(run.Together.length))] as const]
          : []),
        [t.publishedOn, run.PublishedOn === null ? null : format.date(run.PublishedOn)],
        [t.rowsRead, format.number(run.RowsRead)],
        [t.facts, format.number(run.Facts)],
        [t.outOfScope, format.number(run.OutOfScope)],
        [t.aggregates, format.number(run.Aggregates)],
        [t.badRows, format.number(run.BadRows)],
        [t.bytes, t.byteCount(format.number(run.Bytes))],
        [t.checksum, run.Checksum],
        [t.by, <ByAndAt key="by" by={runActor(t, run)} at={run.At} />],
        ...(run.UndoneAt === null
          ? []
          : [[t.undoneBy, <ByAndAt key="undoneBy" by={run.UndoneBy ?? ''} at={run.UndoneAt} />] as const]),
      ]}
    />
  );
}
