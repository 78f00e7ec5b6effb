/** The oldest engines that the pages' scripts and styles are built for. An older one has the server's documents (docs/decisions/155). */
export const oldestEngines = { chrome: '91', firefox: '115', safari: '14.1' } as const;

/** For plain documents with their few lines of script: in-app browsers of the messenger on older phones. */
export const oldestEnginesOfPlainDocuments = { chrome: '61', safari: '11' } as const;

export function toTargets(engines: Readonly<Record<string, string>>): string[] {
  return Object.entries(engines).map(([engine, version]) => `${engine}${version}`);
}

/** Engines with these load no polyfills, as they then have all that pages use; tools/built-pages.test.ts checks it with MDN. */
export const decisiveBuiltIns = ['Map.groupBy', 'AbortSignal.any', 'URL.canParse'] as const;

/** What src/platform/engines/polyfills.script.ts brings for engines without it. */
export const polyfilledBuiltIns = [
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'String.prototype.at',
  'Map.groupBy',
  'Object.hasOwn',
  'structuredClone',
  'URL.canParse',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'AbortSignal.prototype.throwIfAborted',
  'HTMLFormElement.prototype.requestSubmit',
] as const;
