import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { LinkButton } from '#ui/button.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import type { BeefOne } from './beef-one-query.ts';
import { periodText } from './periods.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import type { PageState } from './page-state.ts';

export type EmptyReason = 'locked' | 'nothing' | 'source' | 'span' | 'trade';

/** Why there is no figure to show, or null where there is one. */
export function reasonOf(one: BeefOne, state: Pick<PageState, 'to'>): EmptyReason | null {
  const { dates, total, dict, options } = one;
  if (dict.Source === null) return (options?.Sources ?? []).length === 0 ? 'nothing' : 'source';
  if (dates.length === 0) {
    const isBeforeLock = dict.LockedBefore !== null && state.to !== null && state.to < dict.LockedBefore;
    return isBeforeLock ? 'locked' : 'span';
  }
  const hasFigures = total.Volume !== null || total.ValueUsd !== null || total.ValueCny !== null;
  return hasFigures ? null : 'trade';
}

interface NothingToShowProps {
  readonly one: BeefOne;
  readonly reason: EmptyReason;
  readonly resetHref: string;
}

/** In the figure's place and size: why it is not there, and what to do. */
export function NothingToShow({ one: { dict }, reason, resetHref }: NothingToShowProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  if (reason === 'locked' && dict.LockedBefore !== null) {
    return (
      <LockedPanel
        size="chart"
        title={t.lockedTitle(format.month(dict.LockedBefore))}
        reason={dict.LockedReason ?? 'anonymous'}
      >
        {t.lockedTextShort}
      </LockedPanel>
    );
  }
  const text = {
    locked: t.lockedTextShort,
    nothing: t.emptyNothing,
    source: t.emptySource,
    span: t.emptySpan(periodText(edition, dict.DataStart ?? ''), periodText(edition, dict.DataLimit ?? '')),
    trade: t.emptyTrade,
  }[reason];
  return (
    <EmptyState size="chart" title={t.emptyTitle} actions={<LinkButton to={resetHref}>{t.reset}</LinkButton>}>
      {text}
    </EmptyState>
  );
}
