import { plural } from '#i18n/messages.ts';
import type { EndingMessages } from './messages.zh.ts';

export const en = {
  label: 'End of membership',
  membership: {
    expiring: (date, days) =>
      `Your membership of the English edition ends on ${date}, in ${days} ${plural(Number(days), 'day', 'days')}.`,
    expired: (date) => `Your membership of the English edition ended on ${date}.`,
    renew: 'Renew membership',
  },
  trial: {
    expiring: (date, days) =>
      `Your trial of the English edition ends on ${date}, in ${days} ${plural(Number(days), 'day', 'days')}.`,
    expired: (date) => `Your trial of the English edition ended on ${date}.`,
    renew: 'Apply for membership',
  },
  dismiss: 'Dismiss',
} satisfies EndingMessages;
