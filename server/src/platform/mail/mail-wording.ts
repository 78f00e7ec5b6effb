import type { MailWording } from './mail-content.ts';
import { type MailBlock, words } from './mail-layout.ts';

export interface MailPlace {
  readonly nameCn: string;
  readonly nameEn: string;
  /** Must occur exactly once. */
  readonly isRequired?: boolean;
  /** Filled with blocks by code: a paragraph of its own, not allowed in the subject. */
  readonly isBlock?: boolean;
}
export type MailPlaces = Readonly<Record<string, MailPlace>>;

/** Null: absent from this mail, and its paragraph is left out. */
export type PlaceValue = string | MailBlock | readonly MailBlock[] | null;

const placePattern = /\{(\w+)\}/g;
/** Full-width braces of Chinese keyboards count too: whoever types them means a placeholder. */
const strayBrace = /[{}｛｝]/;

function toParagraphs(text: string): readonly string[] {
  return text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

function listPlaces(text: string): readonly string[] {
  return [...text.matchAll(placePattern)].map(([, name = '']) => name);
}

export interface WordingIssue {
  readonly field: keyof MailWording;
  readonly rule: 'unknownplace' | 'placealone' | 'placemissing' | 'placetwice' | 'webaddress';
}

export function findWordingIssues(places: MailPlaces, { subject, text }: MailWording): readonly WordingIssue[] {
  const isKnown = (name: string) => Object.hasOwn(places, name);
  const isBlock = (name: string) => places[name]?.isBlock === true;
  const issues: WordingIssue[] = [];
  for (const [field, said] of [
    ['subject', subject],
    ['text', text],
  ] as const) {
    const isUnknown = !listPlaces(said).every(isKnown) || strayBrace.test(said.replaceAll(placePattern, ''));
    if (isUnknown) issues.push({ field, rule: 'unknownplace' });
    // Mail programs make links of them; what a mail leads to is made by code.
    if (/:\/\/|www\./i.test(said)) issues.push({ field, rule: 'webaddress' });
  }
  const isInWords = (paragraph: string) => listPlaces(paragraph).some(isBlock) && !/^\{\w+\}$/.test(paragraph);
  if (listPlaces(subject).some(isBlock)) issues.push({ field: 'subject', rule: 'placealone' });
  if (toParagraphs(text).some(isInWords)) issues.push({ field: 'text', rule: 'placealone' });
  const required = Object.keys(places).filter((name) => places[name]?.isRequired === true);
  const counts = required.map((name) => listPlaces(text).filter((one) => one === name).length);
  if (counts.includes(0)) issues.push({ field: 'text', rule: 'placemissing' });
  if (counts.some((count) => count > 1)) issues.push({ field: 'text', rule: 'placetwice' });
  return issues;
}

/** Fills the placeholders; values are never parsed for placeholders. */
export function fillWording(
  { subject, text }: MailWording,
  values: Readonly<Record<string, PlaceValue>>,
): { readonly subject: string; readonly blocks: readonly MailBlock[] } {
  const fill = (said: string) =>
    said.replaceAll(placePattern, (_, name: string) => {
      const value = values[name] ?? '';
      if (typeof value !== 'string') throw new Error(`{${name}} of a mail is no word of a sentence`);
      return value;
    });
  const blocks = toParagraphs(text).flatMap((paragraph): readonly MailBlock[] => {
    const names = listPlaces(paragraph);
    if (names.some((name) => values[name] === null)) return [];
    const whole = paragraph === `{${names[0] ?? ''}}` ? values[names[0] ?? ''] : undefined;
    if (whole === undefined || whole === null || typeof whole === 'string') return [words(fill(paragraph))];
    return 'kind' in whole ? [whole] : whole;
  });
  return { subject: fill(subject), blocks };
}
