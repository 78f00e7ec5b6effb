import { listCodes } from '@btc/contract/names.ts';
import { origins } from '@btc/reference/origins.ts';
import type { Edition } from '#i18n/edition.ts';

/** Origins as an editor writes them, in the console's language. */
export function formatOrigins(edition: Edition, codes: unknown): string {
  return listCodes(edition, origins, Array.isArray(codes) ? codes.map(String) : []);
}

/** Reads what an editor wrote: names in either language or codes, with commas between; what is none comes back as it is written. */
export function parseOrigins(text: string): { readonly codes: string[]; readonly unknown: readonly string[] } {
  const words = text.split(/[,，、;；\n]+/).flatMap((word) => word.trim() || []);
  const read = words.map((word) => {
    const named = origins.find(({ code, nameCn, nameEn }) =>
      [code, nameCn, nameEn].some((name) => name.toLowerCase() === word.toLowerCase()),
    );
    return { word, code: named?.code ?? (/^[A-Z]{3}$/.test(word) ? word : null) };
  });
  return {
    codes: [...new Set(read.flatMap(({ code }) => code ?? []))],
    unknown: read.flatMap(({ word, code }) => (code === null ? [word] : [])),
  };
}
