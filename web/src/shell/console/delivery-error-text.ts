import { type Edition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { messages } from './messages.ts';

type DeliveryError = keyof typeof messages.cn.deliveryErrors;

/** Codes of the mail library and of our outbox; those of text messages come from the provider and stay as they are. */
const issues: Readonly<Record<string, DeliveryError>> = {
  ESOCKET: 'away',
  ECONNECTION: 'away',
  ECONNREFUSED: 'away',
  EDNS: 'away',
  ETIMEDOUT: 'away',
  TimeoutError: 'slow',
  AbortError: 'slow',
  EAUTH: 'login',
  ETLS: 'encryption',
  EENVELOPE: 'address',
  EMESSAGE: 'content',
  expired: 'expired',
  abandoned: 'abandoned',
};

/** Why a delivery failed, with its code; an unknown code stands alone. */
export function formatDeliveryErrorText(edition: Edition, code: string): string {
  const issue = issues[code.split(' ')[0] ?? ''];
  const t = pickMessages(edition, messages);
  return issue === undefined ? code : t.deliveryError(t.deliveryErrors[issue], code);
}
