import { convertibleLevels, priceUnits } from '@btc/contract/prices/price-codes.ts';
import { useNavigate } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { useSearchAhead } from '#platform/search-ahead.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import styles from './quotes.module.css';
import { readSeriesTerms, type SeriesTermsQuery } from './quotes-query.ts';
import { priceSeriesPath as seriesPath } from '@btc/contract/prices/price-paths.ts';
import { nameIn } from '@btc/contract/names.ts';

/** The query of a series as it is shown. */
export function seriesSearch({ period, unit, level, isOverQuota }: SeriesTermsQuery): string {
  const search = new URLSearchParams();
  if (period !== '1Y') search.set('period', period);
  if (unit !== '') search.set('unit', unit);
  if (level !== '') search.set('level', level);
  if (isOverQuota) search.set('quota', 'over');
  return search.size === 0 ? '' : `?${search.toString()}`;
}

/** What is asked for of a series, also while its answer is still on the way. */
export function useQueryTerms(): SeriesTermsQuery {
  return readSeriesTerms(new URLSearchParams(useSearchAhead()));
}

/** In which unit a series is shown, and what its prices include. */
export function SeriesTerms({ id }: { id: number }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const navigate = useNavigate();
  const query = useQueryTerms();
  const { unit, level, isOverQuota } = query;
  const set = (change: Partial<SeriesTermsQuery>) => {
    const next = { ...query, ...change };
    // A surcharge is part of a reckoned price only.
    const isConverted = next.unit !== '' || next.level !== '';
    const shown = { ...next, isOverQuota: isConverted && next.isOverQuota };
    void navigate(seriesPath(edition, id) + seriesSearch(shown), { preventScrollReset: true });
  };
  return (
    <div className={styles['fields']}>
      <Select
        label={t.unit}
        options={[
          { value: '', label: t.asQuoted },
          ...priceUnits.map((one) => ({ value: one.code, label: nameIn(edition, one) })),
        ]}
        value={unit}
        onChange={(next) => set({ unit: next })}
      />
      <Select
        className={styles['wide']}
        label={t.level}
        options={[
          { value: '', label: t.asQuoted },
          ...convertibleLevels.map((value) => ({ value, label: t.levels[value] })),
        ]}
        value={level}
        onChange={(next) => set({ level: next })}
      />
      {(unit !== '' || level !== '') && (
        <Checkbox checked={isOverQuota} onChange={(event) => set({ isOverQuota: event.target.checked })}>
          {t.overQuota}
        </Checkbox>
      )}
    </div>
  );
}
