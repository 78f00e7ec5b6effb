import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from './doors/read-data.ts';
import { findQuantities } from './typed-quantities.ts';

/*
 * Figures with a unit that a text holds as digits. What the pages show too is a reference (docs/decisions/102); all others are explained in
 * typed-figures.json, and a test holds texts and list together.
 */

/** Why a figure is typed as digits instead of being a reference. */
const reason = z.enum([
  /** Duty, tax, limit or threshold set by a law or notice. */
  'law',
  /** Published by others: older than what the portal shows, of another scope, or of a version the text is about. */
  'published',
  /** Worked example with round or invented figures; the text says so. */
  'example',
  /** The writer's own computation or estimate; the text says so. */
  'estimate',
]);

const shape = z.strictObject({
  /** Text it belongs to: `article 1001`, `film 6`, `banner 3`, `thread 2`, `post 4`, `weekly comments`. */
  text: z.string(),
  edition: z.enum(['cn', 'en']),
  reason,
  source: z.string(),
  figures: z.array(z.string()),
});

/** Every typed figure with a unit in the demonstration's texts, and why it is not a reference. */
export const typedFigures = readJson(join(import.meta.dirname, 'typed-figures.json'), z.array(shape));

/** Figures with a unit, in digits or words, in order; without references, mark-up, and weights of cartons or animals. */
export function listTypedFigures(text: string): readonly string[] {
  const plain = text.replaceAll(/\{\{.*?\}\}/gs, '§').replaceAll(/<[^>]*>/g, ' ');
  return findQuantities(plain);
}

/** Source of a text-writing program with its interpolations masked, so that only typed words remain. */
export function literalsIn(program: string): string {
  const words = program.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return words.replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '§').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '§');
}
