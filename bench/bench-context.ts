import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Figure } from './figure.ts';

export interface BenchContext {
  /** Shorter rounds and smaller data: checks that a row works; its figures are not for quoting. */
  readonly quick: boolean;
  readonly folder: string;
  readonly say: (text: string) => void;
  /** Registers a clean-up for the end of the bench; they run in reverse order. */
  readonly atEnd: (close: () => Promise<void>) => void;
}

export type MeasureRow = (context: BenchContext) => Promise<readonly Figure[]>;

export const root = join(import.meta.dirname, '..');

/** Opens a context; `keep` names a folder that outlives the run, so that generated data is made once. */
export async function openContext(options: { readonly quick: boolean; readonly keep: string | null }) {
  const closers: (() => Promise<void>)[] = [];
  const folder = options.keep === null ? await mkdtemp(join(tmpdir(), 'btc-bench-')) : resolve(options.keep);
  await mkdir(folder, { recursive: true });
  // As root the database server runs under an account of its own, which must be able to enter.
  await chmod(folder, 0o755);
  const context: BenchContext = {
    quick: options.quick,
    folder,
    say: (text) => console.error(`· ${text}`),
    atEnd: (close) => void closers.unshift(close),
  };
  const close = async (): Promise<void> => {
    for (const one of closers.splice(0)) await one().catch((error: unknown) => console.error(error));
    if (options.keep === null) await rm(folder, { recursive: true, force: true });
  };
  return { context, close };
}
