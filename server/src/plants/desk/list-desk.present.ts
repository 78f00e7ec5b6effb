import type { PlantDifference, PlantListDetail, PlantListImport } from '@btc/contract/plants/desk/plant-list-desk.ts';
import { differenceKinds, listImportStates, plantListForms } from '@btc/contract/plants/plant-codes.ts';
import { z } from 'zod';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { reasons } from '#platform/import/issue-reasons.ts';
import { presentIssues, presentTitles, storedIssue, storedTitles } from '#platform/import/present-file.ts';
import {
  countDemoPlants,
  findManyEnds,
  type ListImportRecord,
  type listListLines,
} from '../list/list-import.queries.ts';
import { isUpToDate, readUndo } from '../list/list-commit.service.ts';
import { readMeats } from '../plant-codes.parse.ts';

const counts = z.partialRecord(z.enum(differenceKinds), z.int().min(1));
const sides = z.record(z.string(), z.string());
const issues = z.array(z.strictObject({ Column: z.string(), Value: z.string(), Rule: z.string() }));
const form = z.enum(plantListForms);
const state = z.enum(listImportStates);
const kind = z.enum(differenceKinds);

export async function presentImport(db: Db, record: ListImportRecord): Promise<PlantListImport> {
  const isOpen = record.state === 'previewed' && record.form === 'approvedList';
  return {
    ImportID: record.id,
    Form: form.parse(record.form),
    FileName: record.file_name,
    State: state.parse(record.state),
    ListedOn: record.listed_on,
    Origins: record.origins,
    Meats: readMeats(record.meats),
    Lines: record.lines,
    Counts: counts.parse(record.counts),
    DemoPlants: isOpen ? await countDemoPlants(db, record.origins, record.meats) : 0,
    UploadedBy: record.uploaded_name,
    UploadedDate: shanghaiMoment(record.uploaded_at),
    DecidedBy: record.decided_name,
    DecidedDate: record.decided_at === null ? null : shanghaiMoment(record.decided_at),
  };
}

export async function presentDetail(db: Db, record: ListImportRecord): Promise<PlantListDetail> {
  const { isPossible, changed } = await readUndo(db, record);
  const many = record.state === 'previewed' ? await findManyEnds(db, record) : null;
  return {
    ...(await presentImport(db, record)),
    UpToDate: record.state !== 'previewed' || (await isUpToDate(db, record)),
    Undoable: isPossible,
    ManyEnds: many === null ? null : { Ends: many.ends, InForce: many.inForce },
    Warnings: presentIssues(z.array(storedIssue).parse(record.warnings)),
    Titles: presentTitles(storedTitles.parse(record.titles)),
    ChangedTotal: changed[0]?.total ?? 0,
    ChangedPlants: changed.map((row) => ({
      PlantID: row.is_there ? row.plant_id : null,
      Origin: row.origin,
      PlantNo: row.number,
      NameCn: row.name_cn,
      NameEn: row.name_en,
      ChangedBy: row.by,
      ChangedDate: row.at === null ? null : shanghaiMoment(row.at),
      ImportID: row.import_id,
      FileName: row.file_name,
    })),
  };
}

type ListLineRecord = Awaited<ReturnType<typeof listListLines>>[number];

/** Words of a rule; an older release may have stored rules unknown now. */
function toReason(rule: string) {
  const found = Object.entries(reasons).find(([code]) => code === rule)?.[1];
  return { ReasonCn: found?.cn ?? rule, ReasonEn: found?.en ?? rule };
}

export function presentLine(line: ListLineRecord): PlantDifference {
  return {
    DifferenceID: line.id,
    Kind: kind.parse(line.kind),
    Line: line.line,
    PlantID: line.plant_id,
    Origin: line.origin,
    PlantNo: line.number,
    Name: line.name,
    Before: sides.parse(line.before),
    After: sides.parse(line.after),
    Issues: issues.parse(line.issues).map((issue) => ({ ...issue, ...toReason(issue.Rule) })),
  };
}
