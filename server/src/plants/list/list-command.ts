import { parseArgs } from 'node:util';
import { stoppingNames } from '@btc/contract/imported-files.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { committableKinds, differenceKinds, type PlantListForm } from '@btc/contract/plants/plant-codes.ts';
import { plantListRule } from '@btc/contract/plants/desk/plant-list-rule.ts';
import { isDay } from '@btc/contract/time.ts';
import { recordAudit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { choiceOptions, choicesHelp, type CommandChoices, readChoices } from '#platform/import/command-choices.ts';
import { fileWords } from '#platform/import/file-words.ts';
import type { Issue } from '#platform/import/issue.ts';
import { listUnaccepted } from '#platform/import/stopping-warnings.ts';
import { commitList, listManyEnds } from './list-commit.service.ts';
import { findListImport } from './list-import.queries.ts';
import { type ListDeps, previewList } from './list-preview.service.ts';

export const listFormNames = { plants: 'approvedList', 'fsis-directory': 'fsisDirectory' } as const satisfies Record<
  string,
  PlantListForm
>;

export type ListCommand =
  | { readonly kind: 'import'; readonly request: ListRequest; readonly edition: Edition }
  | { readonly kind: 'template'; readonly path: string | null; readonly edition: Edition }
  | { readonly kind: 'wrong'; readonly issues: readonly string[] };

export interface ListRequest extends Omit<CommandChoices, 'edition' | 'issues'> {
  readonly form: PlantListForm;
  readonly path: string;
  readonly listedOn: string | null;
  readonly notify: boolean;
  readonly isComplete: boolean;
}

export const listHelp = `npm run import -- plants | fsis-directory <file> [options]
npm run import -- plants --template [file.csv | file.xlsx] [--lang en|cn]

plants          the list of approved plants, in the columns of our template
fsis-directory  the directory of the United States' inspection service: plants, without any registration for China
options  --as-published-on DATE     day the list is of (YYYY-MM-DD); today when left out
         --complete                 it is the whole list of its origins and meats: plants that it lacks are cancelled; left out, they stay
         --notify                   mail the people who watch what changes; left out, nobody is told
${choicesHelp}`;

/** Reads the plant list arguments of `npm run import`; null where there are none. */
export function readListCommand(args: readonly string[]): ListCommand | null {
  const findForm = (text: string | undefined) => Object.entries(listFormNames).find(([name]) => name === text)?.[1];
  if (!args.some((one) => !one.startsWith('-') && findForm(one) !== undefined)) return null;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...choiceOptions,
        template: { type: 'boolean', default: false },
        notify: { type: 'boolean', default: false },
        complete: { type: 'boolean', default: false },
        'as-published-on': { type: 'string' },
      },
    });
    const [name, path = null, ...more] = positionals;
    const form = findForm(name);
    if (form === undefined) return null;
    const { edition, issues: wrongChoices, ...choices } = readChoices(values, stoppingNames.plants);
    if (values.template && wrongChoices.length === 0) return { kind: 'template', path, edition };
    const listedOn = values['as-published-on'] ?? null;
    const issues = [
      ...(path === null ? ['the file is missing'] : []),
      ...more.map((extra) => `one file at a time: ${extra} is too much`),
      ...(listedOn === null || isDay(listedOn) ? [] : [`--as-published-on takes a day (YYYY-MM-DD), not ${listedOn}`]),
      ...wrongChoices,
    ];
    if (issues.length > 0 || path === null) return { kind: 'wrong', issues };
    const { notify, complete: isComplete } = values;
    return { kind: 'import', edition, request: { ...choices, form, path, listedOn, notify, isComplete } };
  } catch (error) {
    return { kind: 'wrong', issues: [error instanceof Error ? error.message : String(error)] };
  }
}

const words = {
  en: {
    kinds: {
      new: 'new',
      gone: 'no longer on the list',
      status: 'status changed',
      scope: 'scope changed',
      renumbered: 'renumbered',
      details: 'particulars changed',
      same: 'as they were',
      outOfScope: 'not of beef or pork',
      faulty: 'cannot be read',
    },
    count: (count: string, kind: string) => `  ${count} ${kind}`,
    more: (count: number) => `    and ${count} more; the console lists all`,
    notRead: `Not read (at most ${plantListRule.maxRows} lines):`,
    wouldChange: (id: number) => `List ${id} would change:`,
    taken: (id: number) => `List ${id} taken over:`,
    left: 'Plants that the list lacks stay as they are; --complete cancels them.',
  },
  cn: {
    kinds: {
      new: '新增',
      gone: '名单中已无',
      status: '状态变化',
      scope: '范围变化',
      renumbered: '编号调整',
      details: '资料变化',
      same: '无变化',
      outOfScope: '范围之外',
      faulty: '无法读取',
    },
    count: (count: string, kind: string) => `  ${kind} ${count}`,
    more: (count: number) => `    另有 ${count} 处，全部见工作台`,
    notRead: `未能读取（最多 ${plantListRule.maxRows} 行）：`,
    wouldChange: (id: number) => `名单 ${id} 将带来的变化：`,
    taken: (id: number) => `名单 ${id} 已导入：`,
    left: '名单中没有的工厂保持不变；如为完整名单，请加 --complete。',
  },
} as const;

type Counts = ReadonlyMap<string, unknown>;

function toCounts(stored: unknown): Counts {
  return new Map(Object.entries(typeof stored === 'object' && stored !== null ? stored : {}));
}

function countLines(counts: Counts, edition: Edition): readonly string[] {
  const { kinds, count } = words[edition];
  return differenceKinds.flatMap((kind) => (counts.has(kind) ? [count(String(counts.get(kind)), kinds[kind])] : []));
}

const maxIssues = 20;

function issueLines(issues: readonly Issue[], edition: Edition): readonly string[] {
  const shown = issues.slice(0, maxIssues).map((issue) => `    ${fileWords[edition].issue(issue)}`);
  const more = issues.length - shown.length;
  return more === 0 ? shown : [...shown, words[edition].more(more)];
}

export interface ListRun {
  readonly lines: readonly string[];
  readonly isRefused: boolean;
}

export async function runListCommand(
  { db, files, clock }: ListDeps & { readonly clock: Clock },
  request: ListRequest,
  { actor, publicUrl, edition }: { readonly actor: string; readonly publicUrl: string; readonly edition: Edition },
): Promise<ListRun> {
  const now = clock.now();
  const say = { ...fileWords[edition], ...words[edition] };
  const { path, form, sheet, encoding, isComplete, accept, notify } = request;
  const listedOn = request.listedOn ?? shanghaiDay(now);
  const file = { path, fileName: path.split('/').at(-1) ?? path, form, listedOn, sheet, encoding };
  const uploader = { id: null, name: actor };
  const preview = await db.transaction().execute((trx) => previewList({ db: trx, files }, file, { uploader, now }));
  if (preview.kind === 'refused') {
    return { isRefused: true, lines: [say.notRead, ...issueLines(preview.issues, edition)] };
  }
  const { importId, issues, warnings, titles } = preview;
  const record = await findListImport(db, importId);
  if (record === undefined) throw new Error(`List ${importId} has just been stored`);
  const counts = toCounts(record.counts);
  const odd = isComplete ? await listManyEnds(db, record) : [];
  const unaccepted = listUnaccepted(odd, accept);
  const toLookAt = [...odd, ...warnings];
  const found = [
    ...(titles === null ? [] : say.titles(titles)),
    ...countLines(counts, edition),
    ...issueLines(issues, edition),
    ...(toLookAt.length === 0 ? [] : [say.warnings(String(toLookAt.length)), ...issueLines(toLookAt, edition)]),
    ...(counts.has('gone') && !isComplete ? [say.left] : []),
    ...(unaccepted.length === 0 ? [] : [say.unaccepted(unaccepted.join(','))]),
  ];
  if (request.preview || unaccepted.length > 0) {
    return { isRefused: unaccepted.length > 0, lines: [say.wouldChange(importId), ...found] };
  }
  await db.transaction().execute(async (trx) => {
    const kinds = committableKinds.filter((kind) => isComplete || kind !== 'gone');
    const commit = { importId, kinds, isComplete, effectiveOn: null, basis: null, notify, accept };
    await commitList(trx, commit, { actor: uploader, now, publicUrl });
    const subject = { kind: 'plantList', id: importId };
    await recordAudit(trx, {
      at: now,
      actor: uploader,
      operation: 'CommitPlantList',
      subject,
      before: null,
      after: { file: file.fileName, Complete: isComplete, Accept: accept },
    });
  });
  return { isRefused: false, lines: [say.taken(importId), ...found] };
}
