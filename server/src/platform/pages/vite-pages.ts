import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageBuild } from './page-build.ts';
import type { PageSource } from './page-source.ts';

/** Serves pages from source with hot reload; Vite belongs to the web workspace. */
export async function openVitePages(webFolder: string): Promise<PageSource> {
  const fromWeb = createRequire(join(webFolder, 'package.json'));
  const { createServer } = (await import(pathToFileURL(fromWeb.resolve('vite')).href)) as typeof import('vite'); // resolved at run time
  const listening = process.listeners('SIGTERM');
  const vite = await createServer({
    root: webFolder,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  // A compiler within Vite's plugins would end the process at the signal, with what the portal has yet to write.
  for (const listener of process.listeners('SIGTERM')) {
    if (!listening.includes(listener)) process.off('SIGTERM', listener);
  }
  return {
    mode: 'development',
    cached: false,
    loadBuild: async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as PageBuild, // web/src/entry.server.tsx
    loadAll: () => Promise.resolve(),
    loadStyles: () => Promise.resolve(''),
    assetsFolder: null,
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
