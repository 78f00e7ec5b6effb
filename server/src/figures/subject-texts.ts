import { fillText, listQuestions } from '@btc/contract/figures/fill-text.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import {
  deleteFigures,
  type FigureConfirmation,
  type FigureSubject,
  insertFigures,
  listWrittenTexts,
} from './figure-store.queries.ts';
import { fillTexts, type FillingDeps } from './fill-texts.ts';
import type { ReadFigures } from './read-figures.ts';

/*
 * Texts of whatever is neither article nor mail of the platform: banners, newsletters, reports, videos. What is published stands filled in
 * the table of its room; what was written stands beside it, and whoever changes it gets that.
 */

type Words<Field extends string> = { readonly edition: Edition } & { readonly [field in Field]: string };

export interface SubjectFilling<Field extends string> {
  readonly subject: FigureSubject;
  readonly fields: readonly Field[];
  readonly htmlFields?: readonly Field[];
  readonly toInput: (edition: Edition, field: Field) => string;
  /** Members-only fields, where any figure may appear. */
  readonly forMembers?: readonly Field[];
  /** Publication time: `latest` refers to its day. */
  readonly at: Date;
  readonly now: Date;
  readonly confirmation: FigureConfirmation | null;
}

function withTexts<Field extends string, Row extends Words<Field>>(
  row: Row,
  fields: readonly Field[],
  formatText: (field: Field) => string,
): Row {
  return { ...row, ...Object.fromEntries(fields.map((field) => [field, formatText(field)])) };
}

/** Fills a subject's texts and stores the figures in place of earlier ones; in a transaction. Rejects as `fillTexts`. */
export async function fillWords<Field extends string, Row extends Words<Field>>(
  deps: FillingDeps,
  rows: readonly Row[],
  { subject, fields, htmlFields = [], toInput, forMembers = [], at, now, confirmation }: SubjectFilling<Field>,
): Promise<readonly Row[]> {
  const texts = rows.flatMap((row) => fields.map((field) => ({ edition: row.edition, field, source: row[field] })));
  const sources = texts.map(({ edition, field, source }) => ({
    field: toInput(edition, field),
    edition,
    source,
    isHtml: htmlFields.includes(field),
    openPart: forMembers.includes(field) ? () => '' : ('all' as const),
  }));
  const ready = await fillTexts(deps, sources, { asOf: shanghaiDay(at), confirmation });
  await deleteFigures(deps.db, subject.kind, [subject.id]);
  const stored = texts.map((text, index) => ({ ...text, subject, figures: ready[index]?.figures ?? [] }));
  await insertFigures(deps.db, stored, now);
  return rows.map((row, index) =>
    withTexts<Field, Row>(row, fields, (field) => ready[index * fields.length + fields.indexOf(field)]?.text ?? ''),
  );
}

export async function readWritten(db: Db, kind: string, ids: readonly number[]) {
  const rows = await listWrittenTexts(db, kind, ids);
  const known = new Map(rows.map((row) => [`${row.subject_id} ${row.edition} ${row.field}`, row.source]));
  return <Field extends string, Row extends Words<Field>>(id: number, row: Row, fields: readonly Field[]): Row =>
    withTexts<Field, Row>(row, fields, (field) => known.get(`${id} ${row.edition} ${field}`) ?? row[field]);
}

export async function previewWords<Field extends string, Row extends Words<Field>>(
  { db, readFigures }: { readonly db: Db; readonly readFigures: ReadFigures },
  row: Row,
  { fields, htmlFields = [] }: Pick<SubjectFilling<Field>, 'fields' | 'htmlFields'>,
  at: Date,
): Promise<Row> {
  const questions = listQuestions(fields.map((field) => row[field]));
  const answers = await readFigures(db, questions, shanghaiDay(at));
  return withTexts<Field, Row>(row, fields, (field) => {
    const filled = fillText(row[field], row.edition, answers, { html: htmlFields.includes(field) });
    return filled.kind === 'filled' ? filled.text : row[field];
  });
}
