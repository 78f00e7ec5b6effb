import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import postcss from 'postcss';
import type { Plugin } from 'vite';

const source = resolve(import.meta.dirname, 'src');
const consoleModule = /^(?:console|shell\/console|\w+\/staff)\/.*\.module\.css$/;
const namesId = '\0console-names:';
const className = /:global\((\.[\w-]+)\)|\.([a-zA-Z]\w*)/g;

interface ScopedSheet {
  readonly css: string;
  readonly names: Readonly<Record<string, string>>;
}

function toModulePath(file: string): string {
  return relative(source, file).replaceAll('\\', '/');
}

/** A sheet with its classes named for the file they are in; the names in `:global(…)` stay as they are. */
export function buildScopedSheet(css: string, path: string): ScopedSheet {
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 5);
  const names: Record<string, string> = {};
  const root = postcss.parse(css, { from: undefined });
  root.walkRules((rule) => {
    rule.selector = rule.selector.replaceAll(className, (_, global: string | undefined, name: string) => {
      if (global !== undefined) return global;
      return `.${(names[name] ??= `${name}-${hash}`)}`;
    });
  });
  return { css: root.toString(), names };
}

function readSheet(file: string): ScopedSheet {
  return buildScopedSheet(readFileSync(file, 'utf8'), toModulePath(file));
}

/** CSS modules of the console: screens get class names only; the rules are in console/console.css, not in the site's sheet. */
export function consoleStyles(): Plugin {
  return {
    name: 'console-styles',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith('.module.css')) return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found !== null && consoleModule.test(toModulePath(found.id)) ? `${namesId}${found.id}.js` : null;
    },
    load(id) {
      if (!id.startsWith(namesId)) return null;
      const file = id.slice(namesId.length, -'.js'.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(readSheet(file).names)};`;
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.css') || !code.includes('.module.css')) return null;
      const whole = code.replaceAll(/@import '([^']+\.module\.css)';/g, (_, path: string) => {
        const sheet = resolve(dirname(file), path);
        this.addWatchFile(sheet);
        return readSheet(sheet).css;
      });
      return { code: whole, map: null };
    },
  };
}
