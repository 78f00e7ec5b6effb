import { inEditions } from '#i18n/editions.ts';
import { plural } from '#i18n/messages.ts';

export const messages = inEditions({
  label: ['会员到期提示', 'End of membership'],
  membership: {
    expiring: [
      (date: string, days: string) => `您的中文版会员将于${date}到期，还剩${days}天。`,
      (date, days) =>
        `Your membership of the English edition ends on ${date}, in ${days} ${plural(Number(days), 'day', 'days')}.`,
    ],
    expired: [
      (date: string) => `您的中文版会员已于${date}到期。`,
      (date) => `Your membership of the English edition ended on ${date}.`,
    ],
    renew: ['申请续期', 'Renew membership'],
  },
  trial: {
    expiring: [
      (date: string, days: string) => `您的中文版试用将于${date}结束，还剩${days}天。`,
      (date, days) =>
        `Your trial of the English edition ends on ${date}, in ${days} ${plural(Number(days), 'day', 'days')}.`,
    ],
    expired: [
      (date: string) => `您的中文版试用已于${date}结束。`,
      (date) => `Your trial of the English edition ended on ${date}.`,
    ],
    renew: ['申请会员', 'Apply for membership'],
  },
  dismiss: ['关闭提示', 'Dismiss'],
});
