import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss, { type Container } from 'postcss';

/** Class names that the build gives to CSS modules; all others apply to every page. */
const moduleClass = /_[A-Za-z][\w-]*?_[a-z0-9]{5}_\d+/g;

export function classNamesIn(text: string): readonly string[] {
  return text.match(moduleClass) ?? [];
}

function keepNamed(container: Container, names: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const kept = node.selectors.filter((selector) => classNamesIn(selector).every((name) => names.has(name)));
      if (kept.length === 0) node.remove();
      else if (kept.length < node.selectors.length) node.selectors = kept;
    } else if (
      node.type === 'atrule' &&
      node.nodes !== undefined &&
      !/^(?:font-face|(?:-\w+-)?keyframes)$/.test(node.name)
    ) {
      keepNamed(node, names);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

/** Rules that elements with these classes can need, in the original order, so that precedence stays the same. */
export function rulesFor(sheet: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(sheet, { from: undefined });
  keepNamed(root, names);
  return root.toString();
}

interface RouteFiles {
  readonly parentId?: string;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Routes = Readonly<Record<string, RouteFiles>>;

function listRouteChain(routes: Routes, id: string): readonly RouteFiles[] {
  const route = routes[id];
  if (route === undefined) return [];
  return [...(route.parentId === undefined ? [] : listRouteChain(routes, route.parentId)), route];
}

/** The server build writes the sheet too, in another order; the router copies it beside the browser's, where nothing uses it. */
async function removeStraySheets(assetsFolder: string, sheets: readonly string[]): Promise<void> {
  const kept = new Set(sheets.map((address) => basename(address)));
  const names = (await readdir(assetsFolder)).filter((name) => /^style-[\w-]+\.css$/.test(name));
  await Promise.all(names.filter((name) => !kept.has(name)).map((name) => rm(join(assetsFolder, name))));
}

/** Writes `server/route-styles.json`: by route, the part of the style sheet that its first document needs. */
export async function writeRouteStyles(buildFolder: string): Promise<void> {
  const server = (await import(/* @vite-ignore */ pathToFileURL(join(buildFolder, 'server/index.js')).href)) as {
    readonly assets: { readonly routes: Routes };
  }; // made by the router's build
  const { routes } = server.assets;
  const read = (address: string) => readFile(join(buildFolder, 'client', address), 'utf8');
  const sheets = routes['root']?.css ?? [];
  await removeStraySheets(join(buildFolder, 'client/assets'), sheets);
  const sheet = (await Promise.all(sheets.map(read))).join('\n');
  const namesByFile = new Map<string, readonly string[]>();
  const styles: Record<string, string> = {};
  for (const id of Object.keys(routes)) {
    const files = new Set(listRouteChain(routes, id).flatMap(({ module, imports = [] }) => [module, ...imports]));
    for (const file of files) if (!namesByFile.has(file)) namesByFile.set(file, classNamesIn(await read(file)));
    styles[id] = rulesFor(sheet, new Set([...files].flatMap((file) => namesByFile.get(file) ?? [])));
  }
  await writeFile(join(buildFolder, 'server/route-styles.json'), JSON.stringify(styles));
}
