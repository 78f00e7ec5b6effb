import type { Edition } from '@btc/contract/members/access.ts';

/** The words of a mail: a subject, and paragraphs with an empty line between them, both with placeholders such as `{name}`. */
export interface MailWording {
  readonly subject: string;
  readonly text: string;
}

/** What a template makes. */
export interface MailContent {
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Set where the words open something (a reset link, a code): for how many minutes. It is not sent later, and erased once sent. */
  readonly secretForMinutes?: number;
  /** The same mail in the desk's wording, null where that does not fit; left out where the words are nobody's to change. */
  readonly reword?: (own: MailWording) => MailContent | null;
}

/** A mail as a template made it, and whom it goes to: one plain address, never a list. */
export interface MailToSend extends MailContent {
  readonly to: string;
  readonly edition: Edition;
  readonly replyTo?: string;
  /** For mails to many: where the reader's mail program stops them in one step (RFC 8058). */
  readonly oneClickStop?: string;
}
