// `npm run audit`: whether a known fault of grade high or critical is in what the portal runs on.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockChecksum, root, say } from './own-node.mjs';

const grave = ['high', 'critical'];
const patienceMs = 90_000;

function ask() {
  const words = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=20000'];
  const isWindows = process.platform === 'win32';
  const done = spawnSync(isWindows ? 'npm.cmd' : 'npm', words, {
    cwd: root,
    encoding: 'utf8',
    shell: isWindows,
    timeout: patienceMs,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (done.signal !== null) return { message: 'ETIMEDOUT' };
  try {
    return JSON.parse(done.stdout);
  } catch {
    return { error: { summary: done.stderr || String(done.error ?? 'npm gave no answer') } };
  }
}

/** Why the registry did not answer, without host names; null where our own fault kept the request from being sent. */
function whyUnanswered({ statusCode, message }) {
  if (typeof statusCode === 'number') return `status ${statusCode}`;
  return typeof message === 'string' ? (/\bE[A-Z_]{4,}\b|timeout/.exec(message)?.[0] ?? 'no connection') : null;
}

const answer = ask();
if (answer.vulnerabilities === undefined) {
  const why = whyUnanswered(answer);
  if (why === null) {
    say(`npm audit failed: ${answer.error?.summary ?? 'no reason given'}`);
    process.exit(1);
  }
  say(`Not audited: the registry does not answer questions about known faults (${why}).`);
  process.exit(0);
}

const found = Object.values(answer.vulnerabilities).filter(({ severity }) => grave.includes(severity));
// The console's screen of the system tells it; it goes with the packages when they are installed anew.
const state = { asked: new Date().toISOString(), lock: lockChecksum() };
const noted = found.map(({ name, severity }) => ({ name, severity }));
writeFileSync(join(root, 'node_modules/.btc-audit.json'), JSON.stringify({ ...state, found: noted }));
for (const { name, severity, via } of found) {
  const reasons = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title}, ${one.url}`));
  say(`${severity}: ${name} (${reasons.join('; ')})`);
}
if (found.length > 0) process.exit(1);
say('No known fault of grade high or critical in what the portal runs on.');
