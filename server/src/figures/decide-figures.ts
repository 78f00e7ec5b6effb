import type { FigureBasis } from '@btc/contract/figures/figure.ts';
import type { FigureSubjectKind } from '@btc/contract/figures/figure-subjects.ts';
import { fillText, listQuestions, placeFigures } from '@btc/contract/figures/fill-text.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { changedMeanwhile, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay, shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { unfilled, type TextIssue } from './fill-texts.ts';
import {
  findDecision,
  forgetDecision,
  storeAsPrinted,
  listFigures,
  refillFigure,
  restoreFigures,
} from './figure-decisions.queries.ts';
import { listWrittenTexts } from './figure-store.queries.ts';
import type { ReadFigures } from './read-figures.ts';

/*
 * What an editor decides about figures that have been revised since a text was published, whatever room the text is of. Figures are asked by
 * their pinned references: what goes in is what the editor saw.
 */

export interface FilledField {
  readonly edition: string;
  readonly field: string;
  readonly text: string;
}

export interface FigureRoom {
  readonly htmlFields?: readonly string[];
  /** Replaces the readers' texts with the filled ones. Rejects as `closed` where readers have them already. */
  readonly write: (db: Db, id: number, texts: readonly FilledField[], now: Date) => Promise<void>;
}

export type FigureRooms = Readonly<Record<FigureSubjectKind, FigureRoom>>;

export function withFilled<Row extends object>(row: Row, edition: string, texts: readonly FilledField[]): Row {
  const own = texts.filter((text) => text.edition === edition && Object.hasOwn(row, text.field));
  return { ...row, ...Object.fromEntries(own.map(({ field, text }) => [field, text])) };
}

interface DecidedSubject {
  readonly kind: FigureSubjectKind;
  readonly id: number;
}

export interface DecidingWork extends StaffWork {
  readonly readFigures: ReadFigures;
  readonly rooms: FigureRooms;
}

async function rewrite({ db, now, rooms }: DecidingWork, subject: DecidedSubject): Promise<void> {
  const { htmlFields = [], write } = rooms[subject.kind];
  const figures = await listFigures(db, subject);
  const texts = (await listWrittenTexts(db, subject.kind, [subject.id])).map(({ edition, field, source }) => {
    const own = figures.filter((figure) => figure.edition === edition && figure.field === field);
    const printed = own.map((figure) => figure.printed);
    return { edition, field, text: placeFigures(source, printed, { html: htmlFields.includes(field) }) };
  });
  await write(db, subject.id, texts, now);
}

function isLocked(bases: readonly FigureBasis[]): boolean {
  return bases.some(({ lock }) => lock !== null);
}

/** Refreshes the figures of a text. Rejects with 1001, rule `figure`, where one no longer exists. */
export async function refillFigures(work: DecidingWork, subject: DecidedSubject): Promise<void> {
  const { db, now, staff, readFigures } = work;
  const figures = await listFigures(db, subject);
  const answers = await readFigures(db, listQuestions(figures.map(({ pinned }) => pinned)), shanghaiDay(now));
  await forgetDecision(db, subject);
  const issues: TextIssue[] = [];
  for (const figure of figures) {
    const says = fillText(figure.pinned, figure.edition === 'en' ? 'en' : 'cn', answers);
    if (says.kind === 'issues') {
      issues.push(...says.issues.map((issue) => ({ ...issue, field: figure.field })));
      continue;
    }
    const [filled] = says.figures;
    const isAsStored =
      figure.now_printed === null && figure.accepted_printed === null && filled?.printed === figure.printed;
    if (filled === undefined || isAsStored) continue;
    const confirmedBy = isLocked(filled.bases) && !isLocked(figure.bases) ? staff.userId : null;
    await refillFigure(db, { subject, figure, filled }, { now, confirmedBy });
  }
  if (issues.length > 0) throw unfilled(issues);
  await rewrite(work, subject);
}

/** Leaves a text unchanged until its figures are revised again. */
export async function keepFiguresAsPrinted({ db, now }: DecidingWork, subject: DecidedSubject): Promise<void> {
  await forgetDecision(db, subject);
  await storeAsPrinted(db, subject, now);
}

/** Undoes and returns the last decision; 1009 where there is none, refused where a later one exists. */
export async function undoFigures(work: DecidingWork, subject: DecidedSubject, decidedAt: string): Promise<string> {
  const found = await findDecision(work.db, subject);
  if (found === undefined || found.decided_at === null || found.decision === null) throw new ApiError(1009);
  if (Date.parse(shanghaiMoment(found.decided_at)) !== Date.parse(decidedAt)) throw changedMeanwhile('DecidedAt');
  await restoreFigures(work.db, subject);
  if (found.decision === 'refill') await rewrite(work, subject);
  return found.decision;
}
