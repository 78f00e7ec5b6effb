import type { LogTransportOptions } from '../mail/mail-log.ts';
import type { SmsSender } from './alibaba-sms.ts';

/** Without a provider messages stay in the outbox; developers find their text in the log. */
export function createSmsLog({ log, showsLinks }: LogTransportOptions): SmsSender {
  return async ({ id, about, body_text }) => {
    const words = showsLinks && body_text !== null ? `: ${body_text}` : '';
    log.info({ id, about }, `text message kept, the SMS settings are not set${words}`);
    return { kind: 'stored' };
  };
}
