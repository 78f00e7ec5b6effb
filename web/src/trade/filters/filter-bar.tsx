import { useLocation } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { hasFilter, supportsPeriods } from '../address/fit-to-view.ts';
import { toPathMeat } from '../address/meat.ts';
import { addressMembers } from '../address/page-address.ts';
import { openingState } from '../address/page-state.ts';
import { useQueryState } from '../address/use-page-state.ts';
import { messages } from '../messages.ts';
import { Popover } from '#ui/overlay/popover.tsx';
import fold from '#ui/form/fold.module.css';
import styles from './filter-bar.module.css';
import { CutFilter, OriginFilter, PlantFilter } from './list-filters.tsx';
import { ContrastMonths, ContrastSide, MonthsFilter } from './months-filter.tsx';
import { type FilterProps, PeriodSelect, StorageSelect, TypeSelect } from './select-filters.tsx';
import { SourceFilter } from './source-filter.tsx';

const formFields: readonly string[] = [
  'type',
  'origin',
  'storage',
  'cut',
  'plant',
  'period',
  'source',
  'asof',
  'other',
];
const askedFields: readonly string[] = [...formFields, 'from', 'from2'];

function MoreFilters({ answer }: FilterProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { state } = useQueryState();
  const { view, storage, period, source, asPublishedOn } = state;
  const wanted = [storage, period, source, asPublishedOn].filter((value) => value !== null).length;
  return (
    <Popover
      label={t.moreFilters}
      value={wanted === 0 ? t.moreFiltersNone : t.filtersSet(format.number(wanted))}
      align="end"
      className={styles['more']}
    >
      <div className={styles['moreFields']}>
        {hasFilter(view, 'Storage') && <StorageSelect answer={answer} />}
        {supportsPeriods(view) && <PeriodSelect answer={answer} />}
        <SourceFilter answer={answer} />
      </div>
    </Popover>
  );
}

export function FilterBar({ answer }: FilterProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { pathname } = useLocation();
  const { state, hrefFor } = useQueryState();
  const { view } = state;
  const members = addressMembers(state, toPathMeat(pathname));
  const wanted = members.filter(([name]) => askedFields.includes(name)).length;
  const { mode, show } = state;
  return (
    <details className={styles['sheet']} data-print="hide">
      <summary className={fold['line']}>
        {t.filters}
        {wanted > 0 && <span className={styles['asked']}>{t.filtersSet(format.number(wanted))}</span>}
      </summary>
      <form method="get" action={pathname} className={styles['bar']} aria-label={t.filters}>
        {hasFilter(view, 'Type') && <TypeSelect answer={answer} />}
        {hasFilter(view, 'Origin') && <OriginFilter answer={answer} />}
        {hasFilter(view, 'Cuts') && <CutFilter answer={answer} />}
        {hasFilter(view, 'PlantNo') && <PlantFilter answer={answer} />}
        <ContrastSide answer={answer} />
        <MonthsFilter answer={answer} />
        <ContrastMonths answer={answer} />
        <MoreFilters answer={answer} />
        {wanted > 0 && (
          <LinkButton
            variant="quiet"
            to={hrefFor({ ...openingState(view), mode, show })}
            className={styles['reset'] ?? ''}
          >
            {t.resetFilters}
          </LinkButton>
        )}
        {members
          .filter(([name]) => !formFields.includes(name) && name !== 'p')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <noscript>
          <Button type="submit">{t.apply}</Button>
        </noscript>
      </form>
    </details>
  );
}
