import type { Plugin } from 'vite';

const own = /[\\/]openapi-explorer[\\/]dist[\\/]es[\\/]/;
/** A style sheet within a template: the policy of our pages refuses one, and the page's own says what it would. */
const sheet = /<style>[^<]*<\/style>/g;
/** A packed part that looks for its own address, of which our documents say nothing, and asks nothing by it. */
const resolver = /[\\/]openapi-resolver\.browser\.js$/;
const lookup = 'if (!scriptUrl) throw';
/** Styles of single elements: as an attribute the policy refuses them, as a property they are the script's own. */
const workedOut = / style="(?=[^"]*\$\{)/g;
const written = / style="([^"$]*)"/g;
const curl = 'this.computeCurlSyntax(newFetchOptions.headers)';

/** Takes what our pages do not allow out of the reader of OpenAPI documents: styles in its templates, and the reader's token in the line to copy. */
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
