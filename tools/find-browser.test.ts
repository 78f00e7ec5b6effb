import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const shell = '/usr/bin/chromium-headless-shell';
const desktop = '/usr/bin/chromium';

interface Machine {
  readonly browsers: readonly string[];
  readonly asked?: string;
  readonly isRoot?: boolean;
  readonly hasSudo?: boolean;
  readonly packages?: readonly string[];
  readonly hasFont?: boolean;
}

async function search(machine: Machine): Promise<{ readonly found: string; readonly ran: readonly string[] }> {
  const program = `
    import { findBrowser } from './tools/find-browser.mjs';
    const { browsers, asked, isRoot = false, hasSudo = false, packages = [], hasFont = true } = ${JSON.stringify(machine)};
    const here = new Set(browsers);
    const ran = [];
    const run = (program, args) => {
      const line = [program, ...args];
      ran.push(line.join(' '));
      if (program === 'fc-list') return { status: 0, stdout: hasFont ? 'a.ttf' : '' };
      if (program === 'apt-cache') return { status: packages.includes(args[1]) ? 0 : 100 };
      if (program === 'sudo' && !hasSudo) return { status: 1 };
      const wanted = packages.find((name) => line.includes('install') && line.includes(name));
      if (wanted !== undefined) here.add('/usr/bin/' + wanted);
      return { status: line.includes('install') && wanted === undefined ? 100 : 0 };
    };
    const found = findBrowser({ asked, isLinux: true, isRoot, exists: (path) => here.has(path), run });
    console.log(JSON.stringify({ found, ran }));`;
  const options = { cwd: join(import.meta.dirname, '..') };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], options);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

const installs = (ran: readonly string[]) => ran.filter((line) => / install /.test(line));

test.each([
  ['of root', { isRoot: true }],
  ['of somebody who may do as root', { hasSudo: true }],
])('adds the headless shell beside a desktop browser on a machine %s', async (_, rights) => {
  const { found, ran } = await search({ browsers: [desktop], packages: ['chromium-headless-shell'], ...rights });
  expect(found).toBe(shell);
  expect(installs(ran)).toHaveLength(1);
});

test.each<[string, Machine]>([
  ['nobody may install anything', { browsers: [desktop], packages: ['chromium-headless-shell'] }],
  ['there is no such package', { browsers: [desktop], isRoot: true }],
  ['it was asked for', { browsers: [desktop], asked: desktop, isRoot: true, packages: ['chromium-headless-shell'] }],
])('takes the desktop browser as it is where %s', async (_, machine) => {
  const { found, ran } = await search(machine);
  expect(found).toBe(desktop);
  expect(installs(ran)).toEqual([]);
});

test('takes the shell that is there without asking for any package', async () => {
  const { found, ran } = await search({ browsers: [desktop, shell], isRoot: true });
  expect([found, ran]).toEqual([shell, ['fc-list :lang=zh file']]);
});

test.each([
  [['chromium-headless-shell', 'chromium'], shell],
  [['chromium'], desktop],
])('installs of %j what is there first where there is no browser', async (packages, expected) => {
  expect((await search({ browsers: [], isRoot: true, packages })).found).toBe(expected);
});

test('goes on with the browser that is there where a Chinese font cannot be installed', async () => {
  expect((await search({ browsers: [desktop], hasFont: false })).found).toBe(desktop);
});
