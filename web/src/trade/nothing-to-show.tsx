import type { ViewChart } from '@btc/contract/trade/view-answer.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '#ui/button.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { openingState, type PageState } from './address/page-state.ts';
import { usePageState } from './address/use-page-state.ts';
import { messages } from './messages.ts';
import { CutSpan } from './notes/cut-span.tsx';
import { formatPeriodText } from './words/periods.ts';
import type { ViewAnswer } from './view-query.ts';

export type EmptyReason = 'locked' | 'nothing' | 'source' | 'span' | 'trade';

/** Why there is no figure; null where there is one. */
export function toReason(answer: ViewAnswer, state: Pick<PageState, 'to' | 'show'>): EmptyReason | null {
  const { chart, table, dict, options } = answer;
  if (dict.Source === null) return (options?.Sources ?? []).length === 0 ? 'nothing' : 'source';
  if (chart !== null && chart.Dates.length === 0) {
    const isBeforeLock = dict.LockedBefore !== null && state.to !== null && state.to < dict.LockedBefore;
    return isBeforeLock ? 'locked' : 'span';
  }
  if (isUnpublished(answer)) return 'span';
  // A sum of nothing has nothing to draw, or nobody to show it of; the table has its rows.
  const isEmpty = chart !== null && chart.Patterns.length === 0 && chart.Total.Volume === 0;
  if (isEmpty || (chart !== null && state.show === 'chart' && isNothing(chart))) return 'trade';
  const hasFigures =
    (chart !== null && [chart.Total.Volume, chart.Total.ValueUsd, chart.Total.ValueCny].some((sum) => sum !== null)) ||
    (table !== null && table.Rows.length > 0);
  return hasFigures ? null : 'trade';
}

/** No requested month is published; a table of periods lists them as rows. */
function isUnpublished({ chart, table, dict: { Unpublished } }: ViewAnswer): boolean {
  if (Unpublished.length === 0 || (table?.Rows.length ?? 0) > 0) return false;
  return chart === null ? table?.Row.Volume === null : chart.Dates.every((date) => Unpublished.includes(date));
}

function isNothing({ Total: { Volume, ValueUsd, ValueCny } }: ViewChart): boolean {
  return Volume === 0 && (ValueUsd ?? 0) === 0 && (ValueCny ?? 0) === 0;
}

export function NothingToShow({ answer: { dict }, reason }: { answer: ViewAnswer; reason: EmptyReason }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { state, hrefFor } = usePageState();
  if (reason === 'locked' && dict.LockedBefore !== null) {
    return (
      <LockedPanel
        size="chart"
        title={t.lockedTitle(format.month(dict.LockedBefore))}
        reason={dict.LockedReason ?? 'anonymous'}
      >
        <CutSpan dict={dict} /> {t.lockedTextShort}
      </LockedPanel>
    );
  }
  const text = {
    locked: t.lockedTextShort,
    nothing: state.asPublishedOn === null ? t.emptyNothing : t.emptyAsOf(format.date(state.asPublishedOn)),
    source: t.emptySource,
    span: t.emptySpan(formatPeriodText(edition, dict.DataStart ?? ''), formatPeriodText(edition, dict.DataLimit ?? '')),
    trade: t.emptyTrade,
  }[reason];
  const { mode, show } = state;
  return (
    <EmptyState
      size="chart"
      title={t.emptyTitle}
      actions={<LinkButton to={hrefFor({ ...openingState(state.view), mode, show })}>{t.reset}</LinkButton>}
    >
      {text}
    </EmptyState>
  );
}
