import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../bench-context.ts';
import type { FaultContext, FaultRow, Outcome } from '../fault-row.ts';
import { skipAlways } from '../needs.ts';
import { layOutSite } from '../site.ts';

async function runCommand(
  context: FaultContext,
  {
    command,
    args,
    settings = {},
  }: { command: string; args: readonly string[]; settings?: Readonly<Record<string, string>> },
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, TMPDIR: context.folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  context.atEnd(async () => void child.kill('SIGTERM'));
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, output: parts.join('') };
}

function lastLines(output: string, count: number): string {
  const plain = stripVTControlCharacters(output);
  return plain.trim().split('\n').slice(-count).join(' / ');
}

const callCount = 5_000;

async function generateCalls(context: FaultContext): Promise<Outcome> {
  const count = context.count ?? callCount;
  const { code, output } = await runCommand(context, {
    command: process.execPath,
    args: [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'server',
      'server/src/portal-tests/doors/generated-calls.test.ts',
    ],
    settings: { GENERATED_CALLS: String(count), GENERATED_SEED: String(Date.now() % 1_000_000) },
  });
  return {
    tries: count,
    wrong: code === 0 ? [] : [lastLines(output, 25)],
    notes: 'no 5xx, nothing outside the published schema',
  };
}

async function drill(context: FaultContext): Promise<Outcome> {
  const { code, output } = await runCommand(context, { command: 'npm', args: ['run', '--silent', 'drill'] });
  return {
    tries: 1,
    wrong: code === 0 ? [] : [`the drill ended with ${code}`],
    notes: lastLines(output, 3).slice(0, 300),
  };
}

const pages = ['/cn/Homepage', '/BTCData?view=volume', '/BTCData/Calendar', '/cn/BTCEst'];
const places = [
  { TZ: 'America/Los_Angeles' },
  { TZ: 'Asia/Kathmandu' },
  { LANG: 'C', LC_ALL: 'C' },
  { LANG: 'zh_CN.GBK', LC_ALL: 'zh_CN.GBK' },
];

/** The same records give the same pages, whatever the machine's locale and time zone. */
async function movePlaces(context: FaultContext): Promise<Outcome> {
  const wrong: string[] = [];
  let first: readonly string[] | null = null;
  const site = await layOutSite(context);
  for (const place of places) {
    Object.assign(site.settings, place);
    const portal = await site.start();
    const texts = await Promise.all(
      pages.map((page) => fetch(`${site.address}${page}`).then((answer) => answer.text())),
    );
    await portal.stop();
    for (const name of Object.keys(place)) Reflect.deleteProperty(site.settings, name);
    first ??= texts;
    for (const [index, page] of pages.entries())
      if (texts[index] !== first[index]) wrong.push(`${page} differs with ${JSON.stringify(place)}`);
  }
  return { tries: places.length, wrong, notes: `${pages.length} pages, byte for byte` };
}

export const answerRows: readonly FaultRow[] = [
  {
    name: 'generated-calls',
    what: 'calls made from the schema, half of them hostile, in every role; --count calls',
    tries: 1,
    run: generateCalls,
  },
  {
    name: 'backup-drill',
    what: 'npm run drill: back up under writes, restore by the docs alone, compare all by digest',
    tries: 1,
    run: drill,
  },
  {
    name: 'time-zones',
    what: 'the same pages in four time zones and languages of the machine',
    tries: 1,
    run: movePlaces,
  },
  {
    name: 'upgrade',
    what: 'a portal of some hundred commits ago, with content of its own, upgraded in place',
    needs: [skipAlways('by hand: an older version must be unpacked, linked to the packages and its pages built')],
    run: () => Promise.reject(new Error('skipped')),
  },
];
