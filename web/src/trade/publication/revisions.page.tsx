import type { RevisedFigure } from '@btc/contract/trade/revisions.ts';
import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { type Edition, toPathEdition, pathFor, useEdition } from '#i18n/edition.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { datasetPageMeta, releasesFeedLink } from '#platform/answers/dataset-meta.ts';
import { toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { Pagination } from '#ui/data/pagination.tsx';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { type Messages, messages } from './messages.ts';
import { PublicationFrame, publicationPaths } from './publication-frame.tsx';
import styles from './publication.module.css';
import { RevisedFigures } from './revised-figures.tsx';
import { RevisionTable } from './revision-table.tsx';
import {
  loadRevisions,
  revisedFiguresPageSize,
  type RevisionSource,
  revisionSources,
  revisionsPageSize,
  revisionsSearch,
  type RevisionsState,
} from './revisions-query.ts';

export const loader = serverPageLoader(loadRevisions);
export const clientLoader = clientPageLoader(loadRevisions);

const path = publicationPaths.revisions;

export function meta({ location, matches }: MetaArgs<typeof loader>) {
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const page = { edition, title: t.revisionsTitle, description: t.revisionsDescription, path, isFree: true };
  const settings = toSettings(matches);
  return [...datasetPageMeta(page, settings), releasesFeedLink(page, settings)];
}

function formatName(source: RevisionSource, edition: Edition, t: Messages): string {
  if (source === '') return t.all;
  if (source === 'quotas' || source === 'rates') return t[source];
  const { nameCn, nameEn } = factSourceNames[source];
  return edition === 'cn' ? nameCn : nameEn;
}

export default function RevisionsPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, rows, figures, total } = useLoaderData<typeof loader>();
  const toHref = (source: RevisionSource, page = 1): string =>
    pathFor(edition, path) + revisionsSearch({ ...state, source, page });
  const options = revisionSources.map((source) => ({
    value: source,
    label: formatName(source, edition, t),
    to: toHref(source),
  }));
  return (
    <PublicationFrame page="revisions" title={t.revisionsTitle} lead={t.revisionsLead}>
      <SegmentedLinks className={styles['sources']} label={t.bySource} options={options} value={state.source} />
      {state.figures !== null ? (
        <FigureHistory rows={figures} state={state} total={total} toHref={(page) => toHref(state.source, page)} />
      ) : rows.length === 0 ? (
        <EmptyState
          level={2}
          title={t.noRevisionsTitle}
          actions={state.source === '' ? undefined : <LinkButton to={toHref('')}>{t.showAll}</LinkButton>}
        >
          {state.source === '' ? t.noRevisionsText : t.noneOfSource}
        </EmptyState>
      ) : (
        <>
          <RevisionTable rows={rows} />
          <p className={shared['note']}>{t.cellsNote}</p>
          <Pagination
            page={state.page}
            pageCount={Math.ceil(total / revisionsPageSize)}
            hrefFor={(page) => toHref(state.source, page)}
          />
        </>
      )}
    </PublicationFrame>
  );
}

interface FigureHistoryProps {
  readonly rows: readonly RevisedFigure[];
  readonly state: RevisionsState;
  readonly total: number;
  readonly toHref: (page: number) => string;
}

function FigureHistory({ rows, state: { source, page, figures }, total, toHref }: FigureHistoryProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const back = pathFor(edition, path) + revisionsSearch({ source, page: 1, figures: null });
  return (
    <>
      <h2>{figures?.publication === null ? t.historyTitle : t.revisedTitle}</h2>
      <p className={shared['note']}>
        {t.revisedNote} <PageLink to={back}>{t.backToLog}</PageLink>
      </p>
      {rows.length === 0 ? (
        <EmptyState level={3} title={t.noRevisedTitle}>
          {t.noRevisedText}
        </EmptyState>
      ) : (
        <RevisedFigures rows={rows} />
      )}
      {rows.some(({ Locked }) => Locked) && <p className={shared['note']}>{t.revisedLocked}</p>}
      <Pagination page={page} pageCount={Math.ceil(total / revisedFiguresPageSize)} hrefFor={toHref} />
    </>
  );
}
