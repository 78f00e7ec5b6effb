import { listCodes } from '@btc/contract/names.ts';
import { origins } from '@btc/reference/places/origins.ts';
import type { Edition } from '#i18n/edition.ts';

export function formatOrigins(edition: Edition, codes: unknown): string {
  return listCodes(edition, origins, Array.isArray(codes) ? codes.map(String) : []);
}

/** Accepts names in either language and codes, separated by commas; `unknown` are as written. */
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
