import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../config/data-folder.ts';
import { StartError } from '../config/start-error.ts';

export interface SecretKey {
  /** Identifies the key without revealing it. */
  readonly id: Buffer;
  /** Encrypts a text; it decrypts only under the same context, such as its row's ID. */
  seal(text: string, context: string): string;
  /** Null for a text sealed under another key or context. */
  open(sealed: string, context: string): string | null;
  /** Keyed hash: equal values have equal marks, and nobody without the key finds the value. */
  mark(value: string): string;
}

const [nonceBytes, tagBytes] = [12, 16];

export function deriveSecretKey(secret: string): SecretKey {
  const derive = (purpose: string, bytes = 32) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));
  const [sealing, marking] = [derive('seal'), derive('mark')];
  return {
    id: derive('id', 8),
    seal(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(context));
      const closed = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...closed]).toString('base64');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
    mark: (value) => createHmac('sha256', marking).update(value).digest('hex').slice(0, 16),
  };
}

/** File of the secret when no setting provides it; in no backup. */
export const secretFileName = 'secret-key';

async function readSecret(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const secret = text.trim();
  if (secret.length < 32) throw new StartError(`${path} is damaged: it must hold the portal's secret, see SECRET_KEY`);
  return secret;
}

/** The secret from the settings, or from a file in the data folder, created if missing. */
export async function openSecretKey(config: {
  readonly secretKey: string | null;
  readonly dataDir: string;
}): Promise<SecretKey> {
  if (config.secretKey !== null) return deriveSecretKey(config.secretKey);
  const path = join(config.dataDir, secretFileName);
  const known = await readSecret(path);
  if (known !== null) return deriveSecretKey(known);
  await makeDataFolder(config.dataDir);
  const arriving = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(arriving, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  // Linked, not renamed: of two processes that start at once one makes the file, whole, and both read it.
  await link(arriving, path).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  await rm(arriving);
  return deriveSecretKey((await readSecret(path)) ?? '');
}
