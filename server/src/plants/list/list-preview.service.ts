import {
  type DifferenceKind,
  type PlantListForm,
  plantListForms,
  type PlantMeat,
  plantMeats,
} from '@btc/contract/plants/plant-codes.ts';
import { type TextEncoding, textEncodings } from '@btc/contract/imported-files.ts';
import { parseOneOf } from '@btc/contract/parse-one-of.ts';
import { plantListRule } from '@btc/contract/plants/desk/plant-list-rule.ts';
import type { Db } from '#platform/db/db.ts';
import { knownCode } from '#platform/db/known-code.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { computeChecksum, storeCopy } from '#platform/files/local-file.ts';
import { openDictionary } from '#dictionary/face.ts';
import type { Issue } from '#platform/import/issue.ts';
import type { TitleAccount } from '#platform/import/text/header.ts';
import { readRecordsVersion } from '../registry/registry.queries.ts';
import { compareList, type Difference } from './compare-list.ts';
import {
  insertListImport,
  insertListLines,
  type ListImportRecord,
  type ListLine,
  listPlantFacts,
  replaceComparison,
} from './list-import.queries.ts';
import { type PlantList, readPlantList } from './plant-list.read.ts';

export interface ListDeps {
  readonly db: Db;
  readonly files: FileStore;
}

export interface ListFile {
  readonly path: string;
  readonly fileName: string;
  readonly form: PlantListForm;
  readonly listedOn: string;
  readonly sheet?: string | null;
  readonly encoding?: TextEncoding | null;
}

export interface Uploader {
  readonly id: number | null;
  readonly name: string;
}

export type Preview =
  | {
      readonly kind: 'previewed';
      readonly importId: number;
      readonly issues: readonly Issue[];
      readonly warnings: readonly Issue[];
      readonly titles: TitleAccount | null;
    }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] };

function formatName({ reading, plant }: Difference): string | null {
  return (
    [reading?.nameEn, reading?.nameCn, reading?.nameLocal, plant?.nameEn, plant?.nameCn].find((name) => name) ?? null
  );
}

function toLine(difference: Difference): ListLine {
  const { kind, reading, plant, before, after, change } = difference;
  return {
    kind,
    line: reading?.line ?? null,
    plantId: plant?.id ?? null,
    origin: reading?.origin ?? plant?.origin ?? null,
    number: reading?.listedNumber ?? plant?.listedNumber ?? plant?.number ?? null,
    name: formatName(difference),
    before,
    after,
    reading: kind === 'same' ? null : { reading, change },
    issues: [],
  };
}

const plainLine = { plantId: null, origin: null, before: {}, after: {}, reading: null } as const;

function otherLines({ outOfScope, issues }: PlantList): readonly ListLine[] {
  return [
    ...outOfScope.map(({ line, number, name }): ListLine => ({
      ...plainLine,
      kind: 'outOfScope',
      line,
      number,
      name,
      issues: [],
    })),
    ...[...issues].map(([line, some]): ListLine => ({
      ...plainLine,
      kind: 'faulty',
      line,
      number: null,
      name: null,
      issues: some,
    })),
  ];
}

function countKinds(lines: readonly ListLine[]): Partial<Record<DifferenceKind, number>> {
  const counts: Partial<Record<DifferenceKind, number>> = {};
  for (const { kind } of lines) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

async function compareNow(db: Db, { form, list }: { readonly form: PlantListForm; readonly list: PlantList }) {
  const origins = [...new Set(list.readings.map(({ origin }) => origin))].toSorted();
  const meats: PlantMeat[] = plantMeats.filter((meat) => list.readings.some((reading) => reading.meats.includes(meat)));
  const recordsVersion = await readRecordsVersion(db);
  const records = await listPlantFacts(db, origins);
  const differences = compareList({ form, readings: list.readings, unread: list.unread, records, meats });
  const lines = [...differences.map(toLine), ...otherLines(list)];
  return { origins, meats, recordsVersion, lines, counts: countKinds(lines) };
}

export async function compareAgain({ db, files }: ListDeps, record: ListImportRecord): Promise<void> {
  const form = knownCode(plantListForms, record.form);
  const path = await files.toPath(record.file_path);
  const encoding = parseOneOf(textEncodings, record.encoding) ?? null;
  const how = { most: plantListRule.maxRows, dictionary: await openDictionary(db), sheet: record.sheet, encoding };
  const read = await readPlantList(path, form, how);
  // It could be read when it came.
  if (read.kind === 'refused') throw new Error(`The file of list ${record.id} cannot be read any more`);
  await replaceComparison(db, record.id, await compareNow(db, { form, list: read.list }));
}

/** Stores a list's comparison with the records in the caller's transaction; nothing else changes. */
export async function previewList(
  { db, files }: ListDeps,
  { path, fileName, form, listedOn, sheet = null, encoding = null }: ListFile,
  { uploader, now }: { readonly uploader: Uploader; readonly now: Date },
): Promise<Preview> {
  const dictionary = await openDictionary(db);
  const read = await readPlantList(path, form, { most: plantListRule.maxRows, dictionary, sheet, encoding });
  if (read.kind === 'refused') return read;
  const { list } = read;
  const checksum = await computeChecksum(path);
  const filePath = `plant-lists/${checksum}`;
  // As it came.
  await storeCopy(files, path, filePath);
  const { lines, ...compared } = await compareNow(db, { form, list });
  const importId = await insertListImport(db, {
    form,
    fileName,
    checksum,
    filePath,
    listedOn,
    sheet,
    encoding,
    titles: list.titles,
    warnings: list.warnings,
    ...compared,
    lines: list.lines,
    uploadedBy: uploader.id,
    uploadedName: uploader.name,
    now,
  });
  await insertListLines(db, importId, lines);
  const { warnings, titles } = list;
  return { kind: 'previewed', importId, issues: [...list.issues.values()].flat(), warnings, titles };
}
