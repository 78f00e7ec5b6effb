import type { Transporter } from 'nodemailer';
import { loadOnce } from '../files/load-once.ts';
import type { Outcome } from '../jobs/queue-worker.ts';
import type { OutgoingMail } from './outgoing-mail.queries.ts';

/** Makes one attempt to send a mail. */
export type MailSender = (mail: OutgoingMail, signal: AbortSignal) => Promise<Outcome>;

export interface SmtpSettings {
  /** smtp:// or smtps://, with user and password where required. */
  readonly url: string;
  /** An address, optionally as `Name <address>`. */
  readonly from: string;
}

/** Sends by SMTP; the library is loaded with the first mail to keep the start fast. */
export function createSmtpSender(settings: SmtpSettings): MailSender {
  const open = loadOnce(() => openTransport(settings.url));
  return async (mail, signal) => {
    const transport = await open();
    try {
      await transport.sendMail({ ...toMessage(mail, settings.from), signal });
      return { kind: 'done' };
    } catch (error) {
      return toErrorCode(error);
    }
  };
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: withTls(url),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 20_000,
    // Nothing in a mail may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Requires TLS except for this machine; `?requireTLS=false` in the setting overrides it. */
export function withTls(url: string): string {
  const parsed = new URL(url);
  const mustEncrypt = parsed.protocol === 'smtp:' && parsed.password !== '' && !loopback.test(parsed.hostname);
  if (mustEncrypt && !parsed.searchParams.has('requireTLS')) parsed.searchParams.set('requireTLS', 'true');
  return parsed.href;
}

const languages = { cn: 'zh-CN', en: 'en' } as const;

function toMessage(mail: OutgoingMail, from: string) {
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // As parts, so that nothing in an address is read as a list of addresses.
    to: { name: '', address: mail.recipient },
    ...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
    subject: mail.subject,
    text: mail.body_text ?? '',
    ...(mail.body_html === null ? {} : { html: mail.body_html }),
    // The row's number: two copies of one mail are recognisable as such, also by mail programs.
    messageId: `<${mail.id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': languages[mail.edition === 'en' ? 'en' : 'cn'],
      ...stopHeaders(mail.list_unsubscribe),
    },
  };
}

/** Unsubscribe headers of bulk mail (RFC 2369, RFC 8058). */
function stopHeaders(address: string | null) {
  if (address === null) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Meaning of an SMTP failure: refused for good, or temporary (server away, busy or misconfigured). */
export function toErrorCode(error: unknown): Outcome {
  const { code, responseCode, permanent, command } = toIssue(error);
  const codes = [code, responseCode].filter((part) => part !== undefined).join(' ');
  // Refusals of the login or the sender concern all mails and are put right in the settings.
  const concernsThisMail = command === 'RCPT TO' || command === 'DATA';
  return permanent === true && concernsThisMail ? { kind: 'failed', code: codes } : { kind: 'retry', code: codes };
}

interface SmtpError {
  readonly code: string;
  readonly responseCode?: number;
  readonly permanent?: boolean;
  readonly command?: string;
}

function toIssue(error: unknown): SmtpError {
  if (!(error instanceof Error)) return { code: 'unknown' };
  const { code, responseCode, permanent, command } = error as Error & Partial<SmtpError>; // nodemailer's own fields of its errors
  return {
    code: typeof code === 'string' ? code : error.name,
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
    ...(typeof permanent === 'boolean' ? { permanent } : {}),
    ...(typeof command === 'string' ? { command } : {}),
  };
}
