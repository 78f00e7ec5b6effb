import { toAlertStopPath, alertOneClickAddress } from '@btc/contract/site/alert-paths.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { dayMs, hourMs, minuteMs } from '@btc/contract/time.ts';
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

/** A message lists so many alerts and says how many more there are. */
const maxListed = 50;
const maxWaiting = 1000;
/** What could not be sent for so long is no news any more. */
const maxAgeMs = 7 * dayMs;
/** At most one mail an hour; robots take twenty messages a minute. */
const pauses = { mail: hourMs, other: minuteMs } as const;

interface Sending {
  readonly db: Db;
  readonly deps: SendAlertDeps;
  readonly channel: SendingChannel;
  readonly edition: Edition;
  readonly waiting: readonly WaitingAlert[];
  readonly now: Date;
  readonly signal: AbortSignal;
}

interface SentAlert extends OutsideAlert {
  readonly stopAddress: string;
}

function under(edition: Edition, path: string): string {
  return edition === 'cn' ? `/cn${path}` : path;
}

/** Alerts in words, without the figures that the reader may not see at this moment. */
function toLines({ deps: { publicUrl }, channel, edition, waiting, now }: Sending): readonly SentAlert[] {
  const reader = { membership: toMembershipFields(channel), edition, now };
  return waiting.slice(0, maxListed).map(({ id, kind, detail, raised_at: raisedAt, stop_key: key }) => ({
    ...formatAlert(edition, detail, isAlertOpen(detail, reader)),
    id,
    kind,
    raisedAt,
    address: publicUrl + under(edition, detail.path),
    stopAddress: publicUrl + toAlertStopPath(edition, key),
  }));
}

type Sent = 'sent' | 'nobody' | { readonly code: string; readonly mayPass: boolean };

async function sendMail(sending: Sending): Promise<Sent> {
  const { db, deps, channel, edition, waiting } = sending;
  const to = findProvenAddress(channel);
  if (to === null) return 'nobody';
  const { publicUrl } = deps;
  const { stop_key: key } = channel;
  const mail = alertMail(edition, {
    name: findContactName(channel, edition) ?? channel.login_user_name,
    alerts: toLines(sending),
    more: Math.max(0, waiting.length - maxListed),
    stopAddress: publicUrl + toAlertStopPath(edition, key),
  });
  const oneClickStop = publicUrl + alertOneClickAddress(edition, key);
  await queueMail(db, { to, edition, oneClickStop, ...mail });
  return 'sent';
}

const words = {
  cn: { title: '我的清单提醒', more: (count: number) => `另有${count}项，见我的清单` },
  en: { title: 'Alerts from my list', more: (count: number) => `${count} more on my list` },
} as const;

async function sendOutside(sending: Sending): Promise<Sent> {
  const { deps, channel, edition, waiting, now, signal } = sending;
  const kind = toChannel(channel.kind);
  const { address, secret } = channel;
  if (kind === 'mail' || address === null) return 'nobody';
  const { title, more } = words[edition];
  const left = waiting.length - maxListed;
  const message = { title, alerts: toLines(sending), more: left > 0 ? more(left) : null };
  const opened = secret === null ? null : deps.secretKey.open(secret, toSecretContext(channel.user_id, kind));
  if (secret !== null && opened === null) return { code: 'secret_lost', mayPass: false };
  const answer = await deps.postOutside(toOutsidePost(kind, message, { address, secret: opened, now }), signal);
  const { code, mayPass } = readAnswer(kind, answer);
  return code === null ? 'sent' : { code, mayPass };
}

/** Under what the secret of a channel is sealed. */
export function toSecretContext(userId: number, kind: string): string {
  return `alert channel ${userId} ${kind}`;
}

async function send(sending: Sending): Promise<Outcome> {
  const { db, channel, waiting, now } = sending;
  const sent = await (channel.kind === 'mail' ? sendMail(sending) : sendOutside(sending));
  if (sent === 'nobody') return { kind: 'done' };
  if (sent === 'sent') {
    await noteSent(db, channel.id, { ids: waiting.map(({ id }) => id), now });
    return waiting.length < maxWaiting ? { kind: 'done' } : { kind: 'again', afterMs: 0, code: null };
  }
  await noteFailure(db, channel.id, sent.code);
  return { kind: sent.mayPass ? 'retry' : 'failed', code: sent.code };
}

/**
 * Sends a channel what waits for it, all in one message, or says when that is to be. The channel is held meanwhile, so that two
 * workers never send the same; what a robot took just before a kill is sent once more.
 */
export function sendAlerts(deps: SendAlertDeps, channelId: number, signal: AbortSignal): Promise<Outcome> {
  return deps.db.transaction().execute(async (db): Promise<Outcome> => {
    const channel = await lockChannel(db, channelId);
    if (channel === undefined) return { kind: 'done' };
    const now = deps.clock.now();
    const after = new Date(now.getTime() - maxAgeMs);
    const waiting = await listWaiting(db, channel, { after, limit: maxWaiting });
    const [first] = waiting;
    if (first === undefined) return { kind: 'done' };
    const { hour, quiet_from: quietFrom, quiet_to: quietTo, sent_at: sentAt } = channel;
    const pauseMs = channel.kind === 'mail' ? pauses.mail : pauses.other;
    const times = { hour, quietFrom, quietTo, pauseMs, sentAt };
    const waitMs = findSendTime(times, { since: first.raised_at, now }).getTime() - now.getTime();
    if (waitMs > 0) return { kind: 'again', afterMs: waitMs, code: null };
    return send({ db, deps, channel, edition: channel.edition === 'en' ? 'en' : 'cn', waiting, now, signal });
  });
}
