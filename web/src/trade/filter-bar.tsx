import { type PeriodKind, periodKinds } from '@btc/contract/trade/period.ts';
import { periodKindNames } from '@btc/contract/trade/trade-codes.ts';
import { beefTypes, factSources, storageCodes } from '@btc/contract/trade/trade-codes.ts';
import type { NamedOption, SourceOption } from '@btc/contract/trade/trade-fields.ts';
import { useLocation } from 'react-router';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { type Option, Select } from '#ui/form/select.tsx';
import { nameIn } from './beef-one-figure.ts';
import type { BeefOne } from './beef-one-query.ts';
import styles from './filter-bar.module.css';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { MonthRange } from './month-range.tsx';
import { OriginFilter } from './origin-filter.tsx';
import { type PageState, pageSearch } from './page-state.ts';
import type { PageStateHandle } from './use-page-state.ts';

/** What is asked for: products, origins, storage, period, months, source. A form whose address is the page's own. */
export function FilterBar({ one, page }: PartProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const { pathname } = useLocation();
  const { state, go } = page;
  return (
    <form method="get" action={pathname} className={styles['bar']} aria-label={t.filters} data-print="hide">
      <Select
        name="type"
        label={t.type}
        className={styles['field']}
        options={typeOptions(one.options?.Types ?? [], state, edition)}
        value={state.types.join('.')}
        onChange={(value) => go({ types: beefTypes.filter((type) => value.split('.').includes(type)) })}
      />
      <OriginFilter
        options={one.options?.Origins ?? []}
        chosen={state.origins}
        onApply={(origins) => go({ origins, at: null })}
      />
      <Select
        name="storage"
        label={t.storage}
        className={styles['field']}
        options={[{ value: '', label: t.anyStorage }, ...namedOptions(one.options?.Storages ?? [], edition)]}
        value={state.storage ?? ''}
        onChange={(value) => go({ storage: storageCodes.find((code) => code === value) ?? null })}
      />
      <SourceSelect one={one} page={page} />
      <PeriodSwitch one={one} page={page} />
      <Months one={one} page={page} />
      <KeptMembers state={state} />
      <noscript>
        <Button type="submit">{t.apply}</Button>
      </noscript>
    </form>
  );
}

/** The whole scope is asked for by nothing; several scopes together, which only an address can ask for, are a choice of their own. */
function typeOptions(types: readonly NamedOption[], { types: chosen }: PageState, edition: Edition): Option[] {
  const options = types.map((type) => ({ value: type.Code, label: nameIn(edition, type) }));
  const [first, ...others] = options;
  if (first === undefined) return [{ value: chosen.join('.'), label: '' }];
  const joined = chosen.join('.');
  const several = types.filter(({ Code }) => chosen.some((type) => type === Code));
  return [
    // The first scope is also the page's own choice.
    { ...first, value: chosen.length === 1 && chosen[0] === first.value ? first.value : '' },
    ...others,
    ...(chosen.length > 1 ? [{ value: joined, label: several.map((type) => nameIn(edition, type)).join(' + ') }] : []),
  ];
}

function namedOptions(options: readonly NamedOption[], edition: Edition): Option[] {
  return options.map((option) => ({ value: option.Code, label: nameIn(edition, option) }));
}

interface PartProps {
  readonly one: BeefOne;
  readonly page: PageStateHandle;
}

function offersPeriod(source: SourceOption | undefined, period: PeriodKind): boolean {
  return source === undefined || source.Periods.includes(period);
}

function PeriodSwitch({ one, page: { state, hrefFor } }: PartProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const chosen = one.options?.Sources.find(({ Code }) => Code === state.source);
  return (
    <div className={classNames(styles['group'], styles['wide'])}>
      <span className={styles['groupLabel']}>{t.period}</span>
      <SegmentedLinks
        label={t.period}
        value={one.dict.Selection.Period}
        options={periodKinds.map((period) => ({
          value: period,
          label: edition === 'cn' ? periodKindNames[period].nameCn : periodKindNames[period].nameEn,
          // A source that lacks the kind of period is left: another may have it.
          to: hrefFor({ period, at: null, source: offersPeriod(chosen, period) ? state.source : null }),
        }))}
      />
    </div>
  );
}

function Months({ one: { dict }, page: { hrefFor, go } }: PartProps) {
  const t = useMessages({ cn: zh, en });
  const { DataLimit, DataStart, LockedBefore, Selection } = dict;
  if (DataLimit === null || DataStart === null) return null;
  const bounds = { start: DataStart, limit: DataLimit };
  const asked = { from: Selection.StartDate || DataStart, to: Selection.EndDate || DataLimit };
  return (
    <MonthRange
      label={t.span}
      className={styles['wide']}
      asked={asked}
      bounds={bounds}
      isCut={LockedBefore !== null}
      hrefFor={({ from, to }) => hrefFor({ from, to, at: null })}
      onApply={({ from, to }) => go({ from, to, at: null })}
    />
  );
}

function SourceSelect({ one, page: { state, go } }: PartProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const sources = one.options?.Sources ?? [];
  return (
    <Select
      name="source"
      label={t.source}
      className={styles['field']}
      options={[{ value: '', label: t.bestSource }, ...namedOptions(sources, edition)]}
      value={state.source ?? ''}
      onChange={(value) => {
        const source = sources.find(({ Code }) => Code === value);
        const period = offersPeriod(source, one.dict.Selection.Period) ? state.period : (source?.Periods[0] ?? null);
        // Sources cover different months: the span is chosen anew.
        go({ source: factSources.find((code) => code === value) ?? null, period, from: null, to: null, at: null });
      }}
    />
  );
}

/** What the form's own fields do not hold, kept when it is sent without a script. */
function KeptMembers({ state }: { state: PageState }) {
  const kept = pageSearch({ ...state, types: [], origins: [], storage: null, source: null });
  return [...new URLSearchParams(kept)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
