import { byReportPart, type ReportPart, reportParts, reportSections } from '@btc/contract/prices/week-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { type FigureRoom, fillWords, previewWords, type ReadFigures, withFilled } from '#figures/face.ts';
import { findReport, listParts, listTexts, type PartRow, saveTexts, setTitles } from './report.queries.ts';

/** Subject under which figures in report texts are stored, with the number. */
export const reportSubject = 'marketReport';

export type ReportWork = StaffWork & { readonly readFigures: ReadFigures };

export type ReportWords = Readonly<Record<ReportPart, string>> & { readonly edition: 'cn' | 'en' };

function toWords<Name extends 'cn' | 'en'>(edition: Name, read: (part: ReportPart) => string | undefined) {
  return { ...byReportPart((part) => read(part) ?? ''), edition };
}

export function writtenWords<Name extends 'cn' | 'en'>(parts: readonly PartRow[], edition: Name) {
  return toWords(edition, (name) => {
    const found = parts.find(({ part }) => part === name);
    return edition === 'cn' ? found?.written_cn : found?.written_en;
  });
}

async function storeWords(db: Db, id: number, [cn, en]: readonly [ReportWords, ReportWords]): Promise<void> {
  const texts = reportSections.map((Section) => ({ Section, TextCn: cn[Section], TextEn: en[Section] }));
  await saveTexts(db, id, texts);
  await setTitles(db, id, { cn: cn.title, en: en.title });
}

/** Titles are open to all, sections to members only. */
const shape = { fields: reportParts, htmlFields: reportSections } as const;

/** Resolves figure references in an issue's texts and publishes the result to readers. */
export async function fillReport(
  { db, now, staff, readFigures }: ReportWork,
  { id, at, confirmsLocked }: { readonly id: number; readonly at: Date; readonly confirmsLocked: boolean },
): Promise<void> {
  const parts = await listParts(db, id);
  const written: ReportWords[] = [writtenWords(parts, 'cn'), writtenWords(parts, 'en')];
  const [cn, en] = await fillWords({ db, readFigures }, written, {
    subject: { kind: reportSubject, id },
    ...shape,
    toInput: (edition, part: ReportPart) => `${part}.${edition === 'cn' ? 'Cn' : 'En'}`,
    forMembers: reportSections,
    at,
    now,
    confirmation: confirmsLocked ? { by: staff.userId } : null,
  });
  if (cn !== undefined && en !== undefined) await storeWords(db, id, [cn, en]);
}

/** Texts as readers would get them now; a text that cannot be filled stays as written. */
export async function previewReport(
  deps: { readonly db: Db; readonly readFigures: ReadFigures },
  { id, edition, at }: { readonly id: number; readonly edition: 'cn' | 'en'; readonly at: Date },
): Promise<ReportWords> {
  return previewWords(deps, writtenWords(await listParts(deps.db, id), edition), shape, at);
}

export const reportRoom: FigureRoom = {
  htmlFields: reportSections,
  write: async (db, id, filled) => {
    const row = await findReport(db, id);
    if (row === undefined || row.state !== 'published') throw new ApiError(1009);
    const texts = await listTexts(db, id);
    const shown = (edition: 'cn' | 'en'): ReportWords =>
      toWords(edition, (part) => {
        if (part === 'title') return edition === 'cn' ? row.title_cn : row.title_en;
        const found = texts.find(({ section }) => section === part);
        return edition === 'cn' ? found?.text_cn : found?.text_en;
      });
    await storeWords(db, id, [withFilled(shown('cn'), 'cn', filled), withFilled(shown('en'), 'en', filled)]);
  },
};
