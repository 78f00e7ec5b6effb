import { inEditions } from '#i18n/editions.ts';
import { plural } from '#i18n/messages.ts';

export const messages = inEditions({
  required: ['请填写', 'Please fill this in.'],
  tooLong: [(most: string) => `最多${most}个字`, (most) => `At most ${most} characters.`],
  wrong: ['格式不正确', 'This is not in the right form.'],
  cancel: ['取消', 'Cancel'],
  tooMany: [
    (seconds: string) => `尝试次数过多，请${seconds}秒后再试。`,
    (seconds) => `Too many attempts. Please try again in ${seconds} ${plural(Number(seconds), 'second', 'seconds')}.`,
  ],
  tooManyMinutes: [
    (minutes: string) => `尝试次数过多，请${minutes}分钟后再试。`,
    (minutes) => `Too many attempts. Please try again in ${minutes} ${plural(Number(minutes), 'minute', 'minutes')}.`,
  ],
  tooManyHours: [
    (hours: string) => `今天的次数已用完，请${hours}小时后再试。`,
    (hours) => `That was enough for today. Please try again in ${hours} ${plural(Number(hours), 'hour', 'hours')}.`,
  ],
});
