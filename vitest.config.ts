import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { formRules } from './web/form-rules.plugin.ts';
import { separateScript } from './web/inline-script.plugin.ts';

const setupFiles = ['./tools/vitest-setup.ts'];

/** Generous waits: a busy machine is slow, not broken. */
const patient = { testTimeout: 120_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

/**
 * Tests that name jsdom in their first line: a project of their own, as a worker ends where the next file has another environment.
 */
const inDocument = globSync('web/src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment jsdom'),
);

export default defineConfig({
  test: {
    // Two cores are the smallest machine that must pass; the third worker has what the others leave while they wait.
    maxWorkers: 3,
    // A worker keeps the modules it has loaded: loading them again took two thirds of the unit tests' time.
    isolate: false,
    projects: [
      { test: { ...patient, name: 'contract', include: ['contract/src/**/*.test.ts'], setupFiles } },
      {
        test: {
          ...patient,
          // Tests that start and kill programs. Projects run in the order of their names: these long ones before the server's.
          name: 'programs',
          include: ['server/src/**/*.slow.test.ts', 'demo/**/*.slow.test.ts'],
          setupFiles,
          // For what never ends: a step is bound where it is awaited.
          testTimeout: 1_200_000,
        },
      },
      {
        test: {
          ...patient,
          // Only in `npm run test:long`: crashes under load, power cuts, first starts, all examples of settings.
          name: 'long',
          include: ['server/src/**/*.long.test.ts', 'demo/**/*.long.test.ts'],
          setupFiles,
          globalSetup: ['./server/src/testing/global-setup.ts'],
          testTimeout: 1_200_000,
        },
      },
      {
        test: {
          ...patient,
          name: 'reference',
          include: ['reference/src/**/*.test.ts', 'bench/**/*.test.ts'],
          setupFiles,
        },
      },
      {
        test: {
          ...patient,
          name: 'server',
          include: ['server/src/**/*.test.ts', 'demo/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/*.slow.test.ts', '**/*.long.test.ts'],
          setupFiles,
          globalSetup: ['./server/src/testing/global-setup.ts'],
        },
      },
      {
        plugins: [formRules(), separateScript()],
        test: {
          ...patient,
          name: 'web',
          include: ['web/*.test.ts', 'web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          exclude: ['**/*.apart.test.*', ...inDocument],
          environment: 'node',
          setupFiles,
        },
      },
      {
        plugins: [formRules(), separateScript()],
        test: {
          ...patient,
          name: 'web-document',
          include: inDocument,
          exclude: ['**/*.apart.test.*'],
          environment: 'jsdom',
          setupFiles,
        },
      },
      {
        plugins: [formRules(), separateScript()],
        test: {
          ...patient,
          // Tests that put something in the place of a module: a worker that has loaded it would go on with what it has.
          name: 'web-apart',
          include: ['web/src/**/*.apart.test.ts', 'web/src/**/*.apart.test.tsx'],
          environment: 'node',
          setupFiles,
          isolate: true,
        },
      },
    ],
  },
});
