import { z } from 'zod';
import { day, edition, moment, nothing, rowId } from '../../fields.ts';
import { figureDecisions, figureSubjectKinds } from '../../figures/figure-subjects.ts';
import { figureIssueKinds, figureKindCodes } from '../../figures/figure.ts';
import { modules } from '../../members/access.ts';
import { defineOperation, staffAccess } from '../../wire/operation.ts';

/*
 * Figures in the newsroom's texts (docs/decisions/102): what can be referred to, what references say just now, and which texts say
 * something else than the figures do today.
 */

const access = staffAccess('editor', 'analyst');
const reference = z.string().max(2000);

const liveFigure = z.strictObject({
  Reference: z.string(),
  /** Why there is no figure; null: there is one. */
  Issue: z.enum(figureIssueKinds).nullable(),
  Detail: z.string(),
  PrintedCn: z.string(),
  PrintedEn: z.string(),
  Period: z.string(),
  SourceCn: z.string(),
  SourceEn: z.string(),
  PublishedOn: day.nullable(),
  Demo: z.boolean(),
  Provisional: z.boolean(),
  /** Module required to read it; null: public. */
  Lock: z.enum(modules).nullable(),
});
export type LiveFigure = z.output<typeof liveFigure>;

export const GetDeskFigures = defineOperation({
  name: 'GetDeskFigures',
  summary: 'What references to figures say in both editions, as of a day or today; one that finds no figure says why.',
  access,
  input: z.strictObject({
    References: z.array(reference).max(300),
    /** The day that `latest` refers to; left out: today in Shanghai. */
    AsOf: day.optional(),
  }),
  output: z.strictObject({ Rows: z.array(liveFigure) }),
  maxBodyBytes: 2 * 1024 * 1024,
});

const namedPath = z.strictObject({ Path: z.string(), NameCn: z.string(), NameEn: z.string() });

export const GetFigureSeries = defineOperation({
  name: 'GetFigureSeries',
  summary:
    'The series that a text can take figures from (Rows, by kind), and the fields by which imports are told apart (List).',
  access,
  input: nothing,
  output: z.strictObject({
    Rows: z.array(namedPath.extend({ Kind: z.enum(figureKindCodes) })),
    List: z.array(namedPath.extend({ Field: z.string() })),
  }),
});

export const figureMemberFields = ['plant', 'importer', 'exporter'] as const;

export const GetFigureMembers = defineOperation({
  name: 'GetFigureMembers',
  summary:
    'Plants by number or name, importers and exporters by name, whose imports a text can refer to; twenty at most.',
  access,
  input: z.strictObject({ Field: z.enum(figureMemberFields), Words: z.string().trim().min(1).max(60) }),
  output: z.strictObject({ List: z.array(namedPath.extend({ Field: z.string() })) }),
});

const changedFigure = z.strictObject({
  Edition: edition,
  Field: z.string(),
  Reference: z.string(),
  /** The figure in the text, and the reference's current result; empty: none any more. */
  Was: z.string(),
  Now: z.string(),
});

const subject = {
  Kind: z.enum(figureSubjectKinds),
  SubjectID: rowId,
};

const subjectNames = { ...subject, TitleCn: z.string().nullable(), TitleEn: z.string().nullable() };

const changedSubject = z.strictObject({
  ...subjectNames,
  Since: moment,
  /** False where the text can no longer be changed: a newsletter already sent. */
  MayRefill: z.boolean(),
  Figures: z.array(changedFigure),
});
export type ChangedSubject = z.output<typeof changedSubject>;

const decidedSubject = z.strictObject({
  ...subjectNames,
  Decision: z.enum(figureDecisions),
  DecidedAt: moment,
  MayUndo: z.boolean(),
});
export type DecidedSubject = z.output<typeof decidedSubject>;

export const GetChangedFigures = defineOperation({
  name: 'GetChangedFigures',
  summary:
    'Published texts of which a figure has been revised since: what stands there, and what it is now (Rows); and what was decided in the last ' +
    'thirty days, the latest first (List). Texts never change by themselves.',
  access,
  input: z.strictObject({ Kind: subject.Kind.optional(), SubjectID: subject.SubjectID.optional() }),
  output: z.strictObject({ Rows: z.array(changedSubject), List: z.array(decidedSubject) }),
});

const seen = { ...subject, Since: moment };

export const RefillFigures = defineOperation({
  name: 'RefillFigures',
  summary:
    'Puts the figures of today into a published text, its words and periods as they are. Since is what the editor saw (1001, rule changed, ' +
    'where more has changed); a newsletter that was sent stays (1001, rule closed).',
  access: staffAccess('editor'),
  input: z.strictObject(seen),
  output: nothing,
  errors: [1009],
});

export const KeepFigures = defineOperation({
  name: 'KeepFigures',
  summary: 'Leaves a published text as it is; it is marked again when its figures are revised once more.',
  access: staffAccess('editor'),
  input: z.strictObject(seen),
  output: nothing,
  errors: [1009],
});

export const UndoFigures = defineOperation({
  name: 'UndoFigures',
  summary:
    'Undoes what was last decided about the figures of a text: it says again what it said before, and waits for a decision. DecidedAt is what the ' +
    'editor saw (1001, rule changed, where something was decided since); a newsletter that was sent stays (1001, rule closed).',
  access: staffAccess('editor'),
  input: z.strictObject({ ...subject, DecidedAt: moment }),
  output: nothing,
  errors: [1009],
});

export const figureDeskOperations = {
  GetDeskFigures,
  GetFigureSeries,
  GetFigureMembers,
  GetChangedFigures,
  RefillFigures,
  KeepFigures,
  UndoFigures,
} as const;
