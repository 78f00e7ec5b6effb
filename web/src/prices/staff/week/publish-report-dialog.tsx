import type { DeskMarketReport } from '@btc/contract/prices/market-report.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { useLockedFigures } from '#shell/console/figures/locked-figures.tsx';
import layout from '#shell/console/layout.module.css';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from './messages.ts';
import { listGaps } from './report-gaps.ts';
import { type ReportSavers, toRevisions, toTexts } from './use-report-savers.ts';

interface PublishReportDialogProps {
  readonly report: DeskMarketReport;
  readonly savers: ReportSavers;
  /** True when the server has everything on the screen; only then can the issue be published. */
  readonly isSaved: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function PublishReportDialog({ report, savers, isSaved, onClose, onChanged }: PublishReportDialogProps) {
  const t = useMessages(messages);
  const { ReportID } = report;
  const isOut = report.State === 'published';
  const texts = toTexts(savers);
  const { ConfirmLocked, ...locked } = useLockedFigures(texts);
  const gaps = listGaps(report, texts, todayInShanghai());
  const warnings = useWarnings(report, gaps);
  const name = isOut ? t.publishChanges : t.publish;
  return (
    <ActionDialog
      title={name}
      what={<p>{isOut ? t.publishChangesWhat : t.publishWhat}</p>}
      confirm={name}
      isReady={gaps.lacks.length === 0 && isSaved && locked.isReady}
      work={(api) =>
        locked.ask(() => api('PublishMarketReport', { ReportID, Revisions: toRevisions(savers), ConfirmLocked }))
      }
      done={t.publishedDone}
      onClose={onClose}
      onChanged={onChanged}
    >
      {!isSaved && <Notice tone="error">{t.notAllSaved}</Notice>}
      {gaps.lacks.length > 0 && <Notice tone="error">{t.lacksSummary}</Notice>}
      {warnings.length > 0 && (
        <Notice tone="caution">
          <ul className={layout['plain']}>
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

function useWarnings(report: DeskMarketReport, gaps: ReturnType<typeof listGaps>): readonly string[] {
  const t = useMessages(messages);
  const format = useFormat();
  const weekday = new Intl.DateTimeFormat(useEdition() === 'cn' ? 'zh-CN' : 'en-GB', {
    weekday: 'long',
    timeZone: 'UTC',
  });
  const today = todayInShanghai();
  const formatDay = (day: string) => t.dayName(weekday.format(new Date(`${day}T00:00:00Z`)), format.date(day));
  const names = (sections: readonly (keyof typeof t.sections)[]) => t.listed(sections.map((one) => t.sections[one]));
  const lists = [
    [gaps.empty, t.emptySections],
    [gaps.noFigures, t.noFigures],
    [gaps.noTextCn, t.noTextCn],
    [gaps.noTextEn, t.noTextEn],
  ] as const;
  return [
    ...(gaps.isOffDay ? [t.otherDay(formatDay(today), formatDay(report.PeriodEnd))] : []),
    ...lists.flatMap(([sections, say]) => (sections.length === 0 ? [] : [say(names(sections))])),
  ];
}
