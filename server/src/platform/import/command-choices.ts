import { type StoppingName, type TextEncoding, textEncodings } from '@btc/contract/imported-files.ts';
import type { Edition } from '@btc/contract/members/access.ts';

/** What every import takes on the command line. */
export const choiceOptions = {
  preview: { type: 'boolean', default: false },
  accept: { type: 'string', multiple: true },
  sheet: { type: 'string' },
  encoding: { type: 'string' },
  lang: { type: 'string', default: 'en' },
} as const;

export const choicesHelp = `         --preview                  say what would change, and change nothing
         --accept NAME              go on though the file was found odd, by the names that the report gives (several by comma)
         --sheet NAME               the sheet of a workbook; the first visible one when left out
         --encoding NAME            of a CSV file whose text does not show it: ${textEncodings.join(', ')}
         --lang en|cn               language of the report`;

interface GivenChoices {
  readonly preview: boolean;
  readonly accept?: readonly string[] | undefined;
  readonly sheet?: string | undefined;
  readonly encoding?: string | undefined;
  readonly lang: string;
}

export interface CommandChoices {
  readonly preview: boolean;
  readonly accept: readonly StoppingName[];
  readonly sheet: string | null;
  readonly encoding: TextEncoding | null;
  readonly edition: Edition;
  readonly issues: readonly string[];
}

/** `names`: the warnings that can stop such a file. */
export function readChoices(given: GivenChoices, names: readonly StoppingName[]): CommandChoices {
  const accepted = (given.accept ?? []).flatMap(splitNames);
  const encoding = textEncodings.find((one) => one === given.encoding) ?? null;
  return {
    preview: given.preview,
    accept: names.filter((name) => accepted.includes(name)),
    sheet: given.sheet ?? null,
    encoding,
    edition: given.lang === 'cn' ? 'cn' : 'en',
    issues: [
      ...(given.encoding === undefined || encoding !== null
        ? []
        : [`--encoding is one of: ${textEncodings.join(', ')}`]),
      ...accepted
        .filter((name) => !names.some((one) => one === name))
        .map((name) => `--accept: ${name} is no warning that stops; those are ${names.join(', ')}`),
      ...(given.lang === 'en' || given.lang === 'cn' ? [] : ['--lang takes en or cn']),
    ],
  };
}

/** Names or codes by comma or bar. */
export function splitNames(text: string): readonly string[] {
  return text === '' ? [] : text.split(/[|,]/).map((name) => name.trim());
}
