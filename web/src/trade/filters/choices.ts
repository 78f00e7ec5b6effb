import { foldWords } from '@btc/contract/fold-text.ts';
/** One of the things that can be chosen. */
export interface Choice {
  readonly code: string;
  readonly name: string;
  /** What stands behind the name, such as a number. */
  readonly note?: string | undefined;
  /** Under which heading it stands. */
  readonly group?: string | undefined;
  /** All it may be looked for by beside its name. */
  readonly terms?: readonly string[] | undefined;
}

export interface ChoiceGroup {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** The choices under their headings, in the order in which these first come. */
export function groupChoices(choices: readonly Choice[]): readonly ChoiceGroup[] {
  const groups = Map.groupBy(choices, ({ group }) => group ?? '');
  return [...groups].map(([name, own]) => ({ name, choices: own }));
}

/** Whether a choice is what the words look for: by name, code, note or any other term. */
export function isFound({ code, name, note = '', terms = [] }: Choice, words: string): boolean {
  const wanted = foldWords(words);
  return wanted === '' || [code, name, note, ...terms].some((text) => foldWords(text).includes(wanted));
}
