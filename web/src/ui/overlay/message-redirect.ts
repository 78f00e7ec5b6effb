import type { FailureKey } from '#i18n/error-messages.ts';
import { type Edition, pathFor } from '#i18n/edition.ts';

/** Messages other than failures (specification section 8, success messages). */
export type SuccessKey =
  | 'sent'
  | 'saved'
  | 'reset'
  | 'registered'
  | 'membershipsent'
  | 'trialsent'
  | 'resetlinksent'
  | 'copied';

export type MessageKey = FailureKey | SuccessKey;

/** Messages that close without redirect: correctable here, or mere confirmations. The specification does not list them. */
export const noRedirectMessages: ReadonlySet<MessageKey> = new Set<MessageKey>([
  'badrequest',
  'toomanyrequests',
  'toolarge',
  'wrongfiletype',
  'overloaded',
  'figuresdamaged',
  'wrongcurrentpassword',
  'passwordrule',
  'passwordsame',
  'captchainvalid',
  'captchawrong',
  'userpwdnotmatch',
  'useremailnotmatch',
  'nouser',
  'usernametaken',
  'emailtaken',
  'phonetaken',
  'sharesigningoff',
  'networkerror',
  'timeout',
  'saved',
  'copied',
]);

/** Target after closing a message: the edition's BTC Info, or null (specification section 2). */
export function redirectAfterMessage(edition: Edition, message: MessageKey): string | null {
  return noRedirectMessages.has(message) ? null : pathFor(edition, '/BTCInfo');
}
