import type { Plugin } from 'vite';

const own = /[\\/]openapi-explorer[\\/]dist[\\/]es[\\/]/;
/** A style sheet in a template: the pages' CSP refuses it, and the page's own replaces it. */
const sheet = /<style>[^<]*<\/style>/g;
/** A bundled part that fails without its own script address, though it does not need one; our documents give none. */
const resolver = /[\\/]openapi-resolver\.browser\.js$/;
const lookup = 'if (!scriptUrl) throw';
/** Inline styles: the CSP refuses them as attributes, but lets a script set them as properties. */
const workedOut = / style="(?=[^"]*\$\{)/g;
const written = / style="([^"$]*)"/g;
const curl = 'this.computeCurlSyntax(newFetchOptions.headers)';

/** Removes what the CSP forbids from the OpenAPI explorer (styles in templates), and the reader's token from the line to copy. */
export function openApiExplorer(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'openapi-explorer',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (resolver.test(id) && code.includes(lookup)) {
        replaced.add('address');
        return {
          code: code.replace(lookup, 'if (!scriptUrl) scriptUrl = globalThis.location.href; if (!scriptUrl) throw'),
          map: null,
        };
      }
      if (!own.test(id)) return null;
      if (/[\\/]utils[\\/]theme\.js$/.test(id)) {
        replaced.add('theme');
        return { code: "export default function setTheme() { return ''; }", map: null };
      }
      if (code.includes(curl)) replaced.add('curl');
      if (sheet.test(code)) replaced.add('sheet');
      const changed = code
        .replaceAll(sheet, '')
        .replaceAll(workedOut, ' .style="')
        .replaceAll(written, (_whole, text: string) => ` .style="\${${JSON.stringify(text)}}"`);
      return { code: changed.replaceAll(curl, 'this.computeCurlSyntax()'), map: null };
    },
    buildEnd() {
      if (replaced.size < 4) this.error(`openapi-explorer has changed: only ${[...replaced].join(', ')} was found`);
    },
  };
}
