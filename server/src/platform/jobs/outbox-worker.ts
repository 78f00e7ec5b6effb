import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/db.ts';
import { listen } from '../db/listen.ts';
import type { Log } from '../log/log.ts';
import { createMailKeeper } from '../mail/keep-mail.ts';
import { outgoingMailColumns, type OutgoingMail } from '../mail/outgoing-mail.queries.ts';
import { createSmtpSender, type MailSender } from '../mail/smtp.ts';
import { createAlibabaSms, type SmsSender } from '../sms/alibaba-sms.ts';
import { createSmsKeeper } from '../sms/keep-sms.ts';
import { outgoingSmsColumns, type OutgoingSms } from '../sms/outgoing-sms.queries.ts';
import { type Claimed, type DeliveryQueue, startDelivery } from './delivery.ts';
import { deliveryChannel } from './delivery-notice.ts';
import type { DeliveryPace } from './delivery-pace.ts';
import { claimRow, nextDueInMs, type OutgoingTable, settleRow, tidyRows } from './outgoing-row.queries.ts';

export interface OutboxOptions {
  readonly db: Db;
  /** Where `db` is, for the connection that waits for notices. */
  readonly url: string;
  readonly config: Pick<Config, 'mail' | 'sms' | 'isPublic'>;
  readonly log: Log;
  readonly clock: Clock;
  readonly pace?: Partial<DeliveryPace>;
}

/** The running outbox of a process; any number of processes may run it on one database. */
export interface Outbox {
  /** Erases and forgets what is over; to be called now and then. */
  cleanUp(): Promise<void>;
  /** Lets what is being sent end and leaves the rest to others or to the next start. */
  stop(): Promise<void>;
}

/** How long it stays readable in the console what was sent. */
const keepDays = 90;

function queueOf<Item extends Claimed>(db: Db, table: OutgoingTable, columns: readonly string[]): DeliveryQueue<Item> {
  return {
    claim: (leaseMs) => claimRow<Item>(db, { table, leaseMs, columns }),
    settle: (item, settlement) => settleRow(db, table, { item, settlement }),
    nextDueInMs: () => nextDueInMs(db, table),
  };
}

/** How mails leave: by the mail server of the settings, or not at all. */
export function mailSenderOf({ config, log }: Pick<OutboxOptions, 'config' | 'log'>): MailSender {
  const { smtpUrl, from } = config.mail;
  return smtpUrl === null
    ? createMailKeeper({ log, showsLinks: !config.isPublic })
    : createSmtpSender({ url: smtpUrl, from });
}

function smsSenderOf({ config, log, clock }: OutboxOptions): SmsSender {
  return config.sms === null
    ? createSmsKeeper({ log, showsLinks: !config.isPublic })
    : createAlibabaSms(config.sms, clock);
}

/** Begins to send what the outbox holds and whatever is put there. */
export function startOutbox(options: OutboxOptions): Outbox {
  const { db, url, log, pace = {} } = options;
  const mails = startDelivery<OutgoingMail>({
    kind: 'mail',
    queue: queueOf(db, 'outgoing_mail', outgoingMailColumns),
    send: mailSenderOf(options),
    log,
    pace,
  });
  const texts = startDelivery<OutgoingSms>({
    kind: 'text message',
    queue: queueOf(db, 'outgoing_sms', outgoingSmsColumns),
    send: smsSenderOf(options),
    log,
    pace,
  });
  const notices = listen(url, {
    channel: deliveryChannel,
    onNotice: (kind) => {
      if (kind !== 'sms') mails.wake();
      if (kind !== 'mail') texts.wake();
    },
  });
  return {
    cleanUp: async () => {
      await tidyRows(db, 'outgoing_mail', keepDays);
      await tidyRows(db, 'outgoing_sms', keepDays);
    },
    stop: async () => {
      await Promise.all([mails.stop(), texts.stop(), notices.stop()]);
    },
  };
}
