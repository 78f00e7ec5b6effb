import { inEditions } from '#i18n/editions.ts';

// Apart from the words of the figures, which the first visit to BTC Info finds written in its document.
export const messages = inEditions({
  today: ['今日', 'Today'],
  toToday: ['更多', 'More'],
});
