import type { FailureKey } from '#i18n/error-messages.ts';
import { type Edition, pathFor } from '#i18n/edition.ts';

/** What a message dialog can say besides failures (specification section 8, success messages). */
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

/**
 * Messages whose dialog leaves the reader where they are: what they can put right here, and what only confirms a step
 * on this page. The specification names such a list without its members; closing any other message goes to BTC Info.
 */
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

/** Where closing a message dialog leads: BTC Info of the edition, or nowhere (specification section 2). */
export function redirectAfterMessage(edition: Edition, message: MessageKey): string | null {
  return noRedirectMessages.has(message) ? null : pathFor(edition, '/BTCInfo');
}
