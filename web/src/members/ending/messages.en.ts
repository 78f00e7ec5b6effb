import { plural } from '#i18n/messages.ts';
import type { EndingMessages } from './messages.zh.ts';

export const en = {
  label: 'End of membership',
  expiring: (date, days) =>
    `Your membership of the English edition ends on ${date}, in ${days} ${plural(Number(days), 'day', 'days')}.`,
  expired: (date) => `Your membership of the English edition ended on ${date}.`,
  renew: 'Renew membership',
  dismiss: 'Dismiss',
} satisfies EndingMessages;
