import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { withTakeableLocks } from './lock-sites.ts';

const root = join(import.meta.dirname, '..');

function takeableLocks(): Plugin {
  return {
    name: 'takeable-locks',
    enforce: 'pre',
    transform(source, id) {
      const file = relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
      if (!/^server\/src\/.*(?<!\.test|\.fixture)\.ts$/.test(file)) return null;
      return { code: withTakeableLocks(file, source), map: null };
    },
  };
}

/** `npm run guards -- locks`: removes every lock, one after another. */
export default defineConfig({
  plugins: [takeableLocks()],
  test: {
    include: (process.env['LOCKS_BY'] ?? 'demo/search/locks-taken-out.sweep.ts').split(' '),
    setupFiles: ['./tools/vitest-setup.ts', './tools/check-lock.ts'],
    globalSetup: ['./server/src/testing/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
