import { appendFile, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limitLog } from './server.ts';

test('a log that is too long is set aside under the server that goes on writing it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'btc-log-'));
  const log = join(folder, 'postgres.log');
  await writeFile(log, 'short\n');
  await limitLog({ log });
  expect(await readFile(log, 'utf8')).toBe('short\n');

  const server = await open(log, 'a');
  await appendFile(log, 'x'.repeat(5_000_000));
  await limitLog({ log });
  await server.appendFile('next\n');
  await server.close();
  expect(await readFile(log, 'utf8')).toBe('next\n');
  expect((await stat(`${log}.1`)).size).toBe(5_000_006);
  await rm(folder, { recursive: true });
});
