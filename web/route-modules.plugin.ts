import { join } from 'node:path';
import type { Plugin } from 'vite';

const router = /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]/;
const own = join(import.meta.dirname, 'src/shell/pages/route-modules.tsx');
const partImport = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)*(route\.client(?:Loader|Action|Middleware)Module)\s*\)/g;

/** Replaces the router's way of loading page modules, for which it has no setting. */
export function routeModules(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'route-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!source.endsWith('routeModules.js')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (found === null || !router.test(found.id)) return null;
      replaced.add('whole');
      return own;
    },
    transform(code, id) {
      if (!router.test(id) || !id.endsWith('routes.js') || !partImport.test(code)) return null;
      replaced.add('part');
      const changed = code.replaceAll(partImport, 'loadRoutePart($1)');
      return { code: `import { loadRoutePart } from ${JSON.stringify(own)};\n${changed}`, map: null };
    },
    buildEnd() {
      if (replaced.size < 2)
        this.error('The router no longer loads its modules where it did; see route-modules.plugin.ts');
    },
  };
}
