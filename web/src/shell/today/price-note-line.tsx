import type { PriceNote } from '@btc/contract/prices/price-notes.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { messages } from './note-messages.ts';

export function PriceNoteLine({ note: { Meat, Day, Text } }: { readonly note: PriceNote }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <p className={shared['small']}>
      <strong>{t.notes[Meat]}</strong> <time dateTime={Day}>{format.dateShort(Day)}</time> {Text}
    </p>
  );
}
