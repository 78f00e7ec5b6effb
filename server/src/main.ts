import { loadConfig, refuseSettings, refuseStart } from '#platform/config/config.ts';
import { StartError } from '#platform/config/start-error.ts';
import { findPlaceIssues } from '#platform/config/find-place-issues.ts';
import { createLog } from '#platform/log/log.ts';
import { join } from 'node:path';
import type { Portal } from './portal.ts';

/** After this long a stop is abandoned; the portal's own limit on answers has passed by then. */
const stopLimitMs = 30_000;

const config = loadConfig();
const log = createLog(config);
const stopping = new AbortController();

function beginStop(reason: string): void {
  if (stopping.signal.aborted) return;
  log.info(`${reason}: answering what has been asked, then stopping`);
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  stopping.abort();
}

/** 0 for an ordered stop; any other code makes the supervisor restart the portal. */
let exitCode = 0;

function endBroken(err: Error): void {
  log.fatal({ err }, 'the portal cannot go on and must be started again');
  exitCode = 1;
  beginStop('broken');
}

// Before anything else is loaded or started: whoever stops a start in its first second wants it stopped, too.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => beginStop(signal));
// Without its supervisor nobody would stop this process, and it would hold the port against the next start.
process.once('disconnect', () => beginStop('the supervisor is gone'));

const issues = await findPlaceIssues(config);
if (issues.length > 0) refuseSettings(issues);

async function start(): Promise<Portal> {
  const { startPortal } = await import('./portal.ts');
  const webFolder = join(import.meta.dirname, '../../web');
  return startPortal({ config, log, webFolder, stopping: stopping.signal, onBroken: endBroken });
}

async function stop(portal: Portal): Promise<void> {
  try {
    await portal.stop();
    process.exit(exitCode);
  } catch (error) {
    log.error({ err: error }, 'the stop failed');
    process.exit(1);
  }
}

try {
  const portal = await start();
  if (!log.isLevelEnabled('info')) process.stdout.write(`${portal.address}\n`);
  // The supervisor starts again only what has been up: a start that is refused would be refused again.
  // One that is gone by now has said so by closing the channel.
  process.send?.({ portal: 'ready' }, undefined, undefined, () => undefined);
  if (stopping.signal.aborted) await stop(portal);
  else stopping.signal.addEventListener('abort', () => void stop(portal), { once: true });
} catch (error) {
  // What a start that is broken off throws is the wish to stop, or a step that the same signal ended.
  if (stopping.signal.aborted) process.exit(exitCode);
  if (error instanceof StartError) refuseStart(error);
  log.fatal({ err: error }, 'the start failed');
  process.exit(1);
}
