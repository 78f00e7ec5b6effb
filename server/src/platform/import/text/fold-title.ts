import { remember } from './remember.ts';

/** Normalises a title for comparison: width, case, no accents, no spaces or punctuation; `%` and `$` change what is meant. */
export const foldTitle = remember((title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$]/gu, ''),
);

/** Ways to part a title that says itself twice: Chinese and other letters, or with a line break, a stroke or a bar between. */
export function listTitleParts(title: string): readonly (readonly string[])[] {
  const byScript = [title.replace(/[^\p{Script=Han}]/gu, ''), title.replace(/\p{Script=Han}/gu, ' ')];
  return [byScript, title.split(/[\n\r/|]+/)].filter(
    // A month (2024年1月) is no title in two languages.
    (parts) => parts.length > 1 && parts.every((part) => /\p{L}/u.test(part)),
  );
}
