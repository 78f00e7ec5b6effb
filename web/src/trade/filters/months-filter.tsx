import { addMonths } from '@btc/contract/time.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { type Option, Select } from '#ui/form/select.tsx';
import { findContrast } from '../address/fit-to-view.ts';
import type { Months } from '../address/page-state.ts';
import { type QueryStateHandle, useQueryState } from '../address/use-page-state.ts';
import { messages } from '../messages.ts';
import type { ViewAnswer } from '../view-query.ts';
import styles from './filter-bar.module.css';
import { type MonthBounds, spanPresets } from './month-choice.ts';
import { MonthRange } from './month-range.tsx';
import { type FilterProps, namedOptions } from './select-filters.tsx';

function toBounds({ dict: { DataStart, DataLimit } }: ViewAnswer): MonthBounds | null {
  return DataLimit === null || DataStart === null ? null : { start: DataStart, limit: DataLimit };
}

/** The months of the answer, or those chosen since. */
function askedMonths({ dict: { Selection } }: ViewAnswer, bounds: MonthBounds, page: QueryStateHandle): Months {
  const { state, answered } = page;
  const chosen = state.from === answered.from && state.to === answered.to ? null : state;
  return {
    from: chosen?.from ?? (Selection.StartDate || bounds.start),
    to: chosen?.to ?? (Selection.EndDate || bounds.limit),
  };
}

export function MonthsFilter({ answer }: FilterProps) {
  const t = useMessages(messages);
  const page = useQueryState();
  const { state, hrefFor, go } = page;
  const bounds = toBounds(answer);
  if (bounds === null) return null;
  const change = ({ from, to }: Months) => ({ from, to, at: null, page: 1 });
  return (
    <MonthRange
      label={findContrast(state.view) === 'periods' ? t.spanA : t.span}
      className={styles['months']}
      request={askedMonths(answer, bounds, page)}
      bounds={bounds}
      isCut={answer.dict.LockedBefore !== null}
      hrefFor={(span) => hrefFor(change(span))}
      onApply={(span) => go(change(span))}
    />
  );
}

const shortSpans = ['year', 'twoYears', 'threeYears', 'all'] as const;

/** Common spans beside the figure; left out where earlier months are locked. */
export function SpanSwitch({ answer }: FilterProps) {
  const t = useMessages(messages);
  const page = useQueryState();
  const bounds = toBounds(answer);
  if (bounds === null || answer.dict.LockedBefore !== null || findContrast(page.state.view) === 'periods') return null;
  const shown = askedMonths(answer, bounds, page);
  const presets = spanPresets(bounds);
  const options = shortSpans.flatMap((value) => {
    const span = presets.find(({ code }) => code === value);
    if (span === undefined) return [];
    const { from, to } = span;
    const isShown = from === shown.from && to === shown.to;
    return [{ value, isShown, label: t.shortPresetNames[value], to: page.hrefFor({ from, to, at: null, page: 1 }) }];
  });
  const current = options.find(({ isShown }) => isShown)?.value ?? '';
  return <SegmentedLinks<string> isQuiet label={t.presets} value={current} options={options} />;
}

/** The second period of a contrast; by default the same months a year before. */
export function ContrastMonths({ answer }: FilterProps) {
  const t = useMessages(messages);
  const page = useQueryState();
  const { state, hrefFor, go } = page;
  const bounds = toBounds(answer);
  if (bounds === null || findContrast(state.view) !== 'periods') return null;
  const first = askedMonths(answer, bounds, page);
  const yearBefore = { from: addMonths(first.from, -12), to: addMonths(first.to, -12) };
  // The first period is held fast with the second: else a later release would move one of them.
  const change = (second: Months) => ({ second, from: first.from, to: first.to });
  return (
    <MonthRange
      label={t.spanB}
      className={styles['months']}
      request={state.second ?? yearBefore}
      bounds={bounds}
      isCut={answer.dict.LockedBefore !== null}
      hrefFor={(span) => hrefFor(change(span))}
      onApply={(span) => go(change(span))}
    />
  );
}

/** The second side of a contrast: an origin or the other goods. */
export function ContrastSide({ answer }: FilterProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, go } = useQueryState();
  if (findContrast(state.view) !== 'sides') return null;
  const types = namedOptions(answer.options?.Types ?? [], edition);
  const origins = namedOptions(answer.options?.Origins ?? [], edition);
  const options: readonly Option[] = [{ value: '', label: t.secondOrigin }, ...origins, ...types];
  return (
    <Select
      name="other"
      label={t.otherSide}
      className={styles['field']}
      options={options}
      value={state.other ?? ''}
      onChange={(value) => go({ other: value === '' ? null : value })}
    />
  );
}
