import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { createMailLog } from '../mail/mail-log.ts';
import { outgoingMailColumns, type OutgoingMail } from '../mail/outgoing-mail.queries.ts';
import { createSmtpSender, type MailSender } from '../mail/smtp.ts';
import { createAlibabaSms, type SmsSender } from '../sms/alibaba-sms.ts';
import { createSmsLog } from '../sms/sms-log.ts';
import { outgoingSmsColumns, type OutgoingSms } from '../sms/outgoing-sms.queries.ts';
import type { QueuePace } from './queue-pace.ts';
import type { Queue } from './queue-worker.ts';

export interface OutboxOptions {
  readonly config: Pick<Config, 'mail' | 'sms' | 'isPublic'>;
  readonly log: Log;
  readonly clock: Clock;
  readonly pace?: Partial<QueuePace>;
}

export function createMailSender({ config, log }: Pick<OutboxOptions, 'config' | 'log'>): MailSender {
  const { smtpUrl, from } = config.mail;
  return smtpUrl === null
    ? createMailLog({ log, showsLinks: !config.isPublic })
    : createSmtpSender({ url: smtpUrl, from });
}

function createSmsSender({ config, log, clock }: OutboxOptions): SmsSender {
  return config.sms === null
    ? createSmsLog({ log, showsLinks: !config.isPublic })
    : createAlibabaSms(config.sms, clock);
}

export function outboxQueues(options: OutboxOptions): readonly Queue[] {
  const { pace = {} } = options;
  const mails: Queue<OutgoingMail> = {
    name: 'mail',
    pace,
    rows: { table: 'outgoing_mail' },
    columns: outgoingMailColumns,
    perform: createMailSender(options),
  };
  const texts: Queue<OutgoingSms> = {
    name: 'sms',
    pace,
    rows: { table: 'outgoing_sms' },
    columns: outgoingSmsColumns,
    perform: createSmsSender(options),
  };
  return [mails, texts];
}
