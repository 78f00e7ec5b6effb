import { useCallback, useEffect, useMemo, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { formatFailureText, isSessionLost } from '#shell/console/actions/failure.ts';
import layout from '#shell/console/layout.module.css';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { SheetKey } from './sheet-draft.ts';
import { findAction } from './line-words.ts';
import { useMarketName } from '../terms/use-market-name.ts';
import { messages } from '../messages.ts';
import { PasteDialog } from '../paste/paste-dialog.tsx';
import { messages as pasteMessages } from '../paste/paste-messages.ts';
import type { PasteInput } from '../paste/use-pasted-block.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { PublishedDialog } from './published-dialog.tsx';
import styles from '../grid/quote-grid.module.css';
import { QuoteGrid } from '../grid/quote-grid.tsx';
import type { SheetShow } from './sheet-address.ts';
import { SheetCursor } from './sheet-cursor.ts';
import type { LineRow, LineView, SheetLines } from './sheet-lines.ts';
import { type PasteOutcome, SheetWork } from './sheet-work.ts';
import { useSheet } from './use-sheet.ts';
import { WithdrawSheetDialog } from './withdraw-sheet-dialog.tsx';

interface QuoteSheetProps {
  readonly sheet: SheetKey;
  readonly rows: readonly LineRow[];
  readonly jumpPercent: number;
  readonly origin: string;
  readonly show: SheetShow;
  readonly onChanged: () => void;
}

function isShown({ state, judged }: LineView, show: SheetShow): boolean {
  if (show === 'open') return state !== 'published' && (state !== 'saved' || judged.kind !== 'ready');
  if (show === 'problems') return state === 'conflict' || judged.kind === 'wrong' || judged.kind === 'confirm';
  return show === 'all' || state === 'published';
}

/** Lines left by the filters; computed only when these change, so that no line vanishes during typing. */
function useShownWork(lines: SheetLines, origin: string, show: SheetShow): SheetWork {
  return useMemo(() => {
    const ids = lines.ids.filter((id) => {
      const view = lines.view(id);
      return (origin === '' || view.row.OriginCode === origin) && isShown(view, show);
    });
    return new SheetWork(lines, ids, new SheetCursor(ids.length, lines.kind.fields.length));
  }, [lines, origin, show]);
}

/** Commits the text being typed when the window is left. */
function useSettledAtLeave(work: SheetWork): void {
  useEffect(() => {
    const settle = () => work.settle();
    addEventListener('pagehide', settle, { capture: true });
    return () => removeEventListener('pagehide', settle, { capture: true });
  }, [work]);
}

type Work =
  | { readonly kind: 'publish' }
  | { readonly kind: 'withdraw' }
  | ({ readonly kind: 'paste' } & PasteInput)
  | { readonly kind: 'published' | 'conflict'; readonly id: number };

export function QuoteSheet(props: QuoteSheetProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const marketName = useMarketName();
  const { sheet } = props;
  const { lines, saver, saveState, failure } = useSheet(props);
  const work = useShownWork(lines, props.origin, props.show);
  const [dialog, setDialog] = useState<Work | null>(null);
  useSettledAtLeave(work);
  // The grid is drawn anew when one of these is another: five hundred lines at every turn of the saving.
  const act = useCallback(
    (id: number) => {
      const action = findAction(lines.view(id));
      if (action === 'confirm') lines.confirm(id);
      else if (action !== null) setDialog({ kind: action, id });
    },
    [lines],
  );
  const save = useCallback(() => void saver.flush(), [saver]);
  const tookPrevious = useCallback((count: number) => showToast(t.tookPrevious(format.number(count))), [t, format]);
  const pasted = usePasted(setDialog);
  const publish = async () => {
    work.settle();
    await saver.flush();
    setDialog({ kind: 'publish' });
  };
  return (
    <>
      <div className={styles['sheetBar']}>
        <SaveLine {...{ lines, saveState, failure }} onRetry={save} />
        <div className={layout['actions']}>
          <Button onClick={() => tookPrevious(work.takePrevious())}>{t.takePrevious}</Button>
          {props.rows.some(({ Quote }) => Quote?.State === 'published') && (
            <Button onClick={() => setDialog({ kind: 'withdraw' })}>{t.withdrawSheet}</Button>
          )}
          <Button variant="primary" onClick={() => void publish()}>
            {t.publish}
          </Button>
        </div>
      </div>
      <KeyHelp />
      {work.ids.length === 0 ? (
        <p className={layout['note']}>{t.nothingShown}</p>
      ) : (
        <QuoteGrid
          label={t.sheetLabel(t.meatNames[sheet.meat], marketName(sheet.market), format.date(sheet.day))}
          work={work}
          onAct={act}
          onPasted={pasted}
          onPrevious={tookPrevious}
          onSave={save}
        />
      )}
      <SheetDialog {...{ dialog, lines, sheet }} onClose={() => setDialog(null)} onChanged={props.onChanged} />
    </>
  );
}

function usePasted(setDialog: (dialog: Work) => void): (outcome: PasteOutcome, text: string) => void {
  const t = useMessages(messages);
  const { plainRefusals } = useMessages(pasteMessages);
  const format = useFormat();
  return useCallback(
    (outcome, text) => {
      if (outcome.kind === 'named') setDialog({ kind: 'paste', text, idsBelow: outcome.idsBelow });
      else if (outcome.kind === 'refused') showToast(plainRefusals[outcome.reason]);
      else showToast(t.pasted(format.number(outcome.cells), format.number(outcome.refused)));
    },
    [t, plainRefusals, format, setDialog],
  );
}

interface SheetDialogProps {
  readonly dialog: Work | null;
  readonly lines: SheetLines;
  readonly sheet: SheetKey;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function SheetDialog({ dialog, lines, sheet, onClose, onChanged }: SheetDialogProps) {
  if (dialog === null) return null;
  if (dialog.kind === 'publish') return <PublishDialog {...{ lines, sheet, onClose, onChanged }} />;
  if (dialog.kind === 'paste') return <PasteDialog {...{ input: dialog, lines, sheet, onClose }} />;
  if (dialog.kind === 'withdraw') return <WithdrawSheetDialog {...{ lines, sheet, onClose, onChanged }} />;
  const view = lines.view(dialog.id);
  if (dialog.kind === 'published') return <PublishedDialog {...{ view, onClose, onChanged }} day={sheet.day} />;
  return (
    <ConflictDialog
      kind={lines.kind}
      view={view}
      onClose={onClose}
      onResolve={(whose) => lines.resolve(dialog.id, whose)}
    />
  );
}

const afterPaintMs = 150;

/** Re-renders what counts all lines after a delay, so that keystrokes do not wait for it. */
function useDelayedRender(lines: SheetLines): void {
  const [, setTurn] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = lines.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setTurn(lines.turn()), afterPaintMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [lines]);
}

interface SaveLineProps {
  readonly lines: SheetLines;
  readonly saveState: keyof typeof messages.cn.saveStates;
  readonly failure: unknown;
  readonly onRetry: () => void;
}

function SaveLine({ lines, saveState, failure, onRetry }: SaveLineProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  useDelayedRender(lines);
  const views = lines.views();
  const count = (test: (view: LineView) => boolean) => views.filter(test).length;
  const held = count(({ state }) => state === 'unsaved' || state === 'conflict') - lines.sendable().length;
  const drafts = format.number(count(({ quote }) => quote?.State === 'draft'));
  const published = format.number(count(({ quote }) => quote?.State === 'published'));
  const why = saveState === 'failed' && !isSessionLost(failure) ? ` ${formatFailureText(edition, failure)}` : '';
  return (
    <div className={layout['saveState']} data-state={saveState}>
      <output>
        {saveState === 'saved' && held > 0 ? t.held(format.number(held)) : t.saveStates[saveState]}
        {why}
      </output>{' '}
      {saveState === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {t.saveNow}
        </Button>
      )}
      <span className={layout['sub']}>
        {t.counts(drafts, published, format.number(views.length))}
        {views.some(({ row }) => row.Demo) && ` · ${lines.kind.main === 'LocalPrice' ? t.demoCattle : t.demo}`}
      </span>
    </div>
  );
}

function KeyHelp() {
  const t = useMessages(messages);
  return (
    <details className={styles['sheetKeys']}>
      <summary>{t.keysTitle}</summary>
      <dl>
        {t.keys.map(([keys = '', what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p id="sheet-keys" hidden>
        {t.keysHint}
      </p>
    </details>
  );
}
