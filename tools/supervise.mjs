// Runs under the Node that the machine has (20 or newer), so it is plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ownEnvironment, root } from './own-node.mjs';

/** More often than this within a minute a program is not started again: something is wrong that a start does not mend. */
const maxRestarts = 5;
const minuteMs = 60_000;
const maxPauseMs = 30_000;

/** Beside the portal's own lines, which may be for machines. */
function say(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Runs a program that stays and starts it again when it ends unasked. The program says `{ portal: 'ready' }` over its channel once it
 * is up; one that never was ends the supervisor as it ended itself. When the supervisor dies, the channel closes: the program's sign to stop.
 */
export function supervise(program, args, options = {}) {
  /** When the program was started again, within the last minute. */
  let restarts = [];
  let wasEverReady = false;
  /** Starts in a row that failed after one that did not. */
  let failedStarts = 0;
  let isStopping = false;
  let child;
  let pausing;

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true;
      if (pausing !== undefined) process.exit(0);
      child.kill(signal);
    });
  }

  function start() {
    pausing = undefined;
    let isReady = false;
    child = spawn(program, args, {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: ownEnvironment(options.env),
    });
    child.on('message', (message) => {
      if (message?.portal !== 'ready') return;
      isReady = true;
      wasEverReady = true;
    });
    child.on('error', (error) => {
      say(`The portal could not be started: ${error.message}`);
      process.exit(1);
    });
    child.on('exit', (code, signal) => {
      failedStarts = isReady ? 0 : failedStarts + 1;
      goOnAfter(code, signal);
    });
  }

  function goOnAfter(code, signal) {
    const status = code ?? 128 + constants.signals[signal];
    const reason = signal === null ? `with exit code ${code}` : `by ${signal}`;
    // 0 is the end of an ordered stop, whoever ordered it.
    if (isStopping || status === 0) process.exit(status);
    if (!wasEverReady) {
      if (signal !== null) say(`The portal was ended ${reason} while it started.`);
      process.exit(status);
    }
    const now = performance.now();
    restarts = restarts.filter((at) => now - at < minuteMs);
    if (restarts.length >= maxRestarts) {
      say(`The portal ended ${reason}; it was started again ${maxRestarts} times within a minute and is left stopped.`);
      process.exit(status);
    }
    const pauseMs = failedStarts === 0 ? 0 : Math.min(1000 * 2 ** (failedStarts - 1), maxPauseMs);
    restarts.push(now + pauseMs);
    say(`The portal ended ${reason}; starting it again${pauseMs === 0 ? '' : ` in ${pauseMs / 1000} s`}.`);
    pausing = setTimeout(start, pauseMs);
  }

  start();
}
