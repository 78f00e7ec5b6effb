import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '#platform/clock/clock.ts';
import { loadConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { startPortal } from './portal.ts';

const config = loadConfig();
const log = createLog(config);
await mkdir(config.dataDir, { recursive: true });

/** After this long a drain is given up: no reader waits that long for an answer. */
const drainLimitMs = 20_000;

const webFolder = join(import.meta.dirname, '../../web');

try {
  const portal = await startPortal({ config, log, clock: systemClock, webFolder });
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: answering what has been asked, then stopping`);
    setTimeout(() => process.exit(1), drainLimitMs).unref();
    portal.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  log.fatal({ err: error }, 'the start failed');
  process.exit(1);
}
