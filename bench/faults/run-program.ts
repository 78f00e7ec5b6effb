import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import nodeOptions from '../../server/node-options.json' with { type: 'json' };
import { root } from '../bench-context.ts';
import type { FaultContext } from './fault-row.ts';

export interface Ended {
  /** Null: ended by a signal, or killed by the row because it did not end by itself. */
  readonly code: number | null;
  readonly output: string;
  readonly seconds: number;
}

export const programPaths = {
  portal: 'server/src/main.ts',
  start: 'tools/start.mjs',
  backup: 'server/src/commands/backup.ts',
  restore: 'server/src/commands/restore.ts',
  import: 'server/src/commands/import.ts',
} as const;

type Settings = Readonly<Record<string, string>>;

/** Starts a project program with these settings only; it is ended with the row. */
export function startProgram(
  context: FaultContext,
  {
    program,
    args = [],
    settings,
    through = [],
  }: {
    program: keyof typeof programPaths;
    args?: readonly string[];
    settings: Settings;
    through?: readonly string[];
  },
): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const started = performance.now();
  const options = program === 'start' ? [] : nodeOptions;
  const [command = '', ...rest] = [
    ...through,
    process.execPath,
    ...options,
    join(root, programPaths[program]),
    ...args,
  ];
  const child = spawn(command, rest, {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_FORMAT: 'json',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  }
  const ended = once(child, 'close').then(([code]): Ended => ({
    code: typeof code === 'number' ? code : null,
    output: parts.join(''),
    seconds: (performance.now() - started) / 1000,
  }));
  context.atEnd(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  });
  return { child, ended };
}

const limitMs = 60_000;

export async function runProgram(context: FaultContext, options: Parameters<typeof startProgram>[1]): Promise<Ended> {
  const { child, ended } = startProgram(context, options);
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const result = await ended;
  clearTimeout(limit);
  return result;
}

/** Checks that a refused start ends with a readable message and no stack trace. */
export function findStartIssues({ code, output }: Ended, says: RegExp): readonly string[] {
  const last = output.trim().split('\n').at(-1) ?? '';
  return [
    ...(code === null || code === 0 ? [`ended with ${code}`] : []),
    ...(says.test(output) ? [] : [`does not say ${says.source}, but: ${last.slice(0, 160)}`]),
    ...(/\n\s+at |\\n\s+at /.test(output) ? ['prints a stack'] : []),
  ];
}
