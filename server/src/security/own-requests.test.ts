import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
/** Modules that call other hosts, with the setting of the address; a drill calls the portal it has started. */
const asking = {
  'platform/sms/alibaba-sms.ts': 'SMS_ENDPOINT',
  'sharing/messenger/official-account.ts': 'WX_API_BASE',
};

/** Posts to members' addresses; its own test covers the block on internal hosts. */
const outside = 'platform/http/post-outside.ts';

test('the program asks hosts of its settings, and others by one guarded way alone, and follows no redirect of theirs', async () => {
  const files = (await readdir(source, { recursive: true }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !/\.(?:test|fixture)\.ts$|^commands\/drill\.ts$/.test(path));
  const found: string[] = [];
  for (const path of files) {
    const text = await readFile(join(source, path), 'utf8');
    expect([path, /from 'node:https'|from 'undici'/.test(text)]).toEqual([path, path === outside]);
    const calls = text.match(/(?<!\.)\bfetch\((?!\w+: )/g)?.length ?? 0;
    if (calls === 0) continue;
    found.push(path);
    expect([path, text.match(/redirect: 'error'/g)?.length]).toEqual([path, calls]);
  }
  expect(found.toSorted()).toEqual(Object.keys(asking));
});
