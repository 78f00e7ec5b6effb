import { foldWords } from '@btc/contract/fold-text.ts';
export interface Choice {
  readonly code: string;
  readonly name: string;
  readonly note?: string | undefined;
  readonly group?: string | undefined;
  /** Further search terms besides the name. */
  readonly terms?: readonly string[] | undefined;
}

export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

export function groupChoices(choices: readonly Choice[]): readonly ChoiceGroup[] {
  const groups = Map.groupBy(choices, ({ group }) => group ?? '');
  return [...groups].map(([name, own]) => ({ name, choices: own }));
}

export function isFound({ code, name, note = '', terms = [] }: Choice, words: string): boolean {
  const wanted = foldWords(words);
  return wanted === '' || [code, name, note, ...terms].some((text) => foldWords(text).includes(wanted));
}
