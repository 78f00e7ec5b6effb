import type { FigureAnswers } from '@btc/contract/figures/figure.ts';
import { fillText, listQuestions } from '@btc/contract/figures/fill-text.ts';
import { type FigureSubjectKind, figureSubjectKinds } from '@btc/contract/figures/figure-subjects.ts';
import type { ChangedSubject, DecidedSubject, LiveFigure } from '@btc/contract/news/desk/figure-desk.ts';
import { figureDeskOperations as contract } from '@btc/contract/news/desk/figure-desk.ts';
import { dayMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { changeAsStaff, changedMeanwhile } from '#platform/audit/staff-change.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay, shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import {
  type DecidingWork,
  type FigureRooms,
  type FindFigureMembers,
  keepFiguresAsPrinted,
  type ListFigureSeries,
  type ReadFigures,
  refillFigures,
  undoFigures,
} from '#figures/face.ts';
import {
  type ChangedFigureRow,
  type DecidedRow,
  listChangedFigures,
  listDecidedFigures,
  type SubjectNames,
} from './changed-figures.queries.ts';

export interface FigureDeskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly readFigures: ReadFigures;
  readonly listFigureSeries: ListFigureSeries;
  readonly findFigureMembers: FindFigureMembers;
  readonly rooms: FigureRooms;
}

/** Days for which a decision is shown and can be undone. */
const decisionsDays = 30;

const nothing = {
  PrintedCn: '',
  PrintedEn: '',
  Period: '',
  SourceCn: '',
  SourceEn: '',
  PublishedOn: null,
  Demo: false,
  Provisional: false,
  Lock: null,
} as const;

function presentLive(reference: string, answers: FigureAnswers): LiveFigure {
  const [cn, en] = [fillText(reference, 'cn', answers), fillText(reference, 'en', answers)];
  if (cn.kind === 'issues' || en.kind === 'issues') {
    const [issue] = cn.kind === 'issues' ? cn.issues : en.kind === 'issues' ? en.issues : [];
    return { ...nothing, Reference: reference, Issue: issue?.kind ?? 'noSeries', Detail: issue?.detail ?? '' };
  }
  const [figure] = cn.figures;
  const [basis] = figure?.bases ?? [];
  if (figure === undefined || basis === undefined) {
    return { ...nothing, Reference: reference, Issue: 'noSeries', Detail: '' };
  }
  return {
    Reference: reference,
    Issue: null,
    Detail: '',
    PrintedCn: cn.text,
    PrintedEn: en.text,
    Period: figure.period,
    SourceCn: basis.sourceCn,
    SourceEn: basis.sourceEn,
    PublishedOn: basis.publishedOn,
    Demo: figure.bases.some(({ demo }) => demo),
    Provisional: figure.bases.some(({ provisional }) => provisional),
    Lock: figure.bases.find(({ lock }) => lock !== null)?.lock ?? null,
  };
}

interface SubjectQuery {
  readonly Kind: FigureSubjectKind;
  readonly SubjectID: number;
}

function toKind(stored: string): FigureSubjectKind {
  const found = figureSubjectKinds.find((kind) => kind === stored);
  if (found === undefined) throw new Error(`${stored} has no texts with figures`);
  return found;
}

function presentNames({ subject_kind, subject_id, title_cn, title_en }: SubjectNames) {
  return { Kind: toKind(subject_kind), SubjectID: subject_id, TitleCn: title_cn, TitleEn: title_en };
}

function presentChanged(rows: readonly ChangedFigureRow[]): ChangedSubject[] {
  const subjects = Map.groupBy(rows, ({ subject_kind: kind, subject_id: id }) => `${kind} ${id}`);
  return [...subjects.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    return {
      ...presentNames(first),
      Since: shanghaiMoment(first.since),
      MayRefill: first.may_refill,
      Figures: own.map((row) => ({
        Edition: row.edition === 'en' ? ('en' as const) : ('cn' as const),
        Field: row.field,
        Reference: row.source,
        Was: row.printed,
        Now: row.now_printed,
      })),
    };
  });
}

function presentDecided(row: DecidedRow): DecidedSubject {
  const Decision = row.decision === 'refill' ? 'refill' : 'keep';
  return {
    ...presentNames(row),
    Decision,
    DecidedAt: shanghaiMoment(row.decided_at),
    MayUndo: row.may_refill || Decision === 'keep',
  };
}

/** Revisions as the editor saw them; throws 1009 where there are none and refuses where there are newer ones. */
async function changesSeen(
  db: Db,
  { Kind, SubjectID, Since }: SubjectQuery & { readonly Since: string },
): Promise<ChangedSubject> {
  const [found] = presentChanged(await listChangedFigures(db, { kind: Kind, id: SubjectID }));
  if (found === undefined) throw new ApiError(1009);
  if (Date.parse(found.Since) !== Date.parse(Since)) throw changedMeanwhile('Since');
  return found;
}

async function decide(
  work: DecidingWork,
  input: SubjectQuery & { readonly Since: string },
  act: typeof refillFigures | typeof keepFiguresAsPrinted,
) {
  const { Figures } = await changesSeen(work.db, input);
  const subject = { kind: input.Kind, id: input.SubjectID };
  await act(work, subject);
  return {
    subject,
    before: { Figures: Figures.map(({ Was }) => Was) },
    after: { Figures: Figures.map(({ Now }) => Now) },
    result: {},
  };
}

async function undo(work: DecidingWork, { Kind, SubjectID, DecidedAt }: SubjectQuery & { readonly DecidedAt: string }) {
  const subject = { kind: Kind, id: SubjectID };
  const decision = await undoFigures(work, subject, DecidedAt);
  return { subject, before: { Decision: decision }, after: null, result: {} };
}

function createWritingOperations(deps: FigureDeskDeps): readonly BoundOperation[] {
  const { db, clock, readFigures, listFigureSeries, findFigureMembers } = deps;
  return [
    bind(contract.GetDeskFigures, async ({ References, AsOf = shanghaiDay(clock.now()) }) => {
      const answers = await readFigures(db, listQuestions(References), AsOf);
      return { Rows: References.map((reference) => presentLive(reference, answers)) };
    }),
    bind(contract.GetFigureSeries, async () => {
      const { series, fields } = await listFigureSeries(db);
      return {
        Rows: series.map(({ kind, path, cn, en }) => ({ Kind: kind, Path: path, NameCn: cn, NameEn: en })),
        List: fields.map(({ field, path, cn, en }) => ({ Field: field, Path: path, NameCn: cn, NameEn: en })),
      };
    }),
    bind(contract.GetFigureMembers, async ({ Field: field, Words }) => ({
      List: (await findFigureMembers(db, field, Words)).map(({ path, cn, en }) => ({
        Field: field,
        Path: path,
        NameCn: cn,
        NameEn: en,
      })),
    })),
  ];
}

function createDecidingOperations(deps: FigureDeskDeps): readonly BoundOperation[] {
  const { db, clock, readFigures, rooms } = deps;
  return [
    bind(contract.GetChangedFigures, async ({ Kind: kind = null, SubjectID: id = null }) => {
      const since = new Date(clock.now().getTime() - decisionsDays * dayMs);
      const [changed, decided] = await Promise.all([
        listChangedFigures(db, { kind, id }),
        listDecidedFigures(db, { kind, id }, since),
      ]);
      return { Rows: presentChanged(changed), List: decided.map(presentDecided) };
    }),
    bind(contract.RefillFigures, (input, caller) =>
      changeAsStaff(deps, { operation: 'RefillFigures', caller }, (work) =>
        decide({ ...work, readFigures, rooms }, input, refillFigures),
      ),
    ),
    bind(contract.KeepFigures, (input, caller) =>
      changeAsStaff(deps, { operation: 'KeepFigures', caller }, (work) =>
        decide({ ...work, readFigures, rooms }, input, keepFiguresAsPrinted),
      ),
    ),
    bind(contract.UndoFigures, (input, caller) =>
      changeAsStaff(deps, { operation: 'UndoFigures', caller }, (work) => undo({ ...work, readFigures, rooms }, input)),
    ),
  ];
}

export function createFigureDeskOperations(deps: FigureDeskDeps): readonly BoundOperation[] {
  return [...createWritingOperations(deps), ...createDecidingOperations(deps)];
}
