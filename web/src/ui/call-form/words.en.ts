import { plural } from '#i18n/messages.ts';
import type { CallFormWords } from './words.zh.ts';

export const en = {
  required: 'Please fill this in.',
  tooLong: (most) => `At most ${most} characters.`,
  wrong: 'This is not in the right form.',
  cancel: 'Cancel',
  tooMany: (seconds) =>
    `Too many attempts. Please try again in ${seconds} ${plural(Number(seconds), 'second', 'seconds')}.`,
  tooManyMinutes: (minutes) =>
    `Too many attempts. Please try again in ${minutes} ${plural(Number(minutes), 'minute', 'minutes')}.`,
  tooManyHours: (hours) =>
    `That was enough for today. Please try again in ${hours} ${plural(Number(hours), 'hour', 'hours')}.`,
} satisfies CallFormWords;
