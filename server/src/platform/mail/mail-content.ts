import type { Edition } from '@btc/contract/members/access.ts';

export interface MailWording {
  readonly subject: string;
  readonly text: string;
}

export interface MailContent {
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Set for secrets (reset link, code): minutes of validity. Not sent later, and erased once sent. */
  readonly secretForMinutes?: number;
  /** Applies the desk's wording, null where it does not fit; left out where the wording is not editable. */
  readonly reword?: (own: MailWording) => MailContent | null;
}

/** A mail and its recipient: one plain address, never a list. */
export interface MailToSend extends MailContent {
  readonly to: string;
  readonly edition: Edition;
  readonly replyTo?: string;
  /** For bulk mail: address for one-click unsubscribe (RFC 8058). */
  readonly oneClickStop?: string;
}
