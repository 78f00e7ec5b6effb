import { reportSections } from '@btc/contract/prices/week-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { type FigureRoom, withFilled } from '#platform/figures/decide-figures.ts';
import { deleteFigures } from '#platform/figures/figure-store.queries.ts';
import type { ReadFigures } from '#platform/figures/read-figures.ts';
import { fillWords, readWritten } from '#platform/figures/subject-texts.ts';
import { findReport, listTexts, replaceTitles, type ReportRow, saveTexts, type TextRow } from './report.queries.ts';

/** Figures in the texts of issues are kept under this name and the number. */
export const reportSubject = 'marketReport';

export type ReportWork = StaffWork & { readonly readFigures: ReadFigures };

const fields = ['title', ...reportSections] as const;
type Field = (typeof fields)[number];

interface WholeReport {
  readonly row: ReportRow;
  readonly texts: readonly TextRow[];
}

/** All texts of an issue in one edition; a section without one has an empty text. */
function listWords<Name extends 'cn' | 'en'>({ row, texts }: WholeReport, edition: Name) {
  const own = texts.map((text) => [text.section, edition === 'cn' ? text.text_cn : text.text_en]);
  const empty = Object.fromEntries(fields.map((field) => [field, '']));
  const title = edition === 'cn' ? row.title_cn : row.title_en;
  const words: Record<Field, string> = { ...empty, ...Object.fromEntries(own), title };
  return { ...words, edition };
}
type ReportWords = ReturnType<typeof listWords>;

/** An issue with other words in the place of its own. */
function withWords({ row, texts }: WholeReport, cn: ReportWords, en: ReportWords): WholeReport {
  const textIn = (words: ReportWords, section: string) =>
    words[reportSections.find((one) => one === section) ?? 'summary'];
  return {
    row: { ...row, title_cn: cn.title, title_en: en.title },
    texts: texts.map((text) => ({ ...text, text_cn: textIn(cn, text.section), text_en: textIn(en, text.section) })),
  };
}

async function storeWords(db: Db, { row, texts }: WholeReport): Promise<void> {
  await saveTexts(
    db,
    row.id,
    reportSections.flatMap((Section) =>
      texts
        .filter(({ section }) => section === Section)
        .map(({ text_cn: TextCn, text_en: TextEn }) => ({ Section, TextCn, TextEn })),
    ),
  );
  await replaceTitles(db, row.id, { cn: row.title_cn, en: row.title_en });
}

/** An issue as it was written: with references to figures. */
export async function readWrittenReport(db: Db, row: ReportRow): Promise<WholeReport> {
  const whole = { row, texts: await listTexts(db, row.id) };
  const written = await readWritten(db, reportSubject, [row.id]);
  const of = (edition: 'cn' | 'en') => written(row.id, listWords(whole, edition), fields);
  return withWords(whole, of('cn'), of('en'));
}

/** Puts figures into the texts of an issue that is out from a moment on. Titles are read by everybody, sections by members. */
export async function fillReport(
  { db, now, staff, readFigures }: ReportWork,
  { id, at, confirmsLocked }: { readonly id: number; readonly at: Date; readonly confirmsLocked: boolean },
): Promise<void> {
  const row = await findReport(db, id);
  if (row === undefined) throw new ApiError(1009);
  const whole = { row, texts: await listTexts(db, id) };
  const [cn, en] = await fillWords({ db, readFigures }, [listWords(whole, 'cn'), listWords(whole, 'en')], {
    subject: { kind: reportSubject, id },
    fields,
    toInput: (edition, field: Field) => {
      const Name = edition === 'cn' ? 'Cn' : 'En';
      return field === 'title' ? `Title${Name}` : `${field}.Text${Name}`;
    },
    forMembers: reportSections,
    at,
    now,
    confirmation: confirmsLocked ? { by: staff.userId } : null,
  });
  if (cn !== undefined && en !== undefined) await storeWords(db, withWords(whole, cn, en));
}

/** Gives an issue that is taken back its references again. */
export async function restoreReport(db: Db, row: ReportRow): Promise<void> {
  await storeWords(db, await readWrittenReport(db, row));
  await deleteFigures(db, reportSubject, [row.id]);
}

/** Weekly reports, for whoever decides about revised figures: the words; the figures frozen beside them stay. */
export const reportRoom: FigureRoom = {
  write: async (db, id, filled) => {
    const row = await findReport(db, id);
    if (row === undefined || row.state !== 'published') throw new ApiError(1009);
    const whole = { row, texts: await listTexts(db, id) };
    const cn = withFilled(listWords(whole, 'cn'), 'cn', filled);
    const en = withFilled(listWords(whole, 'en'), 'en', filled);
    await storeWords(db, withWords(whole, cn, en));
  },
};
