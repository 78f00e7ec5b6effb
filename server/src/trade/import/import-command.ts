import { parseArgs } from 'node:util';
import { stoppingNames } from '@btc/contract/imported-files.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { isDay } from '@btc/contract/time.ts';
import { isInScope } from '@btc/reference/goods/hs-codes.ts';
import { findPartner } from '@btc/reference/places/other-areas.ts';
import { choiceOptions, choicesHelp, readChoices, splitNames } from '#platform/import/command-choices.ts';
import { findFormat, formatNames } from './format.ts';
import type { ImportRequest } from './import-file.ts';
import { templateNames } from './template/template.ts';
import type { TemplateName } from './template/template.ts';

export type ImportCommand =
  | { readonly kind: 'import'; readonly request: Omit<ImportRequest, 'actor'>; readonly edition: Edition }
  | {
      /** Several files, all or none. */
      readonly kind: 'importSet';
      readonly requests: readonly Omit<ImportRequest, 'actor'>[];
      readonly edition: Edition;
    }
  | {
      readonly kind: 'template';
      readonly name: TemplateName;
      /** Path of a .csv or .xlsx file; null: CSV to standard output. */
      readonly path: string | null;
      readonly edition: Edition;
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly issues: readonly string[] };

export const importHelp = `npm run import -- <format> <file> [options]
npm run import -- <format> <file> <file> [<format> <file>] [options]     in one transaction: all of them or none
npm run import -- <format> --template [file.csv | file.xlsx] [--lang en|cn]

formats  ${formatNames.join(', ')}
files    CSV, XLSX or JSON, each also in a .gz or .zip, told apart by what is in them
templates of ${templateNames.join(', ')}
options  --as-published-on DATE     day on which the source published the figures (YYYY-MM-DD); today when left out
         --origins BRA|ARG          the file was made for these origins only; others are left alone
         --covers 0201|0202         the file was made for these tariff positions: what of them has no row is zero
         --take-away                go on where figures that count would be lost; else the import stops and names them
         --errors FILE              list every bad row in a CSV file
${choicesHelp}`;

export function readImportCommand(args: readonly string[]): ImportCommand {
  const parsed = parse(args);
  if (parsed.kind === 'wrong') return parsed;
  if (parsed.values.help === true) return { kind: 'help' };
  return parsed.values.template === true ? readTemplateCommand(parsed) : readFileCommand(parsed);
}

type Parsed = Extract<ReturnType<typeof parse>, { kind: 'parsed' }>;

function readFileCommand({ values, positionals }: Parsed): ImportCommand {
  const given = toFiles(positionals);
  const [first] = given;
  const isKnown = findFormat(positionals[0] ?? '') !== undefined;
  const origins = splitCodes(values.origins);
  const covers = splitCodes(values.covers);
  const { edition, issues: wrongChoices, ...choices } = readChoices(values, stoppingNames.trade);
  const day = values['as-published-on'] ?? null;
  const issues = [
    ...(isKnown ? [] : [`the format is one of: ${formatNames.join(', ')}`]),
    ...(positionals.length < 2 || (isKnown && given.length === 0) ? ['the file is missing'] : []),
    ...(given.length > 1 && values.errors !== undefined ? ['--errors is for one file at a time'] : []),
    ...(day === null || isDay(day) ? [] : [`--as-published-on takes a day (YYYY-MM-DD), not ${day}`]),
    ...[...new Set(given.map(({ format }) => format))]
      .filter(({ kind }) => kind === 'table' && (origins !== null || covers !== null))
      .map(({ name }) => `--origins and --covers are not for ${name}`),
    ...(origins ?? [])
      .filter((code) => findPartner(code) === undefined)
      .map((code) => `--origins: ${code} is no origin`),
    ...(covers ?? []).filter((code) => !isInScope(code)).map((code) => `--covers: ${code} is no position of ours`),
    ...wrongChoices,
  ];
  if (issues.length > 0 || first === undefined) return { kind: 'wrong', issues };
  const flags = {
    ...choices,
    breakdown: choices.preview,
    asPublishedOn: day,
    origins,
    covers,
    takeAway: values['take-away'],
    errorsPath: values.errors ?? null,
  };
  return given.length === 1
    ? { kind: 'import', edition, request: { ...first, ...flags } }
    : { kind: 'importSet', edition, requests: given.map((file) => ({ ...file, ...flags })) };
}

/** Each file has the format named last before it. */
function toFiles(positionals: readonly string[]): readonly Pick<ImportRequest, 'format' | 'path'>[] {
  const files: Pick<ImportRequest, 'format' | 'path'>[] = [];
  let format: ImportRequest['format'] | undefined;
  for (const text of positionals) {
    const named = findFormat(text);
    if (named !== undefined) format = named;
    else if (format !== undefined) files.push({ format, path: text });
  }
  return files;
}

function readTemplateCommand({ values, positionals }: Parsed): ImportCommand {
  const [given, path = null, ...more] = positionals;
  const { edition, issues: wrongChoices } = readChoices(values, stoppingNames.trade);
  const name = templateNames.find((one) => one === given);
  const issues = [
    ...(name === undefined ? [`there are templates of: ${templateNames.join(', ')}`] : []),
    ...(path === null || /\.(csv|xlsx)$/i.test(path) ? [] : [`a template is a .csv or an .xlsx file, not ${path}`]),
    ...more.map((extra) => `one file at a time: ${extra} is too much`),
    ...wrongChoices,
  ];
  if (issues.length > 0 || name === undefined) return { kind: 'wrong', issues };
  return { kind: 'template', name, path, edition };
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...choiceOptions,
        'as-published-on': { type: 'string' },
        origins: { type: 'string' },
        covers: { type: 'string' },
        'take-away': { type: 'boolean', default: false },
        errors: { type: 'string' },
        template: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return { kind: 'parsed', values, positionals } as const;
  } catch (error) {
    return { kind: 'wrong', issues: [error instanceof Error ? error.message : String(error)] } as const;
  }
}

function splitCodes(text: string | undefined): readonly string[] | null {
  return text === undefined || text === '' ? null : splitNames(text);
}
