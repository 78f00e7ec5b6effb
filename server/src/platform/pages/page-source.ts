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

function stylesOf(all: ReadonlyMap<string, string>, routeId: string): string {
  const styles = all.get(routeId);
  if (styles === undefined) throw new Error(`The build holds no styles for the route ${routeId}`);
  return styles;
}

/** The pages as built by `npm run build`. */
export function openPageBuild(webFolder: string): PageSource {
  const file = pathToFileURL(join(webFolder, 'build/server/index.js')).href;
  const assetsFolder = join(webFolder, 'build/client');
  let build: Promise<PageBuild> | undefined;
  let styles: Promise<ReadonlyMap<string, string>> | undefined;
  const loadAllStyles = () => (styles ??= readStyles(join(webFolder, 'build/server/route-styles.json')));
  const loadBuild = () => (build ??= import(file) as Promise<PageBuild>); // the bundle's exports, see web/src/entry.server.tsx
  return {
    mode: 'production',
    cached: true,
    loadBuild,
    loadStyles: async (routeId) => stylesOf(await loadAllStyles(), routeId),
    assetsFolder,
    middleware: (_request, _response, next) => next(),
    close: () => Promise.resolve(),
  };
}
