import type { DeskMarketReport, SaveReport } from '@btc/contract/prices/market-report.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { useLockedFigures } from '#shell/console/figures/locked-figures.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { listGaps } from './report-gaps.ts';

interface PublishReportDialogProps {
  readonly report: DeskMarketReport;
  /** What is on the screen: it is what goes out. */
  readonly texts: Pick<SaveReport, 'TitleCn' | 'TitleEn' | 'Sections'>;
  readonly isDirty: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Before an issue goes out: what of it is empty, and that its texts go as they stand on the screen. */
export function PublishReportDialog({ report, texts, isDirty, onClose, onChanged }: PublishReportDialogProps) {
  const t = useMessages({ cn: zh, en });
  const { ReportID, Revision } = report;
  const { ConfirmLocked, ...locked } = useLockedFigures(texts);
  const gaps = listGaps(report, texts.Sections);
  const names = (sections: readonly (keyof typeof t.sections)[]) => t.listed(sections.map((one) => t.sections[one]));
  const warnings = [
    gaps.empty.length > 0 && t.emptySections(names(gaps.empty)),
    gaps.noTextCn.length > 0 && t.noTextCn(names(gaps.noTextCn)),
    gaps.noTextEn.length > 0 && t.noTextEn(names(gaps.noTextEn)),
  ].filter((text) => text !== false);
  return (
    <ActionDialog
      title={t.publish}
      what={
        <>
          <p>{t.publishWhat}</p>
          {isDirty && <p>{t.publishDirty}</p>}
        </>
      }
      confirm={t.publish}
      isReady={!gaps.lacksSummary && locked.isReady}
      work={async (api) => {
        await locked.ask(() => api('PublishMarketReport', { ReportID, Revision, Texts: texts, ConfirmLocked }));
        onChanged();
      }}
      done={t.publishedDone}
      onClose={onClose}
      // Where somebody else was faster, what is typed stays on the screen.
      onChanged={() => {}}
    >
      {gaps.lacksSummary && <Notice tone="error">{t.lacksSummary}</Notice>}
      {warnings.length > 0 && (
        <Notice tone="caution">
          <ul className="c-plain">
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {locked.question}
    </ActionDialog>
  );
}
