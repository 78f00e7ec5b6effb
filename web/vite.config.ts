import { reactRouter } from '@react-router/dev/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { toBundlerGroups } from './chunk-groups.ts';
import { consoleStyles } from './console-styles.plugin.ts';
import { oldestEngines, toTargets } from './engines.ts';
import { formRules } from './form-rules.plugin.ts';
import { inlineScript, separateScript } from './inline-script.plugin.ts';
import { openApiExplorer } from './openapi-explorer.plugin.ts';
import { routeModules } from './route-modules.plugin.ts';

const root = join(import.meta.dirname, '..');

export default defineConfig(({ command }) => ({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' },
    reactRouter(),
    inlineScript(),
    separateScript(),
    consoleStyles(),
    formRules(),
    routeModules(),
    openApiExplorer(),
  ],
  // The server bundle holds all it needs, so that router, contexts and pages exist once; while editing, Node loads the packages.
  // The build holds React's production half only: it must not depend on how the server's environment names itself.
  ...(command === 'build'
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
  // What React 18 and later have themselves.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  // One style sheet, which the server writes into the document: see platform/pages/document-parts.tsx.
  build: { target: toTargets(oldestEngines), assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A face only names parts of its room: who imports one part loads none of the others.
          treeshake: { moduleSideEffects: [{ test: /[\\/]face\.ts$/, sideEffects: false }] },
          // Safari before 16 has fields of classes but for some uses; no class here has a setter that a field would call.
          transform: { assumptions: { setPublicClassFields: true } },
          output: {
            codeSplitting: { groups: toBundlerGroups(root) },
          },
        },
      },
    },
  },
}));
