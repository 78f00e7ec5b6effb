import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const execute = promisify(execFile);
const root = join(import.meta.dirname, '..');
const version = '1.0.0';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'btc-own-node-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Lock {
  readonly packages: Readonly<Record<string, { readonly integrity?: string; readonly hasInstallScript?: boolean }>>;
}

async function readNodePackages(): Promise<readonly string[]> {
  const source = await readFile(join(root, 'tools/own-node.mjs'), 'utf8');
  return [...source.matchAll(/'(node-(?:bin-)?(?:darwin|linux|win)-\w+)'/g)].flatMap(([, name]) => name ?? []);
}

test('the Node of every platform is held to its checksum by the lock file, and no script fetches one', async () => {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const names = await readNodePackages();
  expect(names).toHaveLength(5);
  for (const name of names) {
    const entry = lock.packages[`node_modules/${name}`];
    expect([name, entry?.integrity?.slice(0, 7), entry?.hasInstallScript ?? false]).toEqual([name, 'sha512-', false]);
  }
  expect(lock.packages['node_modules/node']).toBeUndefined();
});

async function packNode(name: string, words: string): Promise<Buffer> {
  const place = join(folder, `packed ${words}`);
  await mkdir(join(place, 'package/bin'), { recursive: true });
  await writeFile(join(place, 'package/package.json'), JSON.stringify({ name, version, bin: { node: 'bin/node' } }));
  await writeFile(join(place, 'package/bin/node'), `#!/bin/sh\necho ${words}\n`, { mode: 0o755 });
  await execute('tar', ['-czf', join(place, 'node.tgz'), '-C', place, 'package']);
  return readFile(join(place, 'node.tgz'));
}

const computeIntegrity = (packed: Buffer) => `sha512-${createHash('sha512').update(packed).digest('base64')}`;

async function serveRegistry(name: string, packed: Buffer) {
  const server = createServer(({ url = '', headers }, response) => {
    if (url.endsWith('.tgz')) return void response.end(packed);
    const tarball = `http://${headers.host}/${name}/-/${name}-${version}.tgz`;
    const dist = { tarball, integrity: computeIntegrity(packed) };
    const known = { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist } } };
    return void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(known));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function installFrom(given: Buffer, { locked, name }: { readonly locked: Buffer; readonly name: string }) {
  const project = await mkdtemp(join(folder, 'project-'));
  await cp(join(root, 'tools/own-node.mjs'), join(project, 'tools/own-node.mjs'), { recursive: true });
  const optionalDependencies = { [name]: version };
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'p', version, optionalDependencies }));
  const packages = {
    '': { name: 'p', version, optionalDependencies },
    [`node_modules/${name}`]: {
      version,
      integrity: computeIntegrity(locked),
      optional: true,
      bin: { node: 'bin/node' },
    },
  };
  const lock = { name: 'p', version, lockfileVersion: 3, requires: true, packages };
  await writeFile(join(project, 'package-lock.json'), JSON.stringify(lock));
  const program = `import { install, ownNode, run } from './tools/own-node.mjs'; install(); process.exitCode = run(ownNode, []);`;
  await writeFile(join(project, 'start.mjs'), program);
  const registry = await serveRegistry(name, given);
  const env = {
    ...process.env,
    npm_config_registry: registry.address,
    npm_config_cache: join(project, 'cache'),
    npm_config_fetch_retries: '0',
  };
  try {
    const { stdout } = await execute(process.execPath, [join(project, 'start.mjs')], { cwd: project, env });
    return { code: 0, stdout };
  } catch (error) {
    const { code, stdout } = error as { readonly code: number; readonly stdout: string }; // as execFile rejects
    return { code, stdout };
  } finally {
    registry.close();
  }
}

test('a Node that is not the one of the lock file is refused before it runs, though the registry vouches for it', async () => {
  const name = (await readNodePackages()).find((one) => one.endsWith(`${process.platform}-${process.arch}`)) ?? '';
  const [right, bent] = [await packNode(name, 'right'), await packNode(name, 'bent')];
  const good = await installFrom(right, { locked: right, name });
  expect([good.code, good.stdout]).toEqual([0, expect.stringContaining('right')]);
  const refused = await installFrom(bent, { locked: right, name });
  expect(refused.code).toBe(1);
  expect(refused.stdout).not.toContain('bent');
  expect(refused.stdout).toMatch(/own Node was not installed|npm ci failed/);
});
