import { inEditions } from '#i18n/editions.ts';

// Apart from the words of the strip, which BTC Info loads without any note.
export const messages = inEditions({
  note: ['报价快讯', 'Price note'],
});
