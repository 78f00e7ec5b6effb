import { isPeriod } from '@btc/contract/figures/parse-figures.ts';
import { useDeferredValue } from 'react';
import { useMessages } from '#i18n/messages.ts';
import type { Option } from '#ui/form/select.tsx';
import { useCall } from '../use-call.ts';
import { type ChosenReference, composeReference } from './compose-reference.ts';
import { maxReferences } from './use-live-figures.ts';
import { messages } from './messages.ts';

/** Request for each series: its path is the option's value, followed by `suffix`. */
export interface SeriesRequest extends Pick<ChosenReference, 'kind' | 'measure' | 'period'> {
  readonly suffix?: string;
}

/** Series as options; one without a figure for the period is disabled, with the reason. */
export function useOfferedSeries(series: readonly Option[], request: SeriesRequest): readonly Option[] {
  const t = useMessages(messages);
  const period = useDeferredValue(request.period.trim());
  const referenceTo = (path: string) =>
    composeReference({ ...request, path: `${path}${request.suffix ?? ''}`, period, form: 'unit', choice: '' });
  const references = isPeriod(period) ? series.map(({ value }) => referenceTo(value)) : [];
  const { data } = useCall('GetDeskFigures', { References: references.slice(0, maxReferences) });
  const issues = new Map(data?.Rows.map(({ Reference, Issue }) => [Reference, Issue]));
  return series.map((option) => {
    const issue = issues.get(referenceTo(option.value)) ?? null;
    if (issue === null) return option;
    return { ...option, label: t.offered(option.label, t.issues[issue]), disabled: true };
  });
}
