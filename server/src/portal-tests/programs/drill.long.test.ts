import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it('what is backed up under load is all there after a restore by the documented commands', async () => {
  const args = [join(import.meta.dirname, '../../commands/drill.ts'), '--tries', '3', '--facts', '2000'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  const [said, issues] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([...(await exited), issues]).toEqual([0, null, '']);
  expect(said).toMatch(/Compared by SHA-256: [1-9]\d+ tables .* 0 differ\./);
  expect(said).toContain('refused 3 of 3 times');
});
