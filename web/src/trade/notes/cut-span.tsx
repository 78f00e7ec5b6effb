import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import type { ViewAnswer } from '../view-query.ts';

export function CutSpan({ dict }: Pick<ViewAnswer, 'dict'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const { Requested, Selection } = dict;
  if (Requested === null) return null;
  const say = (from: string, to: string) => `${format.month(from)} – ${format.month(to)}`;
  const requested = say(Requested.StartDate, Requested.EndDate);
  return Requested.HasOpen
    ? t.spanCut(requested, say(Selection.StartDate, Selection.EndDate))
    : t.spanLocked(requested);
}
