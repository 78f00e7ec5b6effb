import type { Db } from '#platform/db/db.ts';
import type { SecretKey } from '#platform/secrets/secret-key.ts';
import {
  countFactorsOfOtherKeys,
  listPlainFactors,
  sealPlainFactor,
  type StoredSecret,
} from './second-factor.queries.ts';

/** Binds a secret to its account: in another account's row it cannot be decrypted. */
function toSealContext(userId: number): string {
  return `second factor of ${userId}`;
}

export function sealSecret(key: SecretKey, userId: number, secret: string): StoredSecret {
  return { secret: key.seal(secret, toSealContext(userId)), key_id: key.id };
}

/** Null where there is none, or it is encrypted under another key. */
export function openSecret(
  key: SecretKey,
  factor: { readonly userId: number; readonly secret: string | null; readonly key_id: Buffer | null },
): string | null {
  if (factor.secret === null || factor.key_id === null) return factor.secret;
  return factor.key_id.equals(key.id) ? key.open(factor.secret, toSealContext(factor.userId)) : null;
}

/** Encrypts plain-text secrets; returns a sentence if others use another key, else null. */
export async function sealFactors(db: Db, key: SecretKey): Promise<string | null> {
  for (const { user_id: userId, secret } of await listPlainFactors(db)) {
    await sealPlainFactor(db, { userId, plain: secret, ...sealSecret(key, userId, secret) });
  }
  const others = await countFactorsOfOtherKeys(db, key.id);
  if (others === 0) return null;
  return (
    `The second factors of ${others} members of staff are encrypted under another key than this portal has. All processes ` +
    'on one database need the same SECRET_KEY, or the same file secret-key in DATA_DIR. Where that key is lost, these ' +
    'members of staff sign in with a recovery code, or an admin resets their authenticator'
  );
}
