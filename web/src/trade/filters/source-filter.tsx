import type { NamedOption } from '@btc/contract/fields.ts';
import { type FactSource, factSourceNames, factSources } from '@btc/contract/trade/trade-codes.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { PageState } from '../address/page-state.ts';
import { useQueryState } from '../address/use-page-state.ts';
import { messages } from '../messages.ts';
import type { ViewAnswer } from '../view-query.ts';
import styles from './filter-bar.module.css';
import { closePopover, Popover } from '#ui/overlay/popover.tsx';
import { type FilterProps, namedOptions, offersPeriod } from './select-filters.tsx';

export function SourceFilter({ answer }: FilterProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { state } = useQueryState();
  const { source, asPublishedOn } = state;
  const name = source === null ? t.bestSource : nameIn(edition, listNames(source));
  const value = asPublishedOn === null ? name : t.asOf(format.date(asPublishedOn));
  return (
    <Popover label={t.source} value={value} align="end" className={styles['source']}>
      <SourceForm key={`${source} ${asPublishedOn}`} answer={answer} />
    </Popover>
  );
}

function listNames(source: FactSource): NamedOption {
  const { nameCn, nameEn } = factSourceNames[source];
  return { Code: source, NameCn: nameCn, NameEn: nameEn };
}

/** Sources for the goods, plus the chosen one even if it has none of them. */
function toSources({ options }: ViewAnswer, chosen: FactSource | null): readonly NamedOption[] {
  const offered = options?.Sources ?? [];
  return chosen === null || offered.some(({ Code }) => Code === chosen) ? offered : [...offered, listNames(chosen)];
}

function SourceForm({ answer }: FilterProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, go } = useQueryState();
  const [source, setSource] = useState<string>(state.source ?? '');
  const [day, setDay] = useState(state.asPublishedOn ?? '');
  return (
    <div className={styles['sourceForm']}>
      <Select
        name="source"
        label={t.source}
        options={[{ value: '', label: t.bestSource }, ...namedOptions(toSources(answer, state.source), edition)]}
        value={source}
        onChange={setSource}
      />
      {answer.dict.LockedReason === null ? (
        <TextField
          name="asof"
          type="date"
          label={t.asPublishedOn}
          hint={t.asPublishedOnHint}
          min="2000-01-01"
          max="2099-12-31"
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      ) : (
        <p className={styles['hint']}>{t.earlierForMembers}</p>
      )}
      <Button
        type="submit"
        variant="primary"
        size="small"
        className={styles['applySource'] ?? ''}
        onClick={(event) => {
          event.preventDefault();
          closePopover(event.currentTarget);
          go({ ...sourceChange(answer, source, state), asPublishedOn: day === '' ? null : day });
        }}
      >
        {t.apply}
      </Button>
    </div>
  );
}

/** Sources cover different months and period kinds: changing the source resets the span. */
function sourceChange({ options, dict }: ViewAnswer, code: string, state: PageState): Partial<PageState> {
  const source = factSources.find((one) => one === code) ?? null;
  if (source === state.source) return {};
  const option = options?.Sources.find(({ Code }) => Code === code);
  const period = offersPeriod(option, dict.Selection.Period) ? state.period : (option?.Periods[0] ?? null);
  return { source, period, from: null, to: null, at: null, page: 1 };
}
