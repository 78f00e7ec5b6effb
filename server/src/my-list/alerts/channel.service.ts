import { randomBytes } from 'node:crypto';
import { type AlertChannel, defaultMailTimes, opensChannel, robotHosts } from '@btc/contract/my-list/alert-kinds.ts';
import type { GetAlerts, SaveAlertChannel } from '@btc/contract/my-list/alerts.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { changeWithPassword, mailToMember, type PasswordChangeDeps } from '#members/face.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Caller } from '#platform/api/binding.ts';
import { toEdition } from '#platform/api/reader.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { parseOutsideAddress } from '#platform/http/post-outside.ts';
import { enqueueJob } from '#platform/jobs/job.queries.ts';
import type { SecretKey } from '#platform/secrets/secret-key.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { channelOpenedMail } from './alert-mail.ts';
import { insertFirstChannel, listChannels, saveChannel, stopByKey, toChannel } from './channel.queries.ts';
import { testPrefix, toSecretContext } from './send-alerts.ts';

export interface ChannelDeps {
  readonly clock: Clock;
  readonly secretKey: Pick<SecretKey, 'seal' | 'open'>;
}

export function newStopKey(): string {
  return randomBytes(24).toString('base64url');
}

type ChannelInput = Omit<InputOf<typeof SaveAlertChannel>, 'Password'>;
type Channel = OutputOf<typeof GetAlerts>['List'][number];

export async function readChannels(db: Db, { secretKey }: ChannelDeps, userId: number): Promise<Channel[]> {
  return (await listChannels(db, userId)).map(({ kind, secret, ...row }) => ({
    Channel: toChannel(kind),
    Edition: toEdition(row.edition === 'en'),
    Address: row.address,
    Hour: row.hour,
    QuietFrom: row.quiet_from,
    QuietTo: row.quiet_to,
    IsOn: row.is_on,
    SigningSecret: kind === 'webhook' && secret !== null ? secretKey.open(secret, toSecretContext(userId, kind)) : null,
    SentDate: row.sent_at === null ? null : shanghaiMoment(row.sent_at),
    LastError: row.last_error,
  }));
}

/** Default channel until readers choose: mail by day, at most one an hour. */
export function addFirstChannel(db: Db, now: Date, { userId, isEn }: { userId: number; isEn: boolean }): Promise<void> {
  const mail = { userId, kind: 'mail', edition: toEdition(isEn), address: null, secret: null } as const;
  const times = {
    hour: defaultMailTimes.Hour,
    quietFrom: defaultMailTimes.QuietFrom,
    quietTo: defaultMailTimes.QuietTo,
  };
  return insertFirstChannel(db, { ...mail, ...times, isOn: true, stopKey: newStopKey(), now });
}

function throwIfInvalid({ Channel, Address, QuietFrom, QuietTo }: ChannelInput): void {
  if ((QuietFrom === null) !== (QuietTo === null)) throw badRequest('QuietTo', 'both_or_none');
  if ((Channel === 'mail') !== (Address === null)) throw badRequest('Address', Address === null ? 'required' : 'none');
  if (Address === null) return;
  const host = parseOutsideAddress(Address)?.hostname;
  const hosts = robotHosts[Channel];
  if (host === undefined || hosts?.includes(host) === false) throw badRequest('Address', 'not_of_this');
}

type StoredChannel = Awaited<ReturnType<typeof listChannels>>[number];

async function findChannel(db: Db, userId: number, kind: AlertChannel): Promise<StoredChannel | undefined> {
  return (await listChannels(db, userId)).find((one) => one.kind === kind);
}

/** Saves a channel and reschedules what waits by its new times. */
async function setChannel(
  db: Db,
  { clock, secretKey }: ChannelDeps,
  { userId, ...input }: ChannelInput & { readonly userId: number },
): Promise<void> {
  const { Channel: kind, isEn, Address: address, Secret, Hour: hour, QuietFrom: quietFrom, QuietTo: quietTo } = input;
  const before = await findChannel(db, userId, kind);
  const seal = (text: string) => secretKey.seal(text, toSecretContext(userId, kind));
  const first = kind === 'webhook' ? seal(`whsec_${randomBytes(24).toString('base64')}`) : null;
  const entered = Secret === null || kind === 'mail' || kind === 'webhook' ? null : seal(Secret);
  const secret = entered ?? before?.secret ?? first;
  const times = { hour, quietFrom, quietTo };
  const same = { userId, kind, edition: toEdition(isEn), address, secret } as const;
  const stopKey = before?.stop_key ?? newStopKey();
  const id = await saveChannel(db, { ...same, ...times, isOn: input.IsOn, stopKey, now: clock.now() });
  await enqueueJob(db, { kind: 'alertSend', subject: String(id) });
}

/** Saves a channel; one that lets alerts leave for a new address, with the password and a mail to the account's own. */
export async function saveOwnChannel(
  deps: ChannelDeps & PasswordChangeDeps,
  { Password: password, ...input }: InputOf<typeof SaveAlertChannel>,
  caller: Caller,
): Promise<void> {
  throwIfInvalid(input);
  const { userId } = signedInUser(caller);
  const { Channel: kind, Address } = input;
  const stored = await findChannel(deps.db, userId, kind);
  const before = stored === undefined ? null : { Address: stored.address, IsOn: stored.is_on };
  const save = (db: Db) => setChannel(db, deps, { ...input, userId });
  if (kind === 'mail' || Address === null || !opensChannel(before, input)) return inTransaction(deps.db, save);
  if (password === undefined) throw badRequest('Password', 'required');
  const { host } = new URL(Address);
  return changeWithPassword(deps, { caller, password }, async (db, owner) => {
    await save(db);
    await mailToMember(db, owner, (edition, name) => channelOpenedMail(edition, { name, kind, host }));
  });
}

/** Throws 1009 where the channel is not on. */
export async function enqueueChannelTest(db: Db, userId: number, kind: AlertChannel): Promise<void> {
  const channel = await findChannel(db, userId, kind);
  if (channel?.is_on !== true) throw new ApiError(1009);
  await enqueueJob(db, { kind: 'alertSend', subject: `${testPrefix}${channel.id}` });
}

/** Needs no login; throws 1009 for an unknown key. */
export async function stopAlert(db: Db, key: string): Promise<void> {
  if (!(await stopByKey(db, key))) throw new ApiError(1009);
}
