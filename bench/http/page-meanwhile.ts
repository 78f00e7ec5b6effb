import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const betweenPagesMs = 10;

/** Milliseconds until a cached page has arrived completely. */
export function readPage(portal: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(`${portal}/cn/BTCInfo`, { headers: { 'User-Agent': 'Mozilla/5.0 (bench)' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(performance.now() - started));
    });
    sent.on('error', reject);
    sent.end();
  });
}

export async function readPagesDuring(portal: string, work: Promise<unknown>): Promise<readonly number[]> {
  const state = { isRunning: true };
  const done = work.finally(() => {
    state.isRunning = false;
  });
  const pageMs: number[] = [];
  while (state.isRunning) {
    pageMs.push(await readPage(portal));
    await wait(betweenPagesMs);
  }
  await done;
  return pageMs;
}
