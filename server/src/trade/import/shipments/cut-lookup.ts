import { findHsGroup } from '@btc/reference/goods/hs-codes.ts';
import type { HsForm, HsGroup } from '@btc/reference/goods/hs-codes.ts';
import { cutChoice, type Dictionary } from '#dictionary/face.ts';

/** The cut of beef or pork that a text names. */
export type CutMatch =
  | { readonly kind: 'cut'; readonly id: string }
  /** Several names fit, or the dictionary maps it to a pair of cuts whose tonnes cannot be split. */
  | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] }
  | { readonly kind: 'unknown' }
  /** Goods of cattle and pigs alike: their cuts are not kept. */
  | { readonly kind: 'leftOut' };

/** Reads a cut by code, name, other name or item number; of several matches the tariff line's form decides, then the dictionary. */
export function findCut(
  text: string,
  { group, form }: { readonly group: HsGroup; readonly form: HsForm | null },
  dictionary: Dictionary,
): CutMatch {
  const species = findHsGroup(group)?.species;
  if (species === undefined || species === 'both') return { kind: 'leftOut' };
  const read = dictionary.readCut(species === 'bovine' ? 'beef' : 'pork', text, form);
  if (read.kind === 'unknown') return read;
  const [cut, ...others] = read.cuts;
  if (cut !== undefined && others.length === 0) return { kind: 'cut', id: cut.code };
  return { kind: 'ambiguous', candidates: read.cuts.map(cutChoice) };
}
