import { join } from 'node:path';
import { findQuantities } from '@btc/contract/figures/typed-quantities.ts';
import { z } from 'zod';
import { readJson } from './read-data.ts';

/*
 * Figures with a unit that a text holds as digits. What the pages show too is a reference (docs/decisions/102); all others are explained in
 * typed-figures.json, and a test holds texts and list together.
 */

/** Why a figure stands in a text as digits. */
const reason = z.enum([
  /** A duty, a tax, a limit or a threshold as the law or a notice has it. */
  'law',
  /** A figure that others published, older than what the portal shows, of another scope, or of a version that is spoken of. */
  'published',
  /** Arithmetic that explains a rule with round or invented figures; the text says so. */
  'example',
  /** What the writer computes from figures that stand beside it, or holds for likely; the text says so. */
  'estimate',
]);

const shape = z.strictObject({
  /** Whose text: `article 1001`, `film 6`, `banner 3`, `thread 2`, `post 4`, `weekly comments`. */
  text: z.string(),
  edition: z.enum(['cn', 'en']),
  reason,
  /** Who says so. */
  source: z.string(),
  figures: z.array(z.string()),
});

/** Every figure with a unit that a text of the demonstration holds as digits, and why it is no reference. */
export const typedFigures = readJson(join(import.meta.dirname, 'typed-figures.json'), z.array(shape));

/**
 * Lists the figures of a market with a unit that stand in a text as digits or in words, in their order; references and markup are left out, and so are weights
 * of a carton or an animal, which no page shows.
 */
export function listTypedFigures(text: string): readonly string[] {
  const plain = text.replaceAll(/\{\{.*?\}\}/gs, '§').replaceAll(/<[^>]*>/g, ' ');
  return findQuantities(plain).map((found) => found.text);
}

/** The words of a program that writes texts from figures: what it puts in is masked, what is typed stays. */
export function literalsIn(program: string): string {
  const words = program.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return words.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '§').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '§');
}
