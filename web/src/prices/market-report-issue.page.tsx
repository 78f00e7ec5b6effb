import {
  toMarketReportFilePath,
  toMarketReportPath,
  pricePages,
  toPricePath,
} from '@btc/contract/prices/price-paths.ts';
import { useState } from 'react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { storedToken } from '#platform/client-state.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { saveWithToken } from '#platform/files/save-file.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { TrialTip } from '#ui/state/trial-tip.tsx';
import { PriceNavigation } from './price-navigation.tsx';
import { messages } from './week/messages.ts';
import { type IssueData, loadIssue } from './week/report-query.ts';
import { ReportSectionView } from './week/report-section-view.tsx';
import styles from './week/week.module.css';

export const loader = serverPageLoader(loadIssue);
export const clientLoader = clientPageLoader(loadIssue);

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const { ReportID: id, Title: title } = loaderData.row;
  const page = {
    title,
    description: t.reportDescription,
    path: `${pricePages.report}/${id}`,
    type: 'article' as const,
    drawn: { kind: 'report', key: id } as const,
  };
  return pageMeta({ edition, ...page }, toSettings(matches));
}

export default function MarketReportIssuePage() {
  const t = useMessages(messages);
  const format = useFormat();
  const { row, list, dict } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'])}>
      <PriceNavigation page="report" />
      <article className={styles['issue']}>
        <header className={classNames(shared['stack2'], shared['atStart'], styles['issueHead'])}>
          <h1>{row.Title}</h1>
          <p className={shared['facts']}>
            <span>{row.Week}</span>
            <span>{t.period(format.date(row.PeriodStart), format.date(row.PeriodEnd))}</span>
            <span>{t.published(format.dateTime(row.PublishedAt))}</span>
            {row.Demo && <DemoMark kind="data" />}
          </p>
          {!dict.Locked && (
            <div className={classNames(shared['bar'], styles['bar'])}>
              <Button onClick={() => window.print()}>{t.print}</Button>
              <SaveFile id={row.ReportID} />
              <span className={styles['note']}>{t.frozen}</span>
            </div>
          )}
        </header>
        {dict.Locked ? (
          <LockedIssue list={list} dict={dict} />
        ) : (
          <>
            <TrialTip left={dict.TrialLeft} />
            {row.Sections?.map((section) => (
              <ReportSectionView key={section.Section} section={section} />
            ))}
          </>
        )}
        {row.Demo && <DemoMark kind="data" explain />}
        <Around dict={dict} />
      </article>
    </div>
  );
}

/** Downloads the issue; a link could not carry the reader's token. */
function SaveFile({ id }: { id: number }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    try {
      await saveWithToken(toMarketReportFilePath(edition, id), storedToken() ?? '');
    } catch {
      showToast(t.pdfFailed, 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <Button pending={isPending} onClick={() => void save()}>
      {t.savePdf}
    </Button>
  );
}

interface LockedIssueProps {
  readonly list: IssueData['list'];
  readonly dict: Extract<IssueData['dict'], { Locked: true }>;
}

function LockedIssue({ list, dict }: LockedIssueProps) {
  const t = useMessages(messages);
  return (
    <LockedPanel title={t.reportLockedTitle} level={2} reason={dict.Reason} trialLeft={dict.TrialLeft} size="chart">
      <p>{t.reportLockedHolds}</p>
      <ul className={styles['list']}>
        {list.map((section) => (
          <li key={section}>{t.sections[section]}</li>
        ))}
      </ul>
    </LockedPanel>
  );
}

function Around({ dict: { Previous, Next } }: Pick<IssueData, 'dict'>) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <nav className={styles['around']} aria-label={t.archive}>
      {Previous !== null && (
        <PageLink to={toMarketReportPath(edition, Previous.ReportID)}>
          {t.previous} {Previous.Week}
        </PageLink>
      )}
      <PageLink to={toPricePath(edition, 'report')}>{t.backToArchive}</PageLink>
      {Next !== null && (
        <PageLink to={toMarketReportPath(edition, Next.ReportID)}>
          {t.next} {Next.Week}
        </PageLink>
      )}
    </nav>
  );
}
