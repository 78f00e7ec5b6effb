import type { MessageName } from './message-type.ts';

/** Verbs of calls that only read; every other name says what it changes. */
const looks = /^(?:Get|Search|Check|Suggest)/;

/** Names whose verb misleads: `GetCaptcha` issues a code, `CheckTradeImport` starts work, the others are mere heartbeats. */
const exceptions: Partial<Record<MessageName, boolean>> = {
  GetCaptcha: true,
  CheckTradeImport: true,
  HoldDeskArticle: false,
  HoldMarketReport: false,
  HoldNewsletterText: false,
  UpdateUserActivityByToken: false,
};

/**
 * Whether carrying a call out twice would change something twice. Such a call of somebody signed in is carried out once by
 * its MessageID: within ten minutes the same call is answered as the first was, and another under the same MessageID is refused (1012).
 */
export function isChanging(name: MessageName): boolean {
  return exceptions[name] ?? !looks.test(name);
}
