import { useMessages } from '#i18n/messages.ts';
import { SegmentedControl, SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { type ShareMessages, messages } from './messages.ts';

type Period = keyof ShareMessages['periods'];

interface PeriodLinksProps<One extends Period> {
  readonly periods: readonly One[];
  readonly value: One;
  readonly toPath: (change: { readonly period: One }) => string;
}

export function PeriodLinks<One extends Period>({ periods, value, toPath }: PeriodLinksProps<One>) {
  const t = useMessages(messages);
  return (
    <SegmentedLinks
      label={t.period}
      options={periods.map((period) => ({ value: period, label: t.periods[period], to: toPath({ period }) }))}
      value={value}
    />
  );
}

export type HistoryShow = 'chart' | 'table';

interface ShowSwitchProps {
  readonly value: HistoryShow;
  readonly onChange: (show: HistoryShow) => void;
}

export function ShowSwitch({ value, onChange }: ShowSwitchProps) {
  const t = useMessages(messages);
  const options = (['chart', 'table'] as const).map((show) => ({ value: show, label: t[show] }));
  return <SegmentedControl label={t.show} options={options} value={value} onChange={onChange} />;
}
