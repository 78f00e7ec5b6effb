import { useMessages } from '#i18n/messages.ts';
import { type Option, Select } from '#ui/form/select.tsx';
import { CountedTabs } from '../filters/counted-tabs.tsx';
import { FilterBar, FilterText } from '../filters/filter-bar.tsx';
import { messages } from '../messages.ts';
import { type ListFilter, toAddressName } from './list-request.ts';
import { SavedFilters } from './saved-filters.tsx';
import type { DeskListState } from './use-desk-list.ts';

export type TabCounts = Readonly<Partial<Record<string, number>>>;

function toChoices(options: readonly Option[], anyLabel: string, initial: string | undefined): readonly Option[] {
  return initial === undefined ? [{ value: '', label: anyLabel }, ...options] : options;
}

function FilterTabs({
  list,
  filter,
  counts,
}: {
  list: DeskListState;
  filter: ListFilter;
  counts?: TabCounts | undefined;
}) {
  const t = useMessages(messages);
  const { label, options = [], any = t.all, initial } = filter;
  const name = toAddressName(filter);
  const tabs = toChoices(options, any, initial).map(({ value, label: word }) => ({
    key: value,
    name: word,
    to: list.hrefWith(name, value === initial ? '' : value),
    count: counts?.[value] ?? null,
  }));
  return <CountedTabs label={label} tabs={tabs} current={list.values[filter.field] ?? ''} />;
}

function FilterField({ list, filter }: { list: DeskListState; filter: ListFilter }) {
  const t = useMessages(messages);
  const { label, hint, options, any = t.all, initial } = filter;
  const value = list.values[filter.field] ?? '';
  const change = (text: string) => list.set(toAddressName(filter), text === initial ? '' : text);
  const rule = list.rules[filter.field];
  if (options === undefined) {
    const type = filter.isDay === true ? 'date' : 'search';
    return <FilterText {...{ label, hint, type, value }} maxLength={rule?.maxLength} onChange={change} />;
  }
  return <Select label={label} options={toChoices(options, any, initial)} value={value} onChange={change} />;
}

export function ListFilters({ list, counts }: { list: DeskListState; counts?: TabCounts | undefined }) {
  const tabs = list.filters.filter(({ isTabs }) => isTabs === true);
  const fields = list.filters.filter(({ isTabs, isHidden }) => isTabs !== true && isHidden !== true);
  return (
    <>
      {list.filters.length > 0 && <SavedFilters query={list.query} />}
      {tabs.map((filter) => (
        <FilterTabs key={filter.field} {...{ list, filter, counts }} />
      ))}
      {fields.length > 0 && (
        <FilterBar onClear={list.clear}>
          {fields.map((filter) => (
            <FilterField key={filter.field} {...{ list, filter }} />
          ))}
        </FilterBar>
      )}
    </>
  );
}
