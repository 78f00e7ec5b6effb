import { hash } from 'node:crypto';
import { basename } from 'node:path';
import { build, type Plugin } from 'vite';
import { oldestEngines, oldestEnginesOfPlainDocuments, toTargets } from './engines.ts';

const inlineSuffix = '?bundled';
const separateSuffix = '?separate';

async function bundle(file: string, target: string[]): Promise<{ code: string; files: readonly string[] }> {
  const made = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target,
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

/** `x.script.ts?bundled`: the bundled script as text, for documents that load nothing. Left out of browser bundles. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(inlineSuffix)) return null;
      if (this.environment.name === 'client') return `export const script = '';`;
      const { code, files } = await bundle(id.slice(0, -inlineSuffix.length), toTargets(oldestEnginesOfPlainDocuments));
      for (const file of files) this.addWatchFile(file);
      return `export const script = ${JSON.stringify(code)};`;
    },
  };
}

/** `x.script.ts?separate`: address of the bundled script, for documents that load it first. Empty in development. */
export function separateScript(): Plugin {
  return {
    name: 'separate-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(separateSuffix)) return null;
      if (this.environment.mode !== 'build') return `export const address = '';`;
      const file = id.slice(0, -separateSuffix.length);
      const { code } = await bundle(file, toTargets(oldestEngines));
      const fileName = `assets/${basename(file, '.script.ts')}-${hash('sha256', code, 'hex').slice(0, 8)}.js`;
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: code });
      return `export const address = ${JSON.stringify(`/${fileName}`)};`;
    },
  };
}
