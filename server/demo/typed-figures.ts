/*
 * Figures with a unit that a text holds as digits. What the pages show too is a reference (docs/decisions/102); all others are explained in
 * typed-figures.data.ts, and a test holds texts and list together.
 */

/** Why a figure stands in a text as digits. */
export type TypedReason =
  /** A duty, a tax, a limit or a threshold as the law or a notice has it. */
  | 'law'
  /** A figure that others published, older than what the portal shows, of another scope, or of a version that is spoken of. */
  | 'published'
  /** Arithmetic that explains a rule with round or invented figures; the text says so. */
  | 'example'
  /** What the writer reckons from figures that stand beside it, or holds for likely; the text says so. */
  | 'estimate';

export interface TypedFigures {
  /** Whose text: `article 1001`, `film 6`, `banner 3`, `thread 2`, `post 4`, `weekly comments`. */
  readonly text: string;
  readonly edition: 'cn' | 'en';
  readonly reason: TypedReason;
  /** Who says so. */
  readonly source: string;
  readonly figures: readonly string[];
}

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const span = String.raw`${number}(?:\s?[–—至-]\s?${number})?`;
const unitBehind =
  '万吨|千吨|亿美元|万美元|万元|亿元|美元|元|吨|点|个百分点|个点|%|％|‰|per cent|points?\\b|million t\\b|Mt\\b|kt\\b|t\\b|yuan\\b|dollars?\\b|fen\\b';
const unitBefore = 'USD|CNY|BRL|ARS|AUc|RMB';
const figure = new RegExp(String.raw`(?:${unitBefore})\s?${span}m?|(?<![\d.,A-Za-z])${span}\s?(?:${unitBehind})`, 'gu');

/**
 * Lists the figures of a market with a unit that stand in a text as digits, in their order; references and markup are left out, and so are weights of
 * a carton or an animal, which no page shows.
 */
export function listTypedFigures(text: string): readonly string[] {
  const plain = text.replaceAll(/\{\{.*?\}\}/gs, '§').replaceAll(/<[^>]*>/g, ' ');
  return [...plain.matchAll(figure)].map(([found]) => found.replaceAll(/\s/g, ' '));
}
