import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import type { ViewAnswer } from '../view-query.ts';

/** Under figures that are open in part: what else members see here. */
export function LockedPart({ answer: { dict } }: { answer: ViewAnswer }) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  if (dict.LockedBefore === null || dict.LockedReason === null) return null;
  const start = dict.Sources.find(({ Code }) => Code === dict.Source)?.From;
  return (
    <LockedPanel title={t.lockedTitle(format.month(dict.LockedBefore))} reason={dict.LockedReason}>
      {start === undefined ? t.lockedTextShort : t.lockedText(format.month(start))}
    </LockedPanel>
  );
}
