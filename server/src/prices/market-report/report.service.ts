import { formatWeek } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Slice } from '#platform/api/paging.ts';
import type { Reader } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { openReportItem, type WeekDeps, type WeekTextDeps } from '../week-access.ts';
import { readFrozenOrNow } from './report-desk.service.ts';
import { previewReport } from './report-figures.ts';
import type { ReportSources } from './report-week.ts';
import { presentReport, presentSections, sectionNames, toFigures, toReadersText } from './report.present.ts';
import { countPublished, findNeighbours, findReport, listPublished, listTexts, listYears } from './report.queries.ts';

export async function readArchive({ db }: WeekDeps, question: { isEn: boolean; year: number | null; slice: Slice }) {
  const [rows, total, years] = await Promise.all([
    listPublished(db, question.year, question.slice),
    countPublished(db, question.year),
    listYears(db),
  ]);
  return { Rows: rows.map((row) => presentReport(row, question.isEn)), Total: total, Dates: years };
}

async function readNeighbours(db: Db, weekStart: string) {
  const { previous, next } = await findNeighbours(db, weekStart);
  const of = (row: typeof previous) =>
    row === undefined ? null : { ReportID: row.id, Week: formatWeek(row.week_start) };
  return { Previous: of(previous), Next: of(next) };
}

/** A locked issue only names its sections. */
export async function readReport(db: Db, reader: Reader, id: number) {
  const isEn = reader.edition === 'en';
  const row = await findReport(db, id);
  if (row === undefined || row.state !== 'published') throw new ApiError(1009);
  const [texts, around] = await Promise.all([listTexts(db, id), readNeighbours(db, row.week_start)]);
  const sections = presentSections(toFigures(row), toReadersText(texts, isEn));
  const head = presentReport(row, isEn);
  const access = await openReportItem(db, reader, id);
  const dict = { TrialLeft: access.trialLeft, ...around };
  if (access.kind === 'locked') {
    return {
      Row: head,
      List: sectionNames(sections),
      Dict: { Locked: true as const, Module: 'Price' as const, Reason: access.reason, ...dict },
    };
  }
  return {
    Row: { ...head, Sections: sections },
    List: sectionNames(sections),
    Dict: { Locked: false as const, ...dict },
  };
}

export async function previewIssue(
  deps: WeekTextDeps & ReportSources,
  { id, isEn }: { readonly id: number; readonly isEn: boolean },
) {
  const { db, clock, readFigures } = deps;
  const row = await findReport(db, id);
  if (row === undefined) throw new ApiError(1009);
  const at = row.state === 'published' && row.published_at !== null ? row.published_at : clock.now();
  const [words, figures] = await Promise.all([
    previewReport({ db, readFigures }, { id, edition: isEn ? 'en' : 'cn', at }),
    readFrozenOrNow(db, row, deps),
  ]);
  const head = presentReport({ ...row, published_at: at, title_cn: words.title, title_en: words.title }, isEn);
  return { ...head, Sections: presentSections(figures, (section) => words[section]) };
}
