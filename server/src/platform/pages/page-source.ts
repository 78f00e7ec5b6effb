import { readFile } from 'node:fs/promises';
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
  /** The style sheet that documents carry in themselves; empty when Vite serves it. */
  readonly loadStyles: () => Promise<string>;
  /** The folder with the built files for the browser; null when Vite serves them. */
  readonly assetsFolder: string | null;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
}

/** The one style sheet of the build, safe to stand within a document. */
async function readStyles(build: PageBuild, assetsFolder: string): Promise<string> {
  const paths = build.assets.routes['root']?.css ?? [];
  const sheets = await Promise.all(paths.map((path) => readFile(join(assetsFolder, path), 'utf8')));
  return sheets.join('\n').replaceAll('</', String.raw`<\/`);
}

/** The pages as built by `npm run build`. */
export function openPageBuild(webFolder: string): PageSource {
  const file = pathToFileURL(join(webFolder, 'build/server/index.js')).href;
  const assetsFolder = join(webFolder, 'build/client');
  let build: Promise<PageBuild> | undefined;
  let styles: Promise<string> | undefined;
  const loadBuild = () => (build ??= import(file) as Promise<PageBuild>); // the bundle's exports, see web/src/entry.server.tsx
  return {
    mode: 'production',
    cached: true,
    loadBuild,
    loadStyles: () => (styles ??= loadBuild().then((built) => readStyles(built, assetsFolder))),
    assetsFolder,
    middleware: (_request, _response, next) => next(),
    close: () => Promise.resolve(),
  };
}
