import { isApiError } from '@btc/contract/wire/errors.ts';
import { type FailureKey, formatErrorText } from '#i18n/error-messages.ts';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { messages } from './messages.ts';

/** Why a form was refused, apart from issues of its fields. */
export type CallFailure =
  | { readonly kind: 'tooMany'; readonly seconds: number }
  | { readonly kind: 'explained'; readonly key: FailureKey };

export function toCallFailure(error: unknown): CallFailure {
  if (!isApiError(error) || error.code !== 1004) return { kind: 'explained', key: toFailureKey(error) };
  const seconds = Number(error.data.Dict?.['RetryAfter']);
  return { kind: 'tooMany', seconds: Number.isFinite(seconds) && seconds >= 1 ? Math.ceil(seconds) : 60 };
}

/** The failure in words; long waits are not given in seconds. */
export function formatCallFailureText(edition: Edition, failure: CallFailure): string {
  if (failure.kind === 'explained') return formatErrorText(edition, failure.key);
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  if (failure.seconds > 5400) return t.tooManyHours(format.number(Math.ceil(failure.seconds / 3600)));
  if (failure.seconds > 120) return t.tooManyMinutes(format.number(Math.ceil(failure.seconds / 60)));
  return t.tooMany(format.number(failure.seconds));
}

export function useFailureText(): (failure: CallFailure) => string {
  const edition = useEdition();
  return (failure) => formatCallFailureText(edition, failure);
}
