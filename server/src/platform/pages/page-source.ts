import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadOnce } from '../files/load-once.ts';
import type { PageBuild } from './page-build.ts';

/** Where the pages come from: the build of the web workspace, or Vite while somebody works on them. */
export interface PageSource {
  readonly mode: 'production' | 'development';
  /** Whether pages may be kept and carry the strict policy; not while they are edited. */
  readonly cached: boolean;
  readonly loadBuild: () => Promise<PageBuild>;
  /** Loads all that rendering can need, so that it opens no file afterwards. */
  readonly loadAll: () => Promise<void>;
  /** The styles that documents of a route carry in themselves; empty when Vite serves them. */
  readonly loadStyles: (routeId: string) => Promise<string>;
  /** The folder with the built files for the browser; null when Vite serves them. */
  readonly assetsFolder: string | null;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
}

/** What web/route-styles.ts wrote into the build, safe to stand within documents. */
async function readStyles(file: string): Promise<ReadonlyMap<string, string>> {
  const styles = JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, string>>; // as it is written there
  return new Map(Object.entries(styles).map(([route, sheet]) => [route, sheet.replaceAll('</', String.raw`<\/`)]));
}

function toStyles(all: ReadonlyMap<string, string>, routeId: string): string {
  const styles = all.get(routeId);
  if (styles === undefined) throw new Error(`The build holds no styles for the route ${routeId}`);
  return styles;
}

function toUrl(folder: string, file: string): string {
  return pathToFileURL(join(folder, file)).href;
}

/** The parts of the bundle that a page imports when it is first rendered; a page keeps the failure of such an import for good. */
async function loadParts(folder: string): Promise<void> {
  const files = await readdir(folder);
  for (const file of files) if (file.endsWith('.js')) await import(toUrl(folder, file));
}

/** The pages as built by `npm run build`. */
export function openPageBuild(webFolder: string): PageSource {
  const serverFolder = join(webFolder, 'build/server');
  const assetsFolder = join(webFolder, 'build/client');
  const loadAllStyles = loadOnce(() => readStyles(join(serverFolder, 'route-styles.json')));
  const loadBuild = loadOnce(() => import(toUrl(serverFolder, 'index.js')) as Promise<PageBuild>); // the bundle's exports, see web/src/entry.server.tsx
  return {
    mode: 'production',
    cached: true,
    loadBuild,
    loadAll: async () => {
      await Promise.all([loadBuild(), loadAllStyles()]);
      await loadParts(join(serverFolder, 'assets'));
    },
    loadStyles: async (routeId) => toStyles(await loadAllStyles(), routeId),
    assetsFolder,
    middleware: (_request, _response, next) => next(),
    close: () => Promise.resolve(),
  };
}
