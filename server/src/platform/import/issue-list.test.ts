import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { IssueList } from './issue-list.ts';

const full = '/dev/full';

describe.skipIf(!existsSync(full))('a list of issues on a full disk', () => {
  test('fails where its end is waited for, and nowhere else', async () => {
    const list = new IssueList(full);
    list.add({ line: 2, column: 'a', value: 'b', reason: 'badNumber' });
    await expect(list.close()).rejects.toThrow('ENOSPC');
    expect(list.issues).toBe(1);
  });

  test('fails where a long one waits for room', async () => {
    const list = new IssueList(full);
    const fill = async (): Promise<void> => {
      for (let line = 2; line < 10_000; line += 1) {
        list.add({ line, column: 'a', value: 'b'.repeat(100), reason: 'badNumber' });
        await list.settle();
      }
    };
    await expect(fill()).rejects.toThrow('ENOSPC');
    await expect(list.close()).rejects.toThrow('ENOSPC');
  });
});
