import { parseArgs } from 'node:util';
import { stoppingNames } from '@btc/contract/imported-files.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { priceFileForms } from '@btc/contract/prices/desk/price-file-rule.ts';
import { choiceOptions, choicesHelp, readChoices } from '#platform/import/command-choices.ts';
import { fileWords } from '#platform/import/file-words.ts';
import { readDay } from '#platform/import/text/calendar.ts';
import type { PriceFileInput, PriceReport } from './import-price-file.ts';

export type PriceCommand =
  | {
      readonly kind: 'import';
      readonly request: Omit<PriceFileInput, 'fileName'>;
      readonly edition: Edition;
    }
  | { readonly kind: 'template'; readonly path: string | null; readonly edition: Edition }
  | { readonly kind: 'wrong'; readonly issues: readonly string[] };

export const priceImportHelp = `npm run import -- quotes | world-bank | futures | series <file> [options]
npm run import -- quotes --template [file.csv | file.xlsx] [--lang en|cn]

options  --published DATE           day on which the figures were published (YYYY-MM-DD); as the file says when left out
         --over-newer               change figures that were published later than the file
${choicesHelp}`;

/** Reads the price arguments of `npm run import`; null where there are none. */
export function readPriceCommand(args: readonly string[]): PriceCommand | null {
  const isForm = (text: string | undefined) => priceFileForms.some((form) => form === text);
  if (!args.some((one) => !one.startsWith('-') && isForm(one))) return null;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...choiceOptions,
        template: { type: 'boolean', default: false },
        published: { type: 'string' },
        'over-newer': { type: 'boolean', default: false },
      },
    });
    const [name, path = null, ...more] = positionals;
    const form = priceFileForms.find((one) => one === name);
    if (form === undefined) return null;
    const { edition, issues, preview, ...choices } = readChoices(values, stoppingNames.prices);
    if (issues.length > 0) return { kind: 'wrong', issues };
    if (values.template && form === 'quotes') return { kind: 'template', path, edition };
    if (values.template) return { kind: 'wrong', issues: ['there is a template of quotes only'] };
    if (path === null) return { kind: 'wrong', issues: ['the file is missing'] };
    if (more.length > 0) return { kind: 'wrong', issues: [`one file at a time: ${more.join(' ')} is too much`] };
    const { published: publishedOn = null } = values;
    if (publishedOn !== null && readDay(publishedOn) !== publishedOn)
      return { kind: 'wrong', issues: [`--published: ${publishedOn} is no day (write 2026-01-31)`] };
    const isOverNewer = values['over-newer'];
    const request = { ...choices, form, path, isLoaded: !preview, publishedOn, isOverNewer };
    return { kind: 'import', request, edition };
  } catch (error) {
    return { kind: 'wrong', issues: [error instanceof Error ? error.message : String(error)] };
  }
}

const words = {
  en: {
    preview: 'Preview: nothing was changed.',
    loaded: 'Loaded.',
    unchanged: 'Nothing new: all of it is there already.',
    refused: 'Refused: nothing was loaded.',
    older:
      'Stopped: nothing was loaded. The file is older than figures that it would change; --over-newer loads it all the same.',
    newer: ({ newer, publishedOn, outcome }: PriceReport['run']) =>
      `The file, published on ${publishedOn ?? '–'}, ${outcome === 'loaded' ? 'changed' : 'would change'} ${newer} figures published later:`,
    difference: (name: string, day: string, before: string, after: string, newerOn: string) =>
      `  ${name}, ${day}: ${before} → ${after} (published on ${newerOn})`,
    counts: ({ added, changed, same, newSeries }: PriceReport['run']) =>
      `${added} new, ${changed} changed, ${same} as they are; ${newSeries} new series`,
    rows: ({ rowsRead, badRows, from, to }: PriceReport['run']) =>
      `${rowsRead} rows, ${badRows} of them bad${from === null ? '' : `; ${from} to ${to ?? from}`}`,
    more: (count: number) => `and ${count} more errors`,
  },
  cn: {
    preview: '预览：未作任何改动。',
    loaded: '已导入。',
    unchanged: '没有新内容，均已在库。',
    refused: '已拒收，未导入任何数据。',
    older: '已停止，未导入任何数据：文件早于库中将被更改的数值。如仍要导入，请加 --over-newer。',
    newer: ({ newer, publishedOn, outcome }: PriceReport['run']) =>
      `文件发布于 ${publishedOn ?? '–'}，${outcome === 'loaded' ? '已更改' : '将更改'} ${newer} 个发布更晚的数值：`,
    difference: (name: string, day: string, before: string, after: string, newerOn: string) =>
      `  ${name} ${day}：${before} → ${after}（发布于 ${newerOn}）`,
    counts: ({ added, changed, same, newSeries }: PriceReport['run']) =>
      `新增 ${added}，更改 ${changed}，相同 ${same}；新报价系列 ${newSeries}`,
    rows: ({ rowsRead, badRows, from, to }: PriceReport['run']) =>
      `共 ${rowsRead} 行，其中 ${badRows} 行有误${from === null ? '' : `；${from} 至 ${to ?? from}`}`,
    more: (count: number) => `另有 ${count} 处错误`,
  },
} as const;

export function formatPriceReport(
  { run, issues, issueCount, differences, warnings, unaccepted, titles }: PriceReport,
  edition: Edition,
): readonly string[] {
  const say = { ...fileWords[edition], ...words[edition] };
  const newer = differences.flatMap(({ names, day, before, after, newerOn }) =>
    newerOn === null
      ? []
      : [say.difference(names?.[edition] ?? '', day, (before ?? []).join(' / '), after.join(' / '), newerOn)],
  );
  return [
    say[run.outcome],
    say.rows(run),
    ...(titles === null ? [] : say.titles(titles)),
    ...(run.outcome === 'refused' ? [] : [say.counts(run)]),
    ...(run.newer > 0 ? [say.newer(run), ...newer] : []),
    ...issues.map(say.issue),
    ...(issueCount > issues.length ? [say.more(issueCount - issues.length)] : []),
    ...(warnings.length === 0 ? [] : [say.warnings(String(warnings.length)), ...warnings.map(say.issue)]),
    ...(unaccepted.length === 0 ? [] : [say.unaccepted(unaccepted.join(','))]),
  ];
}
