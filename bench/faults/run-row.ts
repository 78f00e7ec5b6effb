import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultContext, FaultRow, Outcome } from './fault-row.ts';

export interface Running {
  readonly folder: string;
  readonly template: string;
  readonly tries: number | null;
  readonly count: number | null;
  readonly keepsLogs: boolean;
  readonly closers: (() => Promise<unknown>)[];
}

const rowLimitMs = { base: 200_000, try: 60_000, count: 2_000 };

export async function closeAll(list: (() => Promise<unknown>)[]): Promise<void> {
  for (let close = list.shift(); close !== undefined; close = list.shift())
    await close().catch((error: unknown) => console.error(error));
}

/** The first unmet need of a row; null where all are met. */
export async function findMissing(row: FaultRow): Promise<string | null> {
  for (const need of row.needs ?? []) {
    const shortage = await need();
    if (shortage !== null) return shortage;
  }
  return null;
}

export async function runRow(row: FaultRow, running: Running): Promise<Outcome> {
  const { template, count, closers, keepsLogs } = running;
  const own: (() => Promise<unknown>)[] = [];
  let isOver = false;
  const closeOwn = () => closeAll(own);
  closers.unshift(closeOwn);
  const context: FaultContext = {
    tries: running.tries ?? row.tries ?? 5,
    count,
    folder: join(running.folder, row.name),
    template,
    say: (text) => console.error(`·   ${row.name}: ${text}`),
    atEnd: (close) => {
      own.unshift(close);
      // A row that took too long goes on until it fails: what it opens meanwhile is closed at once.
      if (isOver) void closeOwn();
    },
  };
  await mkdir(context.folder);
  const limit = new AbortController();
  const limitMs = rowLimitMs.base + context.tries * rowLimitMs.try + (count ?? 0) * rowLimitMs.count;
  const tooLong = wait(limitMs, null, { signal: limit.signal }).then(
    () => Promise.reject(new Error(`it took longer than ${limitMs / 1000} s`)),
    () => Promise.reject(new Error('it ended')),
  );
  try {
    return await Promise.race([row.run(context), tooLong]);
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    console.error(`·   ${row.name}:`, error);
    return { tries: 0, wrong: [`the row could not be run to its end: ${text}`] };
  } finally {
    isOver = true;
    limit.abort();
    await tooLong.catch(() => null);
    closers.splice(closers.indexOf(closeOwn), 1);
    await closeOwn();
    if (!keepsLogs) await rm(context.folder, { recursive: true, force: true });
  }
}
