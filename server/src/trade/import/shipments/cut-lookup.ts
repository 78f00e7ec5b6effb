import { findBeefCut, listBeefCutsNamed } from '@btc/reference/beef-cuts.ts';
import { findHsGroup } from '@btc/reference/hs-codes.ts';
import type { HsForm, HsGroup } from '@btc/reference/hs-codes.ts';
import { findPorkCut, listPorkCutsNamed } from '@btc/reference/pork-cuts.ts';
import type { AliasBook } from '#platform/import/aliases/alias-book.ts';
import { remember } from '#platform/import/text/remember.ts';

/** What a text of a cut stands for among the cuts of beef or of pork. */
export type CutMatch =
  | { readonly kind: 'cut'; readonly id: string }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] }
  | { readonly kind: 'unknown' }
  /** Goods of cattle and pigs alike: their cuts are not kept. */
  | { readonly kind: 'leftOut' };

interface Candidate {
  readonly id: string;
  readonly nameCn: string;
  readonly nameEn: string;
  readonly form: string;
}

/** Reads a cut by id, name, alias or item number; where several fit, the form of the tariff line may decide, then what analysts said. */
export function findCut(
  text: string,
  { group, form }: { readonly group: HsGroup; readonly form: HsForm | null },
  aliases: AliasBook,
): CutMatch {
  const species = findHsGroup(group)?.species;
  if (species === undefined || species === 'both') return { kind: 'leftOut' };
  const named = (species === 'bovine' ? beefNamed : porkNamed)(text);
  const fitting = named.filter((one) => form === null || one.form === form);
  const found = named.length > 1 && fitting.length === 1 ? fitting : named;
  const [first, ...others] = found;
  if (first !== undefined && others.length === 0) return { kind: 'cut', id: first.id };
  const alias = aliases.find(species === 'bovine' ? 'beefCut' : 'porkCut', text);
  if (alias !== undefined) return { kind: 'cut', id: alias };
  if (first === undefined) return { kind: 'unknown' };
  return { kind: 'ambiguous', candidates: found.map(({ id, nameCn, nameEn }) => `${id} (${nameCn}, ${nameEn})`) };
}

const beefNamed = remember((text): readonly Candidate[] => {
  const wanted = itemOf(text);
  const byId = findBeefCut(wanted.toLowerCase());
  return byId === undefined ? listBeefCutsNamed(wanted) : [byId];
});

const porkNamed = remember((text): readonly Candidate[] => {
  const wanted = itemOf(text);
  const byId = findPorkCut(wanted.toLowerCase());
  const found = byId === undefined ? listPorkCutsNamed(wanted) : [byId];
  return found.map((cut) => ({ ...cut, form: '' }));
});

/** Item numbers are often written with the catalogue they are of. */
function itemOf(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:AUS-?MEAT|H\.?A\.?M\.?|IMPS|NAMP)\s*(?:NO\.?|#)?\s*(?=\d)/i, '');
}
