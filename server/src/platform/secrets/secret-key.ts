import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataFolder } from '../config/data-folder.ts';
import { StartError } from '../config/start-error.ts';

/** What of the portal's secret the rooms need; the secret itself stays here. */
export interface SecretKey {
  /** Tells keys apart, and nothing about the key. */
  readonly id: Buffer;
  /** Encrypts a text; it can be opened again only under the same context, such as the number of its row. */
  seal(text: string, context: string): string;
  /** Null for what was sealed under another key or context. */
  open(sealed: string, context: string): string | null;
  /** A short mark of a value: the same value has the same mark, and nobody without the key finds the value. */
  mark(value: string): string;
}

const [nonceBytes, tagBytes] = [12, 16];

/** Derives what is needed from the portal's secret, each from a key of its own. */
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

/** Where the secret is kept when no setting names one; no backup contains it. */
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

/** The portal's secret: of the settings, or of a file in the data folder, which is made where it is missing. */
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
