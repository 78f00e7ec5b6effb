// Runs under the Node that the machine has (20 or newer), so it is plain JavaScript without dependencies.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ownEnvironment, root } from './own-node.mjs';

/** Restarts within a minute before giving up: the cause is then not mended by a restart. */
const maxRestarts = 5;
const minuteMs = 60_000;
const maxPauseMs = 30_000;

/** On stderr, as the portal's own lines may be machine-readable. */
function say(text) {
  process.stderr.write(`${text}\n`);
}

/** Restarts a program that ends unasked, once it has sent `{ portal: 'ready' }`; a closed channel tells the program to stop. */
export function supervise(program, args, options = {}) {
  /** Times of the restarts within the last minute. */
  let restarts = [];
  let wasEverReady = false;
  /** Consecutive failed starts after a successful one. */
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
