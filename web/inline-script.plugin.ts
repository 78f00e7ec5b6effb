import { build, type Plugin } from 'vite';

const suffix = '?bundled';
/** The messenger's browsers on older phones. */
const oldestBrowsers = ['chrome61', 'safari11'];

/** A script and all it imports, as one text without names outside. */
async function bundle(file: string): Promise<{ code: string; files: readonly string[] }> {
  const made = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: oldestBrowsers,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const output = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = output.find((one) => one.type === 'chunk');
  if (chunk === undefined) throw new Error(`${file} gives no script`);
  // Within a document the text must not end the element that holds it.
  return { code: chunk.code.trim().replaceAll('</script', String.raw`<\/script`), files: chunk.moduleIds };
}

/**
 * `import { script } from './x.script.ts?bundled'`: the bundled script as a text, for documents that carry it in
 * themselves because they load nothing. The browser's own bundles never need it, and get none.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      if (this.environment.name === 'client') return `export const script = '';`;
      const { code, files } = await bundle(id.slice(0, -suffix.length));
      for (const file of files) this.addWatchFile(file);
      return `export const script = ${JSON.stringify(code)};`;
    },
  };
}
