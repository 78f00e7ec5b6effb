import { pricePages, toPricePath } from '@btc/contract/prices/price-paths.ts';
import { useRef } from 'react';
import { useLoaderData } from 'react-router';
import { ChartExport, type FigureHandle } from '#charts/export/chart-export.tsx';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { datasetHead } from '#platform/answers/dataset-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { Pagination } from '#ui/data/pagination.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { PriceActions } from './share/price-actions.tsx';
import { messages } from './week/messages.ts';
import { OpenItems } from './week/survey-items.tsx';
import { loadSurvey, resultsShown, type SurveyData } from './week/survey-query.ts';
import { IndexFigure, ResultTable } from './week/survey-results.tsx';
import styles from './week/week.module.css';
import { WeekFrame } from './week/week-frame.tsx';

export const loader = serverPageLoader(loadSurvey);
export const clientLoader = clientPageLoader(loadSurvey);

export const meta = datasetHead(messages, (t) => ({
  title: t.surveyTitle,
  description: t.surveyDescription,
  path: pricePages.survey,
  isFree: true,
}));

export default function SurveyPage() {
  const t = useMessages(messages);
  const format = useFormat();
  const { open, past, page } = useLoaderData<typeof loader>();
  const { MinAnswers, FlatBand, Demo } = past.Dict;
  return (
    <WeekFrame page="survey" title={t.surveyTitle} lead={t.surveyLead} isDemo={Demo}>
      <OpenPart open={open} />
      {past.Total > 0 && <PastPart past={past} page={page} />}
      <section className={styles['part']}>
        <h2>{t.surveyMethodTitle}</h2>
        <ul className={styles['list']}>
          {t.surveyMethod(format.number(MinAnswers), format.number(FlatBand)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </WeekFrame>
  );
}

function OpenPart({ open }: Pick<SurveyData, 'open'>) {
  const t = useMessages(messages);
  const { Dict } = open;
  if (open.Rows.length === 0) {
    return (
      <EmptyState level={2} size="line" title={t.openEmptyTitle}>
        {t.openEmptyText}
      </EmptyState>
    );
  }
  return (
    <section className={styles['part']}>
      <h2>{t.openTitle}</h2>
      <OpenItems rows={open.Rows} mayAnswer={Dict.MayAnswer} />
      {!Dict.MayAnswer && (
        <LockedPanel title={t.surveyLockedTitle} reason={Dict.Reason} size="line">
          <p>{t.surveyLockedHolds}</p>
        </LockedPanel>
      )}
    </section>
  );
}

function PastPart({ past, page }: Pick<SurveyData, 'past' | 'page'>) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { HitRate, Scored } = past.Dict;
  const path = toPricePath(edition, 'survey');
  const figure = useRef<FigureHandle>(null);
  const pictured = {
    title: t.indexFigure,
    subtitle: `${format.date(past.Dates[0] ?? '')}–${format.date(past.Dates.at(-1) ?? '')}`,
    source: t.surveySource,
    isDemo: past.Dict.Demo,
    fileName: 'price-survey',
  };
  return (
    <section className={styles['part']}>
      <h2>{t.indexFigure}</h2>
      <ChartExport ref={figure}>
        <IndexFigure past={past} />
      </ChartExport>
      {HitRate !== null && <p>{t.hitSummary(format.percent(HitRate, 0), format.number(Scored))}</p>}
      <ResultTable rows={past.Rows} />
      <PriceActions file="price-survey" query={{}} link={path} about={pictured} figure={figure} />
      <Pagination
        page={page}
        pageCount={Math.ceil(past.Total / resultsShown)}
        hrefFor={(one) => (one === 1 ? path : `${path}?page=${one}`)}
      />
    </section>
  );
}
