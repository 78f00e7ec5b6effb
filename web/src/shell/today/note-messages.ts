import { inEditions } from '#i18n/editions.ts';

// Apart from the words of the strip, which BTC Info loads without any note.
export const messages = inEditions({
  notes: { beef: ['报价快讯', 'Price note'], pork: ['猪肉快讯', 'Pork price note'] },
});
