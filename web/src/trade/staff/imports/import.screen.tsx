import type { Api } from '@btc/contract/client.ts';
import { isBusy, isCheckable, type IssueListKind } from '@btc/contract/trade/desk/import-rule.ts';
import type { GetTradeImport, TradeRun, TradeUpload } from '@btc/contract/trade/desk/trade-import.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { type Fact, Facts, StateMark } from '#shell/console/facts.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { IssuePart } from '#shell/console/issues/issue-part.tsx';
import { TitlesPart } from '#shell/console/issues/titles-part.tsx';
import { StoppingPart, WarningPart } from '#shell/console/issues/warning-parts.tsx';
import layout from '#shell/console/layout.module.css';
import shared from '#ui/base/shared.module.css';
import { Button, LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { ByAndAt } from '../by-and-at.tsx';
import { EffectPart } from './effect-part.tsx';
import { ChangeSummary, ChangeTotals, DifferencePart } from './import-changes.tsx';
import { DiscardDialog, LoadDialog, RecheckDialog, UndoDialog } from './import-dialogs.tsx';
import { LeftOutPart } from './left-out-part.tsx';
import { outcomeTones, stateTones } from './import-tones.ts';
import { LossPart } from './loss-part.tsx';
import { messages } from '../messages.ts';
import { formatSpanText } from '../../words/periods.ts';
import { ResumeSending } from './resume-sending.tsx';
import { useWhileBusy } from './use-while-busy.ts';
import { wholeIssueList } from './whole-issue-list.ts';
import { JoinButton, JoinDialog, SetFiles } from './set-part.tsx';

type Found = OutputOf<typeof GetTradeImport>;

export function TradeImportScreen({ id }: { readonly id: number | null }) {
  const t = useMessages(messages);
  const found = useCall('GetTradeImport', { ImportID: id ?? 0 });
  const answer = useWhileBusy(found, found.data !== null && isBusy(found.data.Row.State));
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const upload = answer.data?.Row;
  const dialog = { onClose: () => setOpen(null), onChanged: answer.reload };
  return (
    <ScreenPage
      title={upload?.FileName ?? t.file}
      crumbs={[{ name: t.imports, screen: 'imports' }]}
      actions={upload === undefined ? undefined : <Decisions upload={upload} onOpen={setOpen} />}
    >
      <AnswerView answer={answer}>
        {(data) => {
          const { RunID: run } = data.Row;
          const found = { data, onChanged: answer.reload };
          return run === null ? <FoundImport {...found} run={null} /> : <LoadedImport {...found} runId={run} />;
        }}
      </AnswerView>
      {upload !== undefined && open === 'load' && (
        <LoadDialog
          upload={upload}
          losses={answer.data?.Dict.Losses ?? []}
          warnings={answer.data?.Dict.Warnings ?? []}
          {...dialog}
        />
      )}
      {upload !== undefined && open === 'recheck' && (
        <RecheckDialog upload={upload} issues={answer.data?.List ?? []} {...dialog} />
      )}
      {upload !== undefined && open === 'discard' && <DiscardDialog upload={upload} {...dialog} />}
      {upload !== undefined && open === 'join' && <JoinDialog upload={upload} {...dialog} />}
    </ScreenPage>
  );
}

type OpenDialog = 'load' | 'recheck' | 'discard' | 'join';

function Decisions({
  upload,
  onOpen,
}: {
  readonly upload: TradeUpload;
  readonly onOpen: (dialog: OpenDialog) => void;
}) {
  const t = useMessages(messages);
  const { State: state, UpToDate: isUpToDate, IsSet: isSet, SetID: setId } = upload;
  // What is decided of a set is decided of all its files.
  if (setId !== null) return null;
  return (
    <>
      {state === 'ready' && isUpToDate && (
        <Button variant="primary" onClick={() => onOpen('load')}>
          {t.load}
        </Button>
      )}
      {state === 'ready' && !isSet && <JoinButton upload={upload} onOpen={() => onOpen('join')} />}
      {isCheckable(state) && <Button onClick={() => onOpen('recheck')}>{t.recheck}</Button>}
      {(state === 'arriving' || isCheckable(state)) && (
        <Button onClick={() => onOpen('discard')}>{isSet ? t.takeApart : t.discard}</Button>
      )}
    </>
  );
}

interface FoundImportProps {
  readonly data: Found;
  /** The result of the load; null where there is none yet. */
  readonly run: TradeRun | null;
  readonly onChanged: () => void;
}

/** A loaded file with its current diary entry: it may have been undone since. */
function LoadedImport({ runId, data, onChanged }: Omit<FoundImportProps, 'run'> & { readonly runId: number }) {
  const answer = useCall('GetTradeImportRun', { RunID: runId });
  const changed = () => {
    answer.reload();
    onChanged();
  };
  return <FoundImport data={data} run={answer.data?.Row ?? null} onChanged={changed} />;
}

function FoundImport({ data, run, onChanged }: FoundImportProps) {
  const { Row: upload, Rows, Datas, Total, List, Dict } = data;
  const t = useMessages(messages);
  const isRates = upload.Format === 'rates';
  const isPart = Dict.Losses.some(
    ({ Kind, Origins }) =>
      Kind === 'rows' && Origins.some(({ Code }) => Datas.find((one) => one.Code === Code)?.After.Tonnes === null),
  );
  const lossesWhat = isPart ? `${t.lossesWhat} ${t.lossesOrigins}` : t.lossesWhat;
  // What is decided keeps no files.
  const isListed = isCheckable(upload.State);
  const askWhole = (kind: IssueListKind) =>
    isListed ? (api: Api) => wholeIssueList(api, upload.ImportID, kind) : undefined;
  return (
    <div className={shared['stack4']}>
      <StateNotice upload={upload} run={run} onChanged={onChanged} />
      {upload.State === 'arriving' && <ResumeSending upload={upload} onSent={onChanged} />}
      <UploadFacts upload={upload} run={run} />
      {List.length > 0 && (
        <IssuePart
          kind="issues"
          issues={List}
          total={upload.IssueCount}
          fileName={upload.FileName}
          askWhole={askWhole('issues')}
        />
      )}
      <StoppingPart issues={Dict.Warnings} fileName={upload.FileName} isAccepted={upload.State === 'committed'} />
      <SetFiles files={Dict.Files} state={upload.State} />
      <EffectPart upload={upload} effects={Dict.Effects} />
      <LossPart losses={Dict.Losses} title={t.losses} what={lossesWhat} />
      {upload.Changes !== null && <ChangeSummary changes={upload.Changes} isRates={isRates} />}
      <WarningPart
        issues={Dict.Warnings}
        total={upload.WarningCount}
        fileName={upload.FileName}
        askWhole={askWhole('warnings')}
      />
      <TitlesPart titles={Dict.Titles} />
      <LeftOutPart rows={Dict.LeftOut} />
      <DifferencePart rows={Dict.Differences} total={Total} kind={isRates ? 'rates' : 'compared'} />
      <ChangeTotals periods={Rows} origins={Datas} />
    </div>
  );
}

interface StateNoticeProps {
  readonly upload: TradeUpload;
  readonly run: TradeRun | null;
  readonly onChanged: () => void;
}

function StateNotice({ upload, run, onChanged }: StateNoticeProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { State: state, UpToDate: isUpToDate, RunID: runId, SetID: set, Waiting: isWaiting } = upload;
  if (set !== null && state === 'ready') {
    return (
      <>
        <Notice tone="plain">{t.isPartOfSet}</Notice>
        <PageLink to={toConsoleScreenPath(edition, 'tradeImport', set)} className={layout['fit']}>
          {t.toSet}
        </PageLink>
      </>
    );
  }
  if (isWaiting) {
    return (
      <output>
        <Notice tone="plain">{t.waiting}</Notice>
      </output>
    );
  }
  if (state === 'ready') return isUpToDate ? null : <Notice tone="caution">{t.outdated}</Notice>;
  if (t.says[state] === '') return null;
  return (
    <>
      <output>
        <Notice tone={state === 'refused' || state === 'failed' ? 'error' : 'plain'}>{t.says[state]}</Notice>
      </output>
      {isBusy(state) && <progress className={layout['progress']} max={1} aria-label={t.states[state]} />}
      {run?.Outcome === 'undone' && <Notice tone="caution">{t.takenBackSince}</Notice>}
      {runId !== null && (
        <div className={shared['buttons']}>
          <LinkButton size="small" to={toConsoleScreenPath(edition, 'tradeRun', runId)}>
            {t.toRun}
          </LinkButton>
          {run !== null && <UndoButton run={run} onChanged={onChanged} />}
        </div>
      )}
    </>
  );
}

/** Stays mounted with its dialog, so that the focus returns properly once nothing is left to undo. */
function UndoButton({ run, onChanged }: { readonly run: TradeRun; readonly onChanged: () => void }) {
  const t = useMessages(messages);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {run.Undoable && (
        <Button size="small" onClick={() => setAsking(true)}>
          {t.undo}
        </Button>
      )}
      {isAsking && <UndoDialog run={run} onClose={() => setAsking(false)} onChanged={onChanged} />}
    </>
  );
}

function toFact(name: string, lines: readonly (string | false)[]): readonly Fact[] {
  const texts = lines.filter((line) => line !== false);
  return texts.length === 0 ? [] : [[name, texts.map((text) => <div key={text}>{text}</div>)]];
}

interface UploadFactsProps {
  readonly upload: TradeUpload;
  readonly run: TradeRun | null;
}

function UploadState({ upload, run }: UploadFactsProps) {
  const t = useMessages(messages);
  const { RunID: runId, State: state, Waiting: isWaiting } = upload;
  if (runId === null) return <StateMark tone={stateTones[state]}>{isWaiting ? t.waits : t.states[state]}</StateMark>;
  const outcome = run?.Outcome === 'undone' ? 'undone' : 'loaded';
  return <StateMark tone={outcomeTones[outcome]}>{t.outcomes[outcome]}</StateMark>;
}

function UploadFacts({ upload, run }: UploadFactsProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Values: values, Format: name } = upload;
  const isOfFacts = name !== null && name !== 'quotas' && name !== 'rates';
  const dayOfLoading = isOfFacts ? t.dayOfLoading : null;
  const publishedOn = upload.PublishedOn === null ? dayOfLoading : format.date(upload.PublishedOn);
  // A set has no content of its own; its files tell it of theirs.
  const ofFile = (rows: readonly Fact[]) => (upload.IsSet ? [] : rows);
  const counted = (count: number, say: (count: string) => string) => count > 0 && say(format.number(count));
  return (
    <Facts
      facts={[
        [t.state, <UploadState key="state" upload={upload} run={run} />],
        ...ofFile([
          [t.form, name === null ? null : t.formats[name] + (upload.Recognised ? ` · ${t.recognised}` : '')],
          [t.publishedOn, publishedOn],
        ]),
        [t.period, formatSpanText(edition, upload.PeriodFrom, upload.PeriodTo)],
        [t.rowsRead, format.number(upload.RowsRead)],
        [t.facts, format.number(upload.Facts)],
        [t.outOfScope, format.number(upload.OutOfScope)],
        [t.aggregates, format.number(upload.Aggregates)],
        [t.badRows, format.number(upload.BadRows)],
        [t.codes, upload.HsCodes.join(', ')],
        [t.originCount, upload.OriginCount === 0 ? null : format.number(upload.OriginCount)],
        ...toFact(t.values, [
          counted(values?.Retained ?? 0, t.retainedFiner),
          counted(values?.FromEarlier ?? 0, t.fromEarlier),
          counted(values?.Apportioned ?? 0, t.apportioned),
          counted(values?.ByRate ?? 0, t.byRate),
          counted(values?.WithoutRate ?? 0, t.withoutRate),
        ]),
        ...toFact(t.names, [counted(upload.NewCompanies, t.newCompanies), counted(upload.NewPlants, t.newPlants)]),
        [t.bytes, t.byteCount(format.number(upload.Bytes))],
        ...ofFile([[t.checksum, upload.Checksum]]),
        [t.by, <ByAndAt key="by" by={upload.By} at={upload.At} />],
      ]}
    />
  );
}
