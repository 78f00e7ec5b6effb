// Holds the law of the house: a room imports itself, the platform, the contract and the reference, never another room; and
// every package the portal stands on is named with its reason in docs/dependencies.md; and the time of day is asked of the
// injected clock only, which is the database's.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, dirname } from 'node:path';
import { root } from './own-node.mjs';

const rooms = ['news', 'videos', 'trade', 'prices', 'market', 'plants', 'members', 'directory', 'site', 'console'];
/** Rooms that may gather from others, and the layout that puts the account into the shell. */
const gathering = new Set(['site', 'console']);
const shared = {
  contract: ['wire', 'safeguard'],
  server: ['platform', 'safeguard'],
  web: ['platform', 'ui', 'charts', 'i18n', 'shell', 'safeguard'],
};
/** The access rule is the members' room's, and everybody stands on it (decisions: who may see what is decided in one place). */
const everybodys = new Set(['contract/src/members/access.ts']);
const importPattern =
  /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The machine's time of day. What lasts is measured with performance.now(), which no setting of a clock moves. */
const machineTime = /\bDate\.now\b|\bnew Date\(\s*\)|(?<![\w.])Date\(\s*\)|\bTemporal\.Now\b/;
/** Where files' dates are compared with it; tests set their clocks themselves, and the browser has no other. */
const tellsMachineTime = /^(?:server\/src\/platform\/clock\/|web\/)|\.(?:test|fixture)\.tsx?$/;

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

function placeOf(source, path) {
  const [first] = relative(source, path).split('/');
  return first ?? '';
}

function resolveImport(source, file, name) {
  if (name.startsWith('#')) return join(source, name.slice(1));
  if (name.startsWith('.')) return resolve(dirname(file), name);
  return null;
}

function faultsOf(workspace, source, file) {
  const from = placeOf(source, file);
  const text = readFileSync(file, 'utf8');
  const faults = [];
  for (const match of text.matchAll(importPattern)) {
    const name = match[1] ?? match[2];
    const where = `${relative(root, file)} imports ${name}`;
    if ((name.startsWith('.') || name.startsWith('#')) && !/\.(?:ts|tsx|css|json|svg|png|mjs)(?:\?\w+)?$/.test(name)) {
      faults.push(`${where}: the extension is always written`);
    }
    const target = resolveImport(source, file, name);
    if (target === null) continue;
    if (everybodys.has(relative(root, target))) continue;
    const to = placeOf(source, target);
    const fromRoom = rooms.includes(from);
    const fromShared = shared[workspace].includes(from);
    if (rooms.includes(to) && to !== from && ((fromRoom && !gathering.has(from)) || fromShared)) {
      faults.push(`${where}: ${fromRoom ? 'rooms never import rooms' : 'what all rooms share knows none of them'}`);
    }
  }
  const says = /(?:^|\/)(?:index|utils?|helpers?|misc|types|common)\.tsx?$/;
  if (machineTime.test(text) && !tellsMachineTime.test(relative(root, file))) {
    faults.push(`${relative(root, file)}: the time of day is the injected clock's (or fileAgeMs, performance.now())`);
  }
  if (says.test(file)) faults.push(`${relative(root, file)}: the name says nothing`);
  return faults;
}

function* unnamedPackages() {
  const named = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  for (const workspace of ['.', ...readJson('package.json').workspaces]) {
    const {
      dependencies = {},
      devDependencies = {},
      optionalDependencies = {},
    } = readJson(join(workspace, 'package.json'));
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      const stands = name.startsWith('@btc/') || name.startsWith('@types/') || named.includes(`\`${name}\``);
      if (!stands) yield `${name} of ${workspace}: docs/dependencies.md does not say why`;
    }
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

const faults = Object.keys(shared).flatMap((workspace) => {
  const source = join(root, workspace, 'src');
  return [...sourceFiles(source)].flatMap((file) => faultsOf(workspace, source, file));
});
faults.push(...unnamedPackages());
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length === 0 ? 0 : 1);
