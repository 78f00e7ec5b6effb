import { nameIn } from '@btc/contract/names.ts';
import { toHeading } from '#charts/heading/heading-text.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { findPriceTitle } from '../share/price-title.ts';
import { messages as titleMessages } from '../share/title-messages.ts';
import type { Comparison } from './benchmark-chart.tsx';
import { benchmarkUnit, formatDateText, formatValueText } from './benchmark-names.ts';
import type { Benchmark, BenchmarkValue } from './benchmark-query.ts';

interface Drawn {
  readonly chosen: Benchmark;
  readonly values: readonly BenchmarkValue[];
  readonly comparison: Comparison | null;
}

export function findBenchmarkTitle(edition: Edition, { chosen, values, comparison }: Drawn): string | null {
  const format = getFormat(edition);
  if (comparison !== null) return findBothTitle(edition, { chosen, values, comparison });
  const isLatest = values.findLast(({ Value }) => Value !== null)?.Date === chosen.To;
  const { ChangeYear } = chosen;
  return findPriceTitle(edition, {
    subject: nameIn(edition, chosen),
    points: values.map(({ Date, Value: value }) => ({ Date, value })),
    change: isLatest && ChangeYear !== null ? { percent: ChangeYear, against: null } : null,
    formatAmount: (value) => `${formatValueText(format, chosen, value)} ${benchmarkUnit(edition, chosen)}`,
    formatWhen: (day) => ({
      text: formatDateText(format, chosen, day),
      kind: chosen.Frequency === 'month' ? 'period' : 'day',
    }),
  });
}

function findBothTitle(edition: Edition, { chosen, values, comparison }: Drawn & { comparison: Comparison }) {
  const format = getFormat(edition);
  const at = comparison.own.findLastIndex((own, index) => own !== null && (comparison.other[index] ?? null) !== null);
  const [own, other] = [comparison.own[at] ?? null, comparison.other[at] ?? null];
  if (own === null || other === null) return null;
  const day = formatDateText(format, chosen, values[comparison.base]?.Date ?? '');
  const text = pickMessages(edition, titleMessages).beside(
    day,
    { name: nameIn(edition, chosen), change: format.changePercent(own - 100) },
    { name: comparison.name, change: format.changePercent(other - 100) },
  );
  return toHeading(text);
}

export function formatBenchmarkScope(edition: Edition, { chosen, values, comparison }: Drawn): string {
  const format = getFormat(edition);
  const days = [values[0], values.at(-1)].map((row) =>
    row === undefined ? '' : formatDateText(format, chosen, row.Date),
  );
  const names = [nameIn(edition, chosen), ...(comparison === null ? [] : [comparison.name])];
  return [...names, days.join('–'), benchmarkUnit(edition, chosen)].join(' · ');
}
