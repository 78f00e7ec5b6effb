import { type RefObject, useState } from 'react';
import { useLocation } from 'react-router';
import type { FigureHandle } from '#charts/export/chart-export.tsx';
import { messages as headingMessages } from '#charts/heading/messages.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { DataAddress } from '#ui/data/data-address.tsx';
import { FileLink, PlainCsvLink } from '#ui/data/file-link.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { pageSearch } from '../address/page-address.ts';
import { toDownloadPath, toFactsPath, toSeriesPath } from '../address/question.ts';
import { usePageState } from '../address/use-page-state.ts';
import { formatFigureTitle, shownUnit } from '../words/figure-words.ts';
import { messages } from '../messages.ts';
import type { ViewAnswer } from '../view-query.ts';
import { formatViewCitation } from './citation.ts';
import { EmbedCode } from './embed-code.tsx';
import { pngCaption } from './png-caption.ts';
import styles from './view-actions.module.css';

export interface ViewActionsProps {
  readonly answer: ViewAnswer;
  readonly figure: RefObject<FigureHandle | null>;
}

export function ViewActions({ answer, figure }: ViewActionsProps) {
  const t = useMessages(messages);
  const headings = useMessages(headingMessages);
  const edition = useEdition();
  const { pathname, search } = useLocation();
  const { state } = usePageState();
  const [isEmbedOpen, setEmbedOpen] = useState(false);
  const request = { ...state, period: answer.dict.Selection.Period };
  const facts = isMembers(answer) ? toFactsPath(request, edition) : null;
  const series = answer.dict.Source === null ? null : toSeriesPath(request, edition);
  // The server does not know under which address it is read.
  const origin = typeof window === 'undefined' ? '' : window.location.origin;
  return (
    <div className={shared['pageActions']} data-print="hide">
      <FileLink path={toDownloadPath(request, edition, 'csv')} failed={t.downloadFailed}>
        {t.downloadCsv}
      </FileLink>
      <FileLink path={toDownloadPath(request, edition, 'xlsx')} failed={t.downloadFailed}>
        {t.downloadXlsx}
      </FileLink>
      <PlainCsvLink path={toDownloadPath(request, edition, 'csv')} failed={t.downloadFailed} />
      {series !== null && (
        <FileLink path={series} failed={t.downloadFailed}>
          {t.downloadSeries}
        </FileLink>
      )}
      {facts !== null && (
        <FileLink path={facts} failed={t.downloadFailed}>
          {t.downloadFacts}
        </FileLink>
      )}
      <DataAddress address={pathFor(edition, '/BTCData') + pageSearch(request, 'beef')} />
      {state.show === 'chart' && <PngButton answer={answer} figure={figure} />}
      <CopyButton variant="quiet" size="small" text={origin + pathname + search}>
        {t.copyLink}
      </CopyButton>
      <CopyButton
        variant="quiet"
        size="small"
        text={formatViewCitation(answer, {
          unit: shownUnit(answer, state.unit),
          edition,
          address: origin + pathname + search,
        })}
      >
        {headings.cite}
      </CopyButton>
      <Button variant="quiet" size="small" onClick={() => setEmbedOpen(true)}>
        {t.embed}
      </Button>
      {facts !== null && <p className={styles['filesNote']}>{t.filesNote}</p>}
      <Dialog isOpen={isEmbedOpen} onClose={() => setEmbedOpen(false)} title={t.embedTitle} dismissable>
        <EmbedCode title={formatFigureTitle(answer, shownUnit(answer, state.unit), edition)} origin={origin} />
      </Dialog>
    </div>
  );
}

/** Individual facts are for members: neither the open months nor a trial item include them. */
function isMembers({ dict }: ViewAnswer): boolean {
  return dict.LockedModule === null && dict.TrialLeft === null && dict.Source !== null;
}

function PngButton({ answer, figure }: ViewActionsProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state } = usePageState();
  const [pending, setPending] = useState(false);
  const save = async (): Promise<void> => {
    setPending(true);
    try {
      const unit = shownUnit(answer, state.unit);
      await figure.current?.exportPng(pngCaption(answer, { unit, edition, address: window.location.href }));
    } catch {
      showToast(t.downloadFailed, 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="quiet" size="small" pending={pending} onClick={() => void save()}>
      {t.downloadPng}
    </Button>
  );
}
