import type { Log } from '../log/log.ts';
import type { MailSender } from './smtp.ts';

export interface LogTransportOptions {
  readonly log: Pick<Log, 'info'>;
  readonly showsLinks: boolean;
}

/** Without a mail server mails stay in the outbox; developers find their links in the log. */
export function createMailLog({ log, showsLinks }: LogTransportOptions): MailSender {
  return async ({ id, about, subject, body_text, secret_until }) => {
    const opens = secret_until === null || !showsLinks ? [] : whatOpens(body_text ?? '');
    log.info({ id, about }, ['mail kept, SMTP_URL is not set', ...(showsLinks ? [subject] : []), ...opens].join(': '));
    return { kind: 'stored' };
  };
}

/** The links of a text, or else its six-digit code. */
export function whatOpens(text: string): readonly string[] {
  const found = /https?:\/\/\S+/.exec(text) ?? /(?<!\d)\d{6}(?!\d)/.exec(text);
  return found === null ? [] : [found[0]];
}
