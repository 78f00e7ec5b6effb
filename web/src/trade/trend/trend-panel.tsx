import { nameIn } from '@btc/contract/names.ts';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { FileLink, PlainCsvLink } from '#ui/data/file-link.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState, ErrorState } from '#ui/state/notice.tsx';
import { TrialTip } from '#ui/state/trial-tip.tsx';
import { toTrendPath } from '../address/question.ts';
import { usePageState } from '../address/use-page-state.ts';
import { TrendFigure } from '../figure/trend-figure.tsx';
import { messages } from '../messages.ts';
import { LeftOutLines } from '../notes/left-out-lines.tsx';
import { toTrendCall, type TrendFound } from '../view-query.ts';
import { TrendFacts } from './trend-facts.tsx';
import { TrendTable } from './trend-table.tsx';
import styles from './trend.module.css';

export function TrendPanel({ found }: { found: TrendFound }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, hrefFor } = usePageState();
  const panel = useOpened(state.company);
  const title = found.kind === 'shown' ? t.findTrend(nameIn(edition, found.trend.Dict.Company)) : t.trend;
  return (
    <section ref={panel} tabIndex={-1} className={styles['panel']} aria-labelledby="trend-title">
      <div className={styles['head']}>
        <h2 id="trend-title" className={styles['title']}>
          {title}
        </h2>
        <div className={styles['links']} data-print="hide">
          {found.kind === 'shown' && state.company !== null && <TrendFiles company={state.company} />}
          <PageLink to={hrefFor({ company: null })}>{t.closeTrend}</PageLink>
        </div>
      </div>
      <TrendContent found={found} />
    </section>
  );
}

function TrendFiles({ company }: { company: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state } = usePageState();
  return (
    <>
      <FileLink path={toTrendPath(state, company, edition, 'csv')} failed={t.downloadFailed}>
        {t.trendCsv}
      </FileLink>
      <FileLink path={toTrendPath(state, company, edition, 'xlsx')} failed={t.downloadFailed}>
        {t.trendXlsx}
      </FileLink>
      <PlainCsvLink path={toTrendPath(state, company, edition, 'csv')} failed={t.downloadFailed} />
    </>
  );
}

/** A trend opened by the reader is scrolled into view and focused; one from the address is not. */
function useOpened(company: string | null) {
  const panel = useRef<HTMLElement>(null);
  const seen = useRef<string | null>(null);
  const wasOpened = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    const isNew = company !== seen.current;
    seen.current = company;
    if (!isNew || !wasOpened) return;
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus({ preventScroll: true });
  }, [company, wasOpened]);
  return panel;
}

function TrendContent({ found }: { found: TrendFound }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state } = usePageState();
  switch (found.kind) {
    case 'shown':
      return (
        <>
          <TrialTip left={found.trend.Dict.TrialLeft} />
          <TrendFacts trend={found.trend} />
          <TrendFigure trend={found.trend} mode="small" />
          <TrendTable trend={found.trend} />
          <LeftOutLines dict={found.trend.Dict} isHatched />
        </>
      );
    case 'locked':
      return (
        <LockedPanel
          title={t.trend}
          reason={found.reason}
          trialLeft={found.trialLeft}
          opens={state.company === null ? [] : [toTrendCall(state, state.company)]}
          level={3}
        >
          {t.trendHolds}
        </LockedPanel>
      );
    case 'missing':
      return (
        <EmptyState title={t.emptyTitle} level={3}>
          {t.trendMissing}
        </EmptyState>
      );
    case 'failed':
      return <ErrorState level={3}>{formatErrorText(edition, found.failure)}</ErrorState>;
  }
}
