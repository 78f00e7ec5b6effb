import { type PeriodKind, periodKinds } from '@btc/contract/trade/period.ts';
import { type GoodsType, periodKindNames, storageCodes } from '@btc/contract/trade/trade-codes.ts';
import type { NamedOption } from '@btc/contract/fields.ts';
import type { SourceOption } from '@btc/contract/trade/trade-fields.ts';
import { getView } from '@btc/contract/trade/views.ts';
import { nameIn } from '@btc/contract/names.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { type Option, Select } from '#ui/form/select.tsx';
import { listGoodsTypes } from '../address/fit-to-view.ts';
import { toMeat } from '../address/meat.ts';
import type { PageState } from '../address/page-state.ts';
import { useQueryState } from '../address/use-page-state.ts';
import { messages } from '../messages.ts';
import type { ViewAnswer } from '../view-query.ts';
import styles from './filter-bar.module.css';

export interface FilterProps {
  readonly answer: ViewAnswer;
}

export function TypeSelect({ answer }: FilterProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, go } = useQueryState();
  return (
    <Select
      name="type"
      label={t.type}
      className={styles['field']}
      options={typeOptions(answer.options?.Types ?? [], state, edition)}
      value={state.types.join('.')}
      onChange={(value) =>
        go({ types: listGoodsTypes(toMeat(state.view)).filter((type) => value.split('.').includes(type)), page: 1 })
      }
    />
  );
}

/** Combined choice in the pork view by product, which lists goods separately. */
const wholePig: readonly GoodsType[] = ['pork_and_offal', 'pork_fat'];

/** The whole scope has an empty value; a combination of scopes from the address is offered as a choice of its own. */
function typeOptions(types: readonly NamedOption[], { view, types: chosen }: PageState, edition: Edition): Option[] {
  const options = types.map((type) => ({ value: type.Code, label: nameIn(edition, type) }));
  const [first, ...others] = options;
  if (first === undefined) return [{ value: chosen.join('.'), label: '' }];
  const offered = toMeat(view) === 'pork' && getView(view).table === 'line' ? [wholePig] : [];
  const together = new Map(
    [...offered, chosen].filter((list) => list.length > 1).map((list) => [list.join('.'), list]),
  );
  return [
    // The first scope is also the page's own choice.
    { ...first, value: chosen.length === 1 && chosen[0] === first.value ? first.value : '' },
    ...others,
    ...[...together].map(([value, list]) => ({
      value,
      label: types
        .filter(({ Code }) => list.some((type) => type === Code))
        .map((type) => nameIn(edition, type))
        .join(' + '),
    })),
  ];
}

export function namedOptions(options: readonly NamedOption[], edition: Edition): Option[] {
  return options.map((option) => ({ value: option.Code, label: nameIn(edition, option) }));
}

export function StorageSelect({ answer }: FilterProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, go } = useQueryState();
  return (
    <Select
      name="storage"
      label={t.storage}
      className={styles['field']}
      options={[{ value: '', label: t.anyStorage }, ...namedOptions(answer.options?.Storages ?? [], edition)]}
      value={state.storage ?? ''}
      onChange={(value) => go({ storage: storageCodes.find((code) => code === value) ?? null, page: 1 })}
    />
  );
}

/** Whether a source can answer a period kind; true where no source is chosen. */
export function offersPeriod(source: SourceOption | undefined, period: PeriodKind): boolean {
  return source === undefined || source.Periods.includes(period);
}

export function PeriodSelect({ answer }: FilterProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, answered, go } = useQueryState();
  const chosen = answer.options?.Sources.find(({ Code }) => Code === state.source);
  return (
    <Select
      name="period"
      label={t.period}
      className={styles['field']}
      options={periodKinds.map((period) => ({
        value: period,
        label: nameIn(edition, periodKindNames[period]),
      }))}
      value={(state.period === answered.period ? null : state.period) ?? answer.dict.Selection.Period}
      onChange={(period) =>
        // A source that lacks the kind of period is left: another may have it.
        go({ period, at: null, page: 1, source: offersPeriod(chosen, period) ? state.source : null })
      }
    />
  );
}
