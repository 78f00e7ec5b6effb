import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { messages } from '../messages.ts';
import { CutSpan } from './cut-span.tsx';
import type { ViewAnswer } from '../view-query.ts';

export function LockedPart({ answer: { dict } }: { answer: ViewAnswer }) {
  const t = useMessages(messages);
  const format = useFormat();
  if (dict.LockedBefore === null || dict.LockedReason === null) return null;
  const start = dict.Sources.find(({ Code }) => Code === dict.Source)?.From;
  return (
    <LockedPanel title={t.lockedTitle(format.month(dict.LockedBefore))} reason={dict.LockedReason}>
      <CutSpan dict={dict} /> {start === undefined ? t.lockedTextShort : t.lockedText(format.month(start))}
    </LockedPanel>
  );
}
