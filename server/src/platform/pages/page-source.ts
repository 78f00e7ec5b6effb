import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageBuild } from './page-build.ts';

/** Where the pages come from: the build of the web workspace, or Vite while somebody works on them. */
export interface PageSource {
  readonly mode: 'production' | 'development';
  /** Whether pages may be kept and carry the strict policy; not while they are edited. */
  readonly cached: boolean;
  readonly loadBuild: () => Promise<PageBuild>;
  /** The folder with the built files for the browser; null when Vite serves them. */
  readonly assetsFolder: string | null;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
}

/** The pages as built by `npm run build`. */
export function openPageBuild(webFolder: string): PageSource {
  const file = pathToFileURL(join(webFolder, 'build/server/index.js')).href;
  let build: Promise<PageBuild> | undefined;
  return {
    mode: 'production',
    cached: true,
    loadBuild: () => (build ??= import(file) as Promise<PageBuild>), // the bundle's exports, see web/src/entry.server.tsx
    assetsFolder: join(webFolder, 'build/client'),
    middleware: (_request, _response, next) => next(),
    close: () => Promise.resolve(),
  };
}
