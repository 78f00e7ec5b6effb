import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Edition } from '#i18n/edition.ts';
import { formatFailureText } from '#shell/console/actions/failure.ts';
import type { VideoDeskMessages } from './messages.ts';

function isReason(t: VideoDeskMessages, reason: unknown): reason is keyof VideoDeskMessages['errors'] {
  return typeof reason === 'string' && Object.hasOwn(t.errors, reason);
}

export function formatError(t: VideoDeskMessages, edition: Edition, failure: unknown): string {
  const dict = failure instanceof ApiError && failure.code === 1011 ? failure.data.Dict : undefined;
  if (dict?.['Reason'] === 'badCue') return t.badCue(String(dict['Line']));
  const reason = dict?.['Reason'];
  return isReason(t, reason) ? t.errors[reason] : formatFailureText(edition, failure);
}
