export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/vitest.mutate.config.ts', related: false },
  // This TypeScript has no API for rewriting its settings, and Node needs none.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignorePatterns: ['/data', 'build', '.react-router', 'e2e', 'bench', 'docs', 'web', 'test-results'],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { reportTests: false, allowColor: false },
  thresholds: { high: 95, low: 85, break: 85 },
  tempDirName: '.stryker',
  allowConsoleColors: false,
};
