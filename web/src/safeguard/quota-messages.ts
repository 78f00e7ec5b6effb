import { inEditions } from '#i18n/editions.ts';

// Apart from the words of rulings: front page and articles need these alone.
export const messages = inEditions({
  desk: ['牛肉配额：使用进度、公告和货期钟', 'Beef quotas: use, notices and cargo clock'],
  dutyToday: [(duty: string) => `今天税率${duty}`, (duty) => `duty today ${duty}`],
});
