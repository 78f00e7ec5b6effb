import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { useSearchAhead } from '#platform/answers/search-ahead.ts';
import { messages } from '../messages.ts';
import styles from '../quotes.module.css';
import { readSeriesTerms, type SeriesTermsQuery } from '../quotes-query.ts';
import { TermsFields } from '../terms-fields.tsx';
import { toPriceSeriesPath } from '@btc/contract/prices/price-paths.ts';

export function seriesSearch({ period, unit, level, isOverQuota }: SeriesTermsQuery): string {
  const search = new URLSearchParams();
  if (period !== '1Y') search.set('period', period);
  if (unit !== '') search.set('unit', unit);
  if (level !== '') search.set('level', level);
  if (isOverQuota) search.set('quota', 'over');
  return search.size === 0 ? '' : `?${search.toString()}`;
}

export function useQueryTerms(): SeriesTermsQuery {
  return readSeriesTerms(new URLSearchParams(useSearchAhead()));
}

export function SeriesTerms({ id }: { id: number }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const navigate = useNavigate();
  const query = useQueryTerms();
  const set = (change: Partial<SeriesTermsQuery>) => {
    const next = { ...query, ...change };
    // A surcharge is part of a computed price only.
    const isConverted = next.unit !== '' || next.level !== '';
    const shown = { ...next, isOverQuota: isConverted && next.isOverQuota };
    void navigate(toPriceSeriesPath(edition, id) + seriesSearch(shown), { preventScrollReset: true });
  };
  return (
    <details className={styles['terms']} open={query.unit !== '' || query.level !== ''}>
      <summary>{t.terms}</summary>
      <div className={styles['fields']}>
        <TermsFields terms={query} onChange={set} />
      </div>
    </details>
  );
}
