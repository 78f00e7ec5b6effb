import { toAlertStopPath, alertOneClickAddress } from '@btc/contract/my-list/alert-paths.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { myListPage } from '@btc/contract/my-list/pin-paths.ts';
import { dayMs, hourMs, minuteMs } from '@btc/contract/time.ts';
import { pathFor } from '@btc/contract/wire/edition-path.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { PostOutside } from '#platform/http/post-outside.ts';
import type { Outcome } from '#platform/jobs/queue-worker.ts';
import { findContactName } from '#platform/mail/contact-name.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { findProvenAddress } from '#platform/mail/proven-address.ts';
import type { SecretKey } from '#platform/secrets/secret-key.ts';
import { toMembershipFields } from '#platform/session/membership-fields.ts';
import { alertMail } from './alert-mail.ts';
import { formatAlert, isAlertOpen } from './alert-words.ts';
import {
  listWaiting,
  lockChannel,
  noteFailure,
  noteSent,
  type SendingChannel,
  toChannel,
  type WaitingAlert,
} from './channel.queries.ts';
import { type OutsideAlert, readAnswer, toOutsidePost } from './outside-message.ts';
import { findSendTime } from './send-times.ts';

export interface SendAlertDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly postOutside: PostOutside;
  readonly secretKey: Pick<SecretKey, 'open'>;
}

/** Alerts listed in one message; the rest is given as a number. */
const maxListed = 50;
const maxWaiting = 1000;
/** Alerts unsent for longer are dropped. */
const maxAgeMs = 7 * dayMs;
/** At most one mail an hour; robots take twenty messages a minute. */
const pauses = { mail: hourMs, other: minuteMs } as const;

interface Sending {
  readonly db: Db;
  readonly deps: SendAlertDeps;
  readonly channel: SendingChannel;
  readonly edition: Edition;
  readonly alerts: readonly SentAlert[];
  /** Number of alerts not listed. */
  readonly more: number;
  readonly now: Date;
  readonly signal: AbortSignal;
}

interface SentAlert extends OutsideAlert {
  readonly stopAddress: string;
}

function toLines(
  { deps: { publicUrl }, channel, edition, now }: Omit<Sending, 'alerts' | 'more'>,
  waiting: readonly WaitingAlert[],
): readonly SentAlert[] {
  const reader = { membership: toMembershipFields(channel), edition, now };
  return waiting.slice(0, maxListed).map(({ id, kind, detail, raised_at: raisedAt, stop_key: key }) => ({
    ...formatAlert(edition, detail, isAlertOpen(detail, reader)),
    id,
    kind,
    raisedAt,
    address: publicUrl + pathFor(edition, detail.path),
    stopAddress: publicUrl + toAlertStopPath(edition, key),
  }));
}

type Sent = 'sent' | 'nobody' | { readonly code: string; readonly mayPass: boolean };

async function sendMail(sending: Sending): Promise<Sent> {
  const { db, deps, channel, edition, alerts, more } = sending;
  const to = findProvenAddress(channel);
  if (to === null) return 'nobody';
  const { publicUrl } = deps;
  const { stop_key: key } = channel;
  const mail = alertMail(edition, {
    name: findContactName(channel, edition) ?? channel.login_user_name,
    alerts,
    more,
    stopAddress: publicUrl + toAlertStopPath(edition, key),
  });
  const oneClickStop = publicUrl + alertOneClickAddress(edition, key);
  await queueMail(db, { to, edition, oneClickStop, ...mail });
  return 'sent';
}

const words = {
  cn: {
    title: '我的清单提醒',
    more: (count: number) => `另有${count}项，见我的清单`,
    test: { title: '测试', text: '这是一条测试消息，没有新情况。' },
  },
  en: {
    title: 'Alerts from my list',
    more: (count: number) => `${count} more on my list`,
    test: { title: 'Test', text: 'This is a test message. Nothing is new.' },
  },
} as const;

async function sendOutside(sending: Sending): Promise<Sent> {
  const { deps, channel, edition, alerts, now, signal } = sending;
  const kind = toChannel(channel.kind);
  const { address, secret } = channel;
  if (kind === 'mail' || address === null) return 'nobody';
  const { title, more } = words[edition];
  const message = { title, alerts, more: sending.more > 0 ? more(sending.more) : null };
  const opened = secret === null ? null : deps.secretKey.open(secret, toSecretContext(channel.user_id, kind));
  if (secret !== null && opened === null) return { code: 'secret_lost', mayPass: false };
  const answer = await deps.postOutside(toOutsidePost(kind, message, { address, secret: opened, now }), signal);
  const { code, mayPass } = readAnswer(kind, answer);
  return code === null ? 'sent' : { code, mayPass };
}

/** Encryption context of a channel's secret. */
export function toSecretContext(userId: number, kind: string): string {
  return `alert channel ${userId} ${kind}`;
}

async function send(sending: Sending): Promise<Sent> {
  const sent = await (sending.channel.kind === 'mail' ? sendMail(sending) : sendOutside(sending));
  if (typeof sent !== 'string') await noteFailure(sending.db, sending.channel.id, sent.code);
  return sent;
}

async function sendWaiting(sending: Sending, waiting: readonly WaitingAlert[]): Promise<Outcome> {
  const sent = await send(sending);
  if (sent === 'nobody') return { kind: 'done' };
  if (sent !== 'sent') return { kind: sent.mayPass ? 'retry' : 'failed', code: sent.code };
  const { db, channel, now } = sending;
  await noteSent(db, channel.id, { ids: waiting.map(({ id }) => id), now });
  return waiting.length < maxWaiting ? { kind: 'done' } : { kind: 'again', afterMs: 0, code: null };
}

/** Job subject prefix of a test message, before the channel id. */
export const testPrefix = 'test ';

/** A test is no alert: what waits stays, and a test mail does not delay the next mail. */
async function sendTest(sending: Omit<Sending, 'alerts' | 'more'>): Promise<Outcome> {
  const { db, deps, channel, edition, now } = sending;
  const test: SentAlert = {
    ...words[edition].test,
    isLocked: false,
    // A number of its own, by which who takes it tells it from the last.
    id: Math.floor(now.getTime() / 1000),
    kind: 'test',
    raisedAt: now,
    address: deps.publicUrl + pathFor(edition, myListPage),
    stopAddress: deps.publicUrl + toAlertStopPath(edition, channel.stop_key),
  };
  const sent = await send({ ...sending, alerts: [test], more: 0 });
  if (sent === 'sent' && channel.kind !== 'mail') await noteSent(db, channel.id, { ids: [], now });
  return { kind: 'done' };
}

/** Sends all that waits in one message, or returns when to. Row lock against double sends; a crash may repeat one. */
export function sendAlerts(deps: SendAlertDeps, about: string, signal: AbortSignal): Promise<Outcome> {
  const isTest = about.startsWith(testPrefix);
  const channelId = Number(isTest ? about.slice(testPrefix.length) : about);
  return deps.db.transaction().execute(async (db): Promise<Outcome> => {
    const channel = await lockChannel(db, channelId);
    if (channel === undefined) return { kind: 'done' };
    const now = deps.clock.now();
    const sending = { db, deps, channel, edition: channel.edition === 'en' ? 'en' : 'cn', now, signal } as const;
    if (isTest) return sendTest(sending);
    const after = new Date(now.getTime() - maxAgeMs);
    const waiting = await listWaiting(db, channel, { after, limit: maxWaiting });
    const [first] = waiting;
    if (first === undefined) return { kind: 'done' };
    const { hour, quiet_from: quietFrom, quiet_to: quietTo, sent_at: sentAt } = channel;
    const pauseMs = channel.kind === 'mail' ? pauses.mail : pauses.other;
    const times = { hour, quietFrom, quietTo, pauseMs, sentAt };
    const waitMs = findSendTime(times, { since: first.raised_at, now }).getTime() - now.getTime();
    if (waitMs > 0) return { kind: 'again', afterMs: waitMs, code: null };
    const more = Math.max(0, waiting.length - maxListed);
    return sendWaiting({ ...sending, alerts: toLines(sending, waiting), more }, waiting);
  });
}
