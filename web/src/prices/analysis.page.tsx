import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import type { AnalysisRow } from '@btc/contract/prices/news-analysis.ts';
import { pricePages, toPricePath } from '@btc/contract/prices/price-paths.ts';
import { useLoaderData, useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { pageHead } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { useSearchAhead } from '#platform/answers/search-ahead.ts';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Pagination } from '#ui/data/pagination.tsx';
import { Select } from '#ui/form/select.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { articlesShown, loadAnalysis, readAnalysisFilters } from './week/analysis-query.ts';
import { messages } from './week/messages.ts';
import styles from './week/week.module.css';
import { WeekFrame } from './week/week-frame.tsx';

export const loader = serverPageLoader(loadAnalysis);
export const clientLoader = clientPageLoader(loadAnalysis);

export const meta = pageHead(messages, (t) => ({
  title: t.analysisTitle,
  description: t.analysisDescription,
  path: pricePages.analysis,
}));

export default function AnalysisPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const { rows, total, page, ...request } = useLoaderData<typeof loader>();
  const toPath = useAnalysisPath();
  return (
    <WeekFrame page="analysis" title={t.analysisTitle} lead={t.analysisLead} isDemo={rows.some(({ Demo }) => Demo)}>
      <Filters choices={request.choices} />
      {rows.length === 0 ? (
        <EmptyState
          level={2}
          title={t.analysisEmptyTitle}
          actions={<LinkButton to={toPricePath(edition, 'analysis')}>{t.all}</LinkButton>}
        >
          {t.analysisEmptyText}
        </EmptyState>
      ) : (
        <Stories rows={rows} />
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / articlesShown)}
        hrefFor={(one) => toPath({ ...request, page: one })}
      />
    </WeekFrame>
  );
}

interface Place {
  readonly origin: string;
  readonly cut: string;
  readonly page?: number;
}

function useAnalysisPath(): (place: Place) => string {
  const edition = useEdition();
  return ({ origin, cut, page = 1 }) => {
    const query = new URLSearchParams();
    if (origin !== '') query.set('origin', origin);
    if (cut !== '') query.set('cut', cut);
    if (page > 1) query.set('page', String(page));
    const text = query.toString();
    return toPricePath(edition, 'analysis') + (text === '' ? '' : `?${text}`);
  };
}

type Choices = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'choices'>;

function Filters({ choices }: Choices) {
  const t = useMessages(messages);
  const format = useFormat();
  const navigate = useNavigate();
  const toPath = useAnalysisPath();
  const { origin, cut } = readAnalysisFilters(new URLSearchParams(useSearchAhead()));
  const options = (list: Choices['choices']['Origins']) => [
    { value: '', label: t.all },
    ...list.map(({ Code, Name, Count }) => ({ value: Code, label: `${Name} (${format.number(Count)})` })),
  ];
  return (
    <search className={classNames(shared['bar'], styles['bar'])}>
      <Select
        label={t.byOrigin}
        options={options(choices.Origins)}
        value={origin}
        onChange={(value) => void navigate(toPath({ origin: value, cut }))}
      />
      <Select
        label={t.byCut}
        options={options(choices.Cuts)}
        value={cut}
        onChange={(value) => void navigate(toPath({ origin, cut: value }))}
      />
    </search>
  );
}

function Stories({ rows }: { rows: readonly AnalysisRow[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return (
    <ul className={classNames(shared['list'], styles['stories'])}>
      {rows.map((row) => (
        <li key={row.NewsID}>
          <h2>
            <PageLink to={toArticlePath(edition, row.NewsID, row.Access)}>{row.NewsTitle}</PageLink>
          </h2>
          <p>{row.NewsSummary}</p>
          <p className={shared['facts']}>
            <time dateTime={row.NewsDateTime}>{format.date(row.NewsDateTime)}</time>
            <span>{row.Access === 'member' ? t.member : t.free}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
