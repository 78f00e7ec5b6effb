import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: (process.env['MUTATED_BY'] ?? '').split(' '),
    setupFiles: ['./tools/vitest-setup.ts'],
    ...(process.env['MUTATED_WITH'] === 'database' && {
      globalSetup: ['./server/src/testing/global-setup.ts'],
    }),
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
