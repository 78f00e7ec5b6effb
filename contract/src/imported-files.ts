/*
 * What is said about a file that is imported, whatever it holds; free of zod, because the console's forms list it too.
 */

export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'windows-1252'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** Offered where a file is chosen; what a file is shows in its content. */
export const fileExtensions = '.csv,.tsv,.txt,.xlsx,.json,.gz,.zip';

/** What is odd in a file as a whole: it loads only where a person has seen it and says so. */
export const stoppingNames = {
  trade: [
    'worldMismatch',
    'partsExceedWhole',
    'atRowLimit',
    'exportPartners',
    'lowLastPeriod',
    'missingPeriods',
    'unclearNumber',
    'tellingNote',
  ],
  prices: ['farFromBefore'],
  plants: ['manyEnds'],
} as const;
type StoppableKind = keyof typeof stoppingNames;
export type StoppingName<Kind extends StoppableKind = StoppableKind> = (typeof stoppingNames)[Kind][number];

export function isStopping(name: string): name is StoppingName {
  return Object.values(stoppingNames).some((names: readonly string[]) => names.includes(name));
}
