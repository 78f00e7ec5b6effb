import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownNode, root, run, say } from './own-node.mjs';

const sources = ['web', 'contract/src', 'reference/src', 'package-lock.json'];
const built = join(root, 'web/build');
const stamp = join(built, '.sources');

function hashInto(hash, path) {
  const entries = readdirSync(path, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (['build', '.react-router', 'node_modules'].includes(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) hashInto(hash, full);
    else hash.update(full.slice(root.length)).update(readFileSync(full));
  }
}

function sourceChecksum() {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    if (source.includes('.')) hash.update(readFileSync(path));
    else hashInto(hash, path);
  }
  return hash.digest('hex');
}

/** Builds the pages when a source has changed since the last build; ends the process when the build fails. */
export function buildPages() {
  const wanted = sourceChecksum();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the pages; about half a minute …');
  const status =
    run(ownNode, [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build', join(root, 'web')], {
      env: { NODE_ENV: 'production' },
    }) || run(ownNode, [join(root, 'tools/compress-assets.mjs')]);
  if (status !== 0) {
    say('The build failed; nothing was started.');
    process.exit(status);
  }
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === import.meta.filename) buildPages();
