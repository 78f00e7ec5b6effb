import { parseArgs } from 'node:util';
import { committableKinds, type DifferenceKind, type PlantListForm } from '@btc/contract/plants/plant-codes.ts';
import { plantListRule } from '@btc/contract/plants/desk/plant-list-rule.ts';
import { isDay } from '@btc/contract/time.ts';
import { recordAudit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { type Issue, reasons } from '#platform/import/issue.ts';
import { commitList } from './list-commit.service.ts';
import { countEnds, findListImport, type ListImportRecord } from './list-import.queries.ts';
import { type ListDeps, previewList } from './list-preview.service.ts';

export const listFormNames = { plants: 'approvedList', 'fsis-directory': 'fsisDirectory' } as const satisfies Record<
  string,
  PlantListForm
>;

export interface ListCommand {
  readonly form: PlantListForm;
  readonly path: string;
  readonly listedOn: string | null;
  readonly preview: boolean;
  readonly notify: boolean;
  readonly isComplete: boolean;
  readonly acceptsManyEnds: boolean;
}

export const listHelp = `npm run import -- plants <file> [--preview] [--as-published-on DATE] [--complete [--accept manyEnds]] [--notify]
npm run import -- fsis-directory <file> [--preview] [--as-published-on DATE] [--complete [--accept manyEnds]]

plants          the list of approved plants, in the columns of our template (npm run import -- plants --template list.xlsx)
fsis-directory  the directory of the United States' inspection service: plants, without any registration for China
options  --preview                  say what differs, and change nothing
         --as-published-on DATE     the day the list is of (YYYY-MM-DD); today when left out
         --complete                 it is the whole list of its origins and meats: plants that it lacks are cancelled; left out, they stay
         --accept manyEnds          with --complete: though it ends more than a tenth of the plants in force
         --notify                   mail the people who watch what changes; left out, nobody is told`;

/** Arguments of a plant import; null where they are for another command or wrong. */
export function readListCommand(args: readonly string[]): ListCommand | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: {
      preview: { type: 'boolean' },
      notify: { type: 'boolean' },
      complete: { type: 'boolean' },
      accept: { type: 'string', multiple: true },
      'as-published-on': { type: 'string' },
    },
  });
  const [name, path] = positionals;
  if (path === undefined || (name !== 'plants' && name !== 'fsis-directory')) return null;
  const day = values['as-published-on'];
  if (day !== undefined && (typeof day !== 'string' || !isDay(day))) return null;
  return {
    form: listFormNames[name],
    path,
    listedOn: day ?? null,
    preview: values.preview === true,
    notify: values.notify === true,
    isComplete: values.complete === true,
    acceptsManyEnds: [values.accept].flat().includes('manyEnds'),
  };
}

const kindWords: Readonly<Record<DifferenceKind, string>> = {
  new: 'new',
  gone: 'no longer on the list',
  status: 'status changed',
  scope: 'scope changed',
  renumbered: 'renumbered',
  details: 'particulars changed',
  same: 'as they were',
  outOfScope: 'not of beef or pork',
  faulty: 'cannot be read',
};

function countLines(counts: unknown): readonly string[] {
  const given = new Map(Object.entries(typeof counts === 'object' && counts !== null ? counts : {}));
  return Object.entries(kindWords).flatMap(([kind, says]) =>
    given.has(kind) ? [`  ${String(given.get(kind))} ${says}`] : [],
  );
}

const maxIssues = 20;

function issueLines(issues: readonly Issue[]): readonly string[] {
  const shown = issues.slice(0, maxIssues).map(({ line, column, value, reason }) => {
    const where = column === '' ? `line ${line}` : `line ${line}, ${column}`;
    return `    ${where}: ${reasons[reason].en}${value === '' ? '' : ` (${value})`}`;
  });
  const more = issues.length - shown.length;
  return more === 0 ? shown : [...shown, `    and ${more} more; the console lists all`];
}

const maxEndsShare = 0.1;

/** A part of a list, or a column read wrongly, looks like a list that ends many. */
async function findManyEnds(db: Db, record: ListImportRecord): Promise<string | null> {
  const { ends, inForce } = await countEnds(db, record);
  if (ends <= inForce * maxEndsShare) return null;
  return `--complete would end ${ends} of ${inForce} plants in force, more than a tenth: check the file; --accept manyEnds confirms it.`;
}

export interface ListRun {
  readonly lines: readonly string[];
  readonly isRefused: boolean;
}

export async function runListCommand(
  { db, files, clock }: ListDeps & { readonly clock: Clock },
  command: ListCommand,
  { actor, publicUrl }: { readonly actor: string; readonly publicUrl: string },
): Promise<ListRun> {
  const now = clock.now();
  const { path, form } = command;
  const file = { path, fileName: path.split('/').at(-1) ?? path, form, listedOn: command.listedOn ?? shanghaiDay(now) };
  const uploader = { id: null, name: actor };
  const preview = await db.transaction().execute((trx) => previewList({ db: trx, files }, file, { uploader, now }));
  if (preview.kind === 'refused') {
    const issues = issueLines(preview.issues);
    return { isRefused: true, lines: [`Not read (at most ${plantListRule.maxRows} lines):`, ...issues] };
  }
  const { importId } = preview;
  const record = await findListImport(db, importId);
  if (record === undefined) throw new Error(`List ${importId} has just been stored`);
  const found = [...countLines(record.counts), ...issueLines(preview.issues)];
  const hasGone = found.some((line) => line.endsWith(kindWords.gone));
  const left =
    hasGone && !command.isComplete ? ['Plants that the list lacks stay as they are; --complete cancels them.'] : [];
  const many = command.isComplete && !command.acceptsManyEnds ? await findManyEnds(db, record) : null;
  if (command.preview || many !== null) {
    const lines = [`List ${importId} would change:`, ...found, ...left, ...(many === null ? [] : [many])];
    return { isRefused: many !== null && !command.preview, lines };
  }
  await db.transaction().execute(async (trx) => {
    const { isComplete, notify } = command;
    const kinds = committableKinds.filter((kind) => isComplete || kind !== 'gone');
    const request = { importId, kinds, isComplete, effectiveOn: null, basis: null, notify };
    await commitList(trx, request, { actor: uploader, now, publicUrl });
    const subject = { kind: 'plantList', id: importId };
    await recordAudit(trx, {
      at: now,
      actor: uploader,
      operation: 'CommitPlantList',
      subject,
      before: null,
      after: { file: file.fileName, Complete: isComplete },
    });
  });
  return { isRefused: false, lines: [`List ${importId} taken over:`, ...found, ...left] };
}
