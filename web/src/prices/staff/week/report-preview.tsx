import { editions } from '@btc/contract/members/access.ts';
import { toMarketReportDraftPath } from '@btc/contract/prices/price-paths.ts';
import { useState } from 'react';
import { EditionProvider, languageTags, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { storedToken } from '#platform/client-state.ts';
import { saveWithToken } from '#platform/files/save-file.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import { useCall } from '#shell/console/use-call.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { ReportSectionView } from '../../week/report-section-view.tsx';
import { messages } from './messages.ts';

export function ReportPreview({ reportId }: { reportId: number }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [edition, setEdition] = useState(useEdition());
  const [isPending, setPending] = useState(false);
  const answer = useCall('GetMarketReportPreview', { ReportID: reportId, isEn: edition === 'en' });
  const save = async () => {
    setPending(true);
    try {
      await saveWithToken(toMarketReportDraftPath(edition, reportId), storedToken() ?? '');
    } catch {
      showToast(t.pdfFailed, 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <div className={shared['stack4']}>
      <div className={layout['actions']}>
        <SegmentedControl
          label={t.previewIn}
          options={editions.map((value) => ({ value, label: t.languages[value] }))}
          value={edition}
          onChange={setEdition}
        />
        <Button pending={isPending} onClick={() => void save()}>
          {t.savePdf}
        </Button>
      </div>
      <AnswerView answer={answer}>
        {({ Row }) => (
          <article className={classNames(records['preview'], shared['stack4'])} lang={languageTags[edition]}>
            <h1>{Row.Title}</h1>
            <p className={records['previewSummary']}>
              {Row.Week} · {format.date(Row.PeriodStart)} – {format.date(Row.PeriodEnd)}
            </p>
            <EditionProvider edition={edition}>
              {Row.Sections.map((section) => (
                <ReportSectionView key={section.Section} section={section} />
              ))}
            </EditionProvider>
          </article>
        )}
      </AnswerView>
    </div>
  );
}
