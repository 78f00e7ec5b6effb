import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deriveSecretKey, openSecretKey, secretFileName } from './secret-key.ts';

const key = deriveSecretKey('a secret of at least thirty-two letters');
const other = deriveSecretKey('another secret of more than thirty-two');

describe('a sealed text', () => {
  test('opens under its key and context only', () => {
    const sealed = key.seal('ABCDEFGH', 'row 1');
    expect(sealed).not.toContain('ABCDEFGH');
    expect(key.open(sealed, 'row 1')).toBe('ABCDEFGH');
    expect(key.open(sealed, 'row 2')).toBeNull();
    expect(other.open(sealed, 'row 1')).toBeNull();
    expect(key.open('ABCDEFGH', 'row 1')).toBeNull();
  });

  test('never looks the same twice', () => {
    expect(key.seal('ABCDEFGH', '')).not.toBe(key.seal('ABCDEFGH', ''));
  });
});

test('a mark is the same for the same value, and another under another key', () => {
  expect(key.mark('203.0.113.7')).toMatch(/^[\da-f]{16}$/);
  expect(key.mark('203.0.113.7')).toBe(key.mark('203.0.113.7'));
  expect(key.mark('203.0.113.8')).not.toBe(key.mark('203.0.113.7'));
  expect(other.mark('203.0.113.7')).not.toBe(key.mark('203.0.113.7'));
});

describe('the file of the secret', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'btc-secret-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  test('is made once, for its owner alone, also by processes that start together', async () => {
    const keys = await Promise.all([1, 2, 3, 4].map(() => openSecretKey({ secretKey: null, dataDir })));
    const again = await openSecretKey({ secretKey: null, dataDir });
    for (const { id } of keys) expect(id).toEqual(again.id);
    expect(await readdir(dataDir)).toEqual([secretFileName]);
    expect((await stat(join(dataDir, secretFileName))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(dataDir, secretFileName), 'utf8')).trim()).toHaveLength(43);
  });

  test('is not made where a setting names the secret', async () => {
    await openSecretKey({ secretKey: 'a secret of at least thirty-two letters', dataDir });
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('stops the start when it is damaged', async () => {
    await writeFile(join(dataDir, secretFileName), 'short');
    await expect(openSecretKey({ secretKey: null, dataDir })).rejects.toThrow('is damaged');
  });
});
