import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadOnce } from '../files/load-once.ts';
import type { PageBuild } from './page-build.ts';

export interface PageSource {
  readonly mode: 'production' | 'development';
  /** Whether pages are cached and carry the strict CSP; off during development. */
  readonly cached: boolean;
  readonly loadBuild: () => Promise<PageBuild>;
  /** Loads everything rendering may need, so that it opens no file later. */
  readonly loadAll: () => Promise<void>;
  /** Inline styles of a route's documents; empty when Vite serves them. */
  readonly loadStyles: (routeId: string) => Promise<string>;
  /** Folder of the built browser files; null when Vite serves them. */
  readonly assetsFolder: string | null;
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
}

/** Written into the build by web/route-styles.ts; safe inside documents. */
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

/** Preloads dynamically imported parts, as a page keeps a failed import for good. */
async function loadParts(folder: string): Promise<void> {
  const files = await readdir(folder);
  for (const file of files) if (file.endsWith('.js')) await import(toUrl(folder, file));
}

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
