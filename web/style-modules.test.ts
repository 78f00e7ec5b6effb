import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { buildScopedSheet } from './console-styles.plugin.ts';

const source = resolve(import.meta.dirname, 'src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => join(source, path));
const sheets = files.filter((path) => path.endsWith('.css'));
const read = (path: string) => readFileSync(path, 'utf8');
const formatPath = (path: string) => relative(source, path);

const classes = new Map(
  sheets
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => [path, new Set(Object.keys(buildScopedSheet(read(path), path).names))]),
);

interface Use {
  readonly by: string;
  readonly module: string;
  /** Class names a file uses; null where it computes any. */
  readonly names: ReadonlySet<string> | null;
}

function* listUses(path: string): Generator<Use> {
  const text = read(path);
  for (const [, name, from] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    if (name === undefined || from === undefined) continue;
    const module = from.startsWith('#') ? join(source, from.slice(1)) : resolve(dirname(path), from);
    const named = [...text.matchAll(new RegExp(String.raw`\b${name}\[(?:'(\w+)'\])?`, 'g'))].map(([, one]) => one);
    const literal = named.filter((one) => one !== undefined);
    yield { by: path, module, names: literal.length < named.length ? null : new Set(literal) };
  }
}

const uses = files.filter((path) => /\.tsx?$/.test(path)).flatMap((path) => [...listUses(path)]);

test('whoever asks a module for a class finds it there', () => {
  const missing = uses.flatMap(({ by, module, names }) =>
    [...(names ?? [])]
      .filter((name) => classes.get(module)?.has(name) !== true)
      .map((name) => `${formatPath(by)}: ${name} of ${formatPath(module)}`),
  );
  expect(missing).toEqual([]);
});

test('every class of a module is named for', () => {
  const idle = [...classes].flatMap(([module, names]) => {
    const own = uses.filter((use) => use.module === module);
    if (own.some((use) => use.names === null)) return [];
    const named = new Set(own.flatMap((use) => [...(use.names ?? [])]));
    return [...names].filter((name) => !named.has(name)).map((name) => `${formatPath(module)}: ${name}`);
  });
  expect(idle).toEqual([]);
});

test('the console links the modules of its screens, and the site its own', () => {
  const sheet = join(source, 'console/console.css');
  const linked = [...read(sheet).matchAll(/@import '([^']+)'/g)].map(([, path]) => resolve(dirname(sheet), path ?? ''));
  const own = [...classes.keys()].filter((path) =>
    /^(?:console|shell\/console|\w+\/staff)\//.test(formatPath(path).replaceAll('\\', '/')),
  );
  expect(linked.toSorted()).toEqual(own.toSorted());
});

test('a colour is written in the tokens alone', () => {
  const written = sheets
    .filter((path) => !path.endsWith('tokens.css'))
    .flatMap((path) => {
      const found: string[] = [];
      postcss.parse(read(path)).walkDecls(({ prop, value }) => {
        if (/#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|\b(?:black|white)\b/i.test(value))
          found.push(`${formatPath(path)}: ${prop}: ${value}`);
      });
      return found;
    });
  expect(written).toEqual([]);
});

test("a class of the console is named for its file, and a library's stays as it is", () => {
  const sheet = '.list .row:not(.row + .list, :global(.dragged)) { margin: 0.5em }';
  const { css, names } = buildScopedSheet(sheet, 'console/one.module.css');
  expect(css).toBe(
    `.${names['list']} .${names['row']}:not(.${names['row']} + .${names['list']}, .dragged) { margin: 0.5em }`,
  );
  expect(buildScopedSheet(sheet, 'console/two.module.css').names).not.toEqual(names);
  expect(Object.keys(names)).toEqual(['list', 'row']);
});

test('what three rules would say alike is said once, in the shared module', () => {
  const bodies = new Map<string, string[]>();
  for (const path of sheets) {
    postcss.parse(read(path)).walkRules((rule) => {
      const said: string[] = [];
      rule.each((node) => {
        if (node.type === 'decl') said.push(String(node));
      });
      if (said.length < 3) return;
      const body = said.toSorted().join('; ');
      bodies.set(body, [...(bodies.get(body) ?? []), `${formatPath(path)}: ${rule.selector}`]);
    });
  }
  const repeated = [...bodies].filter(([, places]) => places.length > 1);
  expect(repeated.filter(([, places]) => places.length > 2)).toEqual([]);
  expect(repeated.length).toBeLessThan(40);
});
