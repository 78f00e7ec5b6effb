import { readDatabaseTime } from '#platform/clock/clock.queries.ts';
import type { Config } from '#platform/config/config.ts';
import { type Db, openDb } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openSecretKey } from '#platform/secrets/secret-key.ts';
import { endAccess } from '#platform/session/end-access.ts';
import { turnOffWebhooks } from '#platform/session/end-access.queries.ts';
import { eraseAgain } from './members/cancellation/erased-list.ts';
import { sealFactors } from './members/staff/factor-secret.ts';
import { revokeOpenInvitations } from './members/invitation/invitation.queries.ts';
import { deleteFactorsOfOtherKeys } from './members/staff/second-factor.queries.ts';

/** Ends all access restored from a backup: it may have been revoked since. Returns how many webhooks were on. */
async function endRestoredAccess(db: Db, now: Date): Promise<number> {
  const webhooks = await turnOffWebhooks(db, 'everybody');
  await endAccess(db, { whose: 'everybody', now });
  await revokeOpenInvitations(db, now);
  return webhooks;
}

/** Adapts restored records to this portal; returns a sentence for each thing that staff have to do. */
export async function settleRestored(
  config: Pick<Config, 'secretKey' | 'dataDir'>,
  { url, files }: { readonly url: string; readonly files: FileStore },
): Promise<readonly string[]> {
  await migrate(url);
  const { db, close } = openDb(url, { poolSize: 1, name: 'btc-restore' });
  try {
    const key = await openSecretKey(config);
    await sealFactors(db, key);
    const lost = await deleteFactorsOfOtherKeys(db, key.id);
    const erased = await eraseAgain({ db, files });
    const webhooks = await endRestoredAccess(db, await readDatabaseTime(db));
    return [
      ...(lost === 0
        ? []
        : [
            `The backup was made under another secret (SECRET_KEY, or secret-key in DATA_DIR): ${lost} members of staff set up ` +
              'their authenticator again when they next sign in.',
          ]),
      ...(erased === 0
        ? []
        : [`${erased} accounts that were erased after the backup was made have been erased again.`]),
      ...(webhooks === 0
        ? []
        : [
            `${webhooks} webhooks of members are off: who had one ended since must not get it back. They turn them on again on their list.`,
          ]),
    ];
  } finally {
    await close();
  }
}
