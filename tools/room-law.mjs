// Holds the law of the house: a room imports itself, the platform, the contract, the reference, and faces of rooms before it; and
// every package the portal stands on is named with its reason in docs/dependencies.md; and the time of day is asked of the
// injected clock only, which is the database's; and a record is never asked by `in` for a name; and a workspace names the packages
// that it imports; and no two files know each other; and the server's program does not know the demonstration; and no function
// stands twice; and no folder has over 25 files.
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, resolve, dirname } from 'node:path';
import { root } from './own-node.mjs';

/** A room imports the faces (`face.ts`) of rooms before it; the order is that of the server and of the pages. */
const rooms = [
  'dictionary',
  'legal',
  'contact',
  'figures',
  'data',
  'safeguard',
  'members',
  'directory',
  'market',
  'videos',
  'planning',
  'sharing',
  'news',
  'plants',
  'prices',
  'trade',
  'console',
  'cut',
  'figure-answers',
  'search',
  'my-list',
  'home',
  'newsletter',
];
/** Folders that every room may import and that import none. */
const shared = {
  contract: ['wire'],
  server: ['platform'],
  web: ['platform', 'ui', 'charts', 'i18n', 'shell'],
};
/** The access rule lives in the members' room and every room uses it (decisions: access is decided in one place). */
const everybodys = new Set(['contract/src/members/access.ts']);
const isTest = (file) => /\.(?:test|fixture)\.tsx?$|\/testing\//.test(file);

/** Why a file may not import another; null where it may. Code that is loaded on demand may come from any room. */
function findBreach(workspace, source, { file, target, isLazy }) {
  const [from, to] = [findPosition(source, file), findPosition(source, target)];
  if (to === from || !rooms.includes(to) || everybodys.has(relative(root, target))) return null;
  // Today's lines in the shell name duties by the safeguard's words.
  if (workspace === 'web' && from === 'shell' && to === 'safeguard') return null;
  if (shared[workspace].includes(from)) return 'what all rooms share imports no room';
  if (workspace === 'contract' || !rooms.includes(from) || isTest(file) || isLazy) return null;
  if (relative(source, target) !== `${to}/face.ts`) return `other rooms may import ${to}/face.ts only`;
  return rooms.indexOf(to) < rooms.indexOf(from) ? null : `${to} comes after ${from} in the order of rooms`;
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+((?:type\s+)?[\w*{}\s,$]*?)(?:\bfrom\s*)?['"]([^'"\n]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Wall-clock time. Durations use performance.now(), which a change of the clock does not affect. */
const notCode = /\/\*.*?\*\/|\/\/.*?$|'(?:[^'\n\\]|\\.)*'/gms;
/** `name in record` finds the members of Object.prototype too. */
const findsInherited = /(?:[(!?:=>]|&&|\|\|)\s*[\w.[\]]+ in [a-z][\w.]*\s*(?:[)?;,]|&&|\|\|)/;
const machineTime = /\bDate\.now\b|\bnew Date\(\s*\)|(?<![\w.])Date\(\s*\)|\bTemporal\.Now\b/;
/** Days, months and years are counted in contract/src/time.ts alone. */
const countsDays = /\.set(?:UTC)?(?:FullYear|Month|Date)\(|\b(?:864e5|86_?400_?000)\b/;
/** Allowed where file dates are compared with it; tests set their own clocks, and the browser has no other. */
const readsMachineTime = /^(?:server\/src\/platform\/clock\/|web\/)|\.(?:test|fixture)\.tsx?$/;

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === 'node_modules' || entry.name === 'build') continue;
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

function findPosition(source, path) {
  const [first] = relative(source, path).split('/');
  return first ?? '';
}

function resolveImport(source, file, name) {
  if (name.startsWith('#')) return join(source, name.slice(1));
  if (name.startsWith('.')) return resolve(dirname(file), name);
  return null;
}

function toIssues(workspace, source, file) {
  const text = readFileSync(file, 'utf8');
  const issues = [];
  for (const match of text.matchAll(importPattern)) {
    const name = match[2] ?? match[3];
    const where = `${relative(root, file)} imports ${name}`;
    if ((name.startsWith('.') || name.startsWith('#')) && !/\.(?:ts|tsx|css|json|svg|png|mjs)(?:\?\w+)?$/.test(name)) {
      issues.push(`${where}: the extension is always written`);
    }
    const target = resolveImport(source, file, name);
    if (target === null) continue;
    const breach = findBreach(workspace, source, { file, target, isLazy: match[3] !== undefined });
    if (breach !== null) issues.push(`${where}: ${breach}`);
  }
  const says = /(?:^|\/)(?:index|utils?|helpers?|misc|types|common)\.tsx?$/;
  if (machineTime.test(text) && !readsMachineTime.test(relative(root, file))) {
    issues.push(`${relative(root, file)}: the time of day is the injected clock's (or fileAgeMs, performance.now())`);
  }
  if (findsInherited.test(text.replaceAll(notCode, '')) && !isTest(file)) {
    issues.push(`${relative(root, file)}: whether a record has a name is asked by Object.hasOwn, or it is a Map`);
  }
  if (countsDays.test(text) && !/\.(?:test|fixture)\.tsx?$/.test(file)) {
    issues.push(`${relative(root, file)}: days, months and years are counted by contract/src/time.ts`);
  }
  if (/^vi\.mock\(/m.test(text) && !/\.apart\.test\.tsx?$/.test(file)) {
    issues.push(
      `${relative(root, file)}: a test that replaces a module is called ….apart.test and has a worker of its own`,
    );
  }
  if (says.test(file)) issues.push(`${relative(root, file)}: the name says nothing`);
  return issues;
}

function* unnamedPackages() {
  const named = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  for (const workspace of ['.', ...readJson('package.json').workspaces]) {
    const {
      dependencies = {},
      devDependencies = {},
      optionalDependencies = {},
    } = readJson(join(workspace, 'package.json'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })) {
      if (!/^\d/.test(version)) yield `${name} of ${workspace}: its version is exact, not ${version}`;
      const stands = name.startsWith('@btc/') || name.startsWith('@types/') || named.includes(`\`${name}\``);
      if (!stands) yield `${name} of ${workspace}: docs/dependencies.md does not say why`;
    }
  }
}

function toPackageName(name) {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What a workspace imports stands in its own package.json; the tools of all of them in the root's. */
function* undeclaredPackages() {
  const { workspaces, devDependencies: ofAll } = readJson('package.json');
  for (const workspace of workspaces) {
    const { name: own, dependencies = {}, devDependencies = {} } = readJson(join(workspace, 'package.json'));
    const declared = { ...ofAll, ...dependencies, ...devDependencies, [own]: '' };
    for (const file of sourceFiles(join(root, workspace))) {
      for (const match of readFileSync(file, 'utf8').matchAll(importPattern)) {
        const name = match[2] ?? match[3];
        if (/^(?:[.#/$]|form-rules:)/.test(name) || isBuiltin(name) || toPackageName(name) in declared) continue;
        yield `${relative(root, file)} imports ${name}: ${workspace}/package.json does not name it`;
      }
    }
  }
}

/** Type-only imports included. */
function knownTo(source, file) {
  return [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(
    (match) => resolveImport(source, file, match[2] ?? match[3]) ?? [],
  );
}

/** Imports of the demonstration: the server must run in an installation without it. Tests may import it. */
function* demonstrationImports() {
  for (const file of sourceFiles(join(root, 'server/src'))) {
    if (/\.(?:test|fixture)\.ts$/.test(file)) continue;
    for (const match of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const name = match[2] ?? match[3];
      const target = resolveImport(join(root, 'server/src'), file, name);
      if (toPackageName(name) !== '@btc/demo' && !target?.startsWith(join(root, 'demo'))) continue;
      yield `${relative(root, file)} imports ${name}: the server meets the demonstration in importDemonstration alone`;
    }
  }
}

/** Files that import each other: what both need belongs in a third file or in one of them. */
function* cycles(workspace) {
  const source = join(root, workspace, 'src');
  const known = new Map([...sourceFiles(join(root, workspace))].map((file) => [file, knownTo(source, file)]));
  const done = new Set();
  function* walk(file, path) {
    const start = path.indexOf(file);
    if (start >= 0) yield [...path.slice(start), file].map((one) => relative(root, one)).join(' → ');
    if (start >= 0 || done.has(file)) return;
    for (const next of known.get(file) ?? []) yield* walk(next, [...path, file]);
    done.add(file);
  }
  for (const file of known.keys()) yield* walk(file, []);
}

const ownFunction = /^(?:export )?(?:async )?function (\w+)(.*?)\n\}$/gms;
/** A short one-line function may be duplicated: a shared name would be as long. */
const leastCopy = 110;

function toShape(name, text) {
  const [head = ''] = text.split('\n');
  const own = new Set([...head.matchAll(/[(,{]\s*(?:readonly )?(\w+)(?=\s*[:,})])/g)].map(([, word]) => word));
  const order = [name, ...own];
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b\w+\b/g, (word) => (order.includes(word) ? `#${order.indexOf(word)}` : word));
}

function* copies() {
  const known = new Map();
  for (const file of Object.keys(shared).flatMap((workspace) => [...sourceFiles(join(root, workspace, 'src'))])) {
    if (/\.(?:test|fixture)\.tsx?$/.test(file)) continue;
    const functions = [...readFileSync(file, 'utf8').matchAll(ownFunction)];
    for (const [, name, text] of functions) {
      // What it calls of its own file may be another thing elsewhere.
      if (functions.some(([, other]) => other !== name && text.includes(`${other}(`))) continue;
      const shape = toShape(name, text);
      const here = `${name} in ${relative(root, file)}`;
      if (shape.length >= leastCopy && known.has(shape)) yield `${here} is ${known.get(shape)}`;
      known.set(shape, here);
    }
  }
}

const maxFiles = 25;

/** The folder of the journeys is flat. */
function* crowdedFolders() {
  for (const workspace of ['contract', 'reference', 'server', 'web', 'demo', 'bench', 'tools']) {
    const counts = Map.groupBy(sourceFiles(join(root, workspace)), dirname);
    for (const [folder, files] of counts) {
      if (files.length > maxFiles) yield `${relative(root, folder)} has ${files.length} files, more than ${maxFiles}`;
    }
  }
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

const issues = Object.keys(shared).flatMap((workspace) => {
  const source = join(root, workspace, 'src');
  return [...sourceFiles(source)].flatMap((file) => toIssues(workspace, source, file));
});
issues.push(...unnamedPackages(), ...undeclaredPackages(), ...demonstrationImports(), ...crowdedFolders());
for (const workspace of readJson('package.json').workspaces) {
  for (const cycle of cycles(workspace)) issues.push(`imports in a circle: ${cycle}`);
}
for (const copy of copies()) issues.push(`a function stands twice: ${copy}`);
for (const issue of issues) process.stderr.write(`${issue}\n`);
process.exit(issues.length === 0 ? 0 : 1);
