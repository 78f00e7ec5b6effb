import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantsOperations as contract } from '@btc/contract/plants/plants.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { toSlice } from '#platform/api/paging.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import type { Issue } from '#platform/import/issue.ts';
import { presentIssues } from '#platform/import/present-file.ts';
import type { SessionUser } from '#platform/session/session-user.ts';
import { commitList, undoList, getOpenImport } from '../list/list-commit.service.ts';
import {
  countListImports,
  decideListImport,
  findListImport,
  listListImports,
  listListLines,
} from '../list/list-import.queries.ts';
import { compareAgain, previewList, type Uploader } from '../list/list-preview.service.ts';
import type { PlantsDeps } from '../plants-deps.ts';
import { presentDetail, presentImport, presentLine } from './list-desk.present.ts';

function toUploader({ userId, loginUserName }: SessionUser): Uploader {
  return { id: userId, name: loginUserName };
}

const maxIssues = 200;

function refused(issues: readonly Issue[]): ApiError {
  const shown = presentIssues(issues.slice(0, maxIssues));
  return new ApiError(1001, { List: shown.map(({ Rule }) => ({ Field: 'Files', Rule })), Dict: { Issues: shown } });
}

async function withLocalFile<Result>(file: Blob, work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = join(tmpdir(), 'btc-plant-lists');
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    await writeFile(path, Buffer.from(await file.arrayBuffer()));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function getImport({ db }: PlantsDeps, id: number) {
  const record = await findListImport(db, id);
  if (record === undefined) throw new ApiError(1009);
  return presentDetail(db, record);
}

function upload(deps: PlantsDeps): BoundOperation {
  return bind(contract.UploadPlantList, async ({ Files, FileName, Form, ListedOn, Encoding }, caller) => {
    const importId = await withLocalFile(Files, (path) =>
      changeAsStaff(deps, { operation: 'UploadPlantList', caller }, async ({ db, now, staff }) => {
        const file = { path, fileName: FileName, form: Form, listedOn: ListedOn, encoding: Encoding || null };
        const preview = await previewList({ db, files: deps.files }, file, { uploader: toUploader(staff), now });
        if (preview.kind === 'refused') throw refused(preview.issues);
        const after = { Form, FileName, ListedOn };
        return { subject: { kind: 'plantList', id: preview.importId }, before: null, after, result: preview.importId };
      }),
    );
    return { Row: await getImport(deps, importId) };
  });
}

function commit(deps: PlantsDeps): BoundOperation {
  return bind(contract.CommitPlantList, async ({ ImportID, ...given }, caller) => {
    const { Kinds, Complete, EffectiveOn, Basis, Notify, Accept } = given;
    await changeAsStaff(deps, { operation: 'CommitPlantList', caller }, async ({ db, now, staff }) => {
      const request = {
        importId: ImportID,
        kinds: Kinds,
        isComplete: Complete,
        effectiveOn: EffectiveOn ?? null,
        basis: Basis,
        notify: Notify,
        accept: Accept,
      };
      const { counts } = await commitList(db, request, { actor: toUploader(staff), now, publicUrl: deps.publicUrl });
      const after = { ...given, EffectiveOn: EffectiveOn ?? null, Counts: counts };
      return { subject: { kind: 'plantList', id: ImportID }, before: null, after, result: null };
    });
    return { Row: await getImport(deps, ImportID) };
  });
}

function check(deps: PlantsDeps): BoundOperation {
  return bind(contract.CheckPlantList, async ({ ImportID }, caller) => {
    await changeAsStaff(deps, { operation: 'CheckPlantList', caller }, async ({ db }) => {
      const record = await getOpenImport(db, ImportID);
      await compareAgain({ db, files: deps.files }, record);
      return { subject: { kind: 'plantList', id: record.id }, before: null, after: null, result: null };
    });
    return { Row: await getImport(deps, ImportID) };
  });
}

function discard(deps: PlantsDeps): BoundOperation {
  return bind(contract.DiscardPlantList, async ({ ImportID }, caller) => {
    await changeAsStaff(deps, { operation: 'DiscardPlantList', caller }, async ({ db, now, staff }) => {
      const { id } = await getOpenImport(db, ImportID);
      await decideListImport(db, id, { state: 'discarded', by: staff.userId, name: staff.loginUserName, now });
      return { subject: { kind: 'plantList', id }, before: null, after: null, result: null };
    });
    return { Row: await getImport(deps, ImportID) };
  });
}

function undo(deps: PlantsDeps): BoundOperation {
  return bind(contract.UndoPlantList, async ({ ImportID, Notify }, caller) => {
    await changeAsStaff(deps, { operation: 'UndoPlantList', caller }, async ({ db, now, staff }) => {
      const context = { actor: toUploader(staff), now, publicUrl: deps.publicUrl };
      await undoList(db, { importId: ImportID, notify: Notify }, context);
      return {
        subject: { kind: 'plantList', id: ImportID },
        before: null,
        after: { Notify },
        result: null,
      };
    });
    return { Row: await getImport(deps, ImportID) };
  });
}

export function listDeskOperations(deps: PlantsDeps): readonly BoundOperation[] {
  const { db } = deps;
  return [
    upload(deps),
    bind(contract.GetPlantListImports, async ({ Page, PageSize }) => {
      const slice = toSlice({ Page, PageSize });
      const [records, total] = await Promise.all([listListImports(db, slice), countListImports(db)]);
      return { Rows: await Promise.all(records.map((record) => presentImport(db, record))), Total: total };
    }),
    bind(contract.GetPlantListDifference, async ({ ImportID, Kind, Page, PageSize }) => {
      const row = await getImport(deps, ImportID);
      const slice = toSlice({ Page, PageSize });
      const lines = await listListLines(db, { importId: ImportID, kind: Kind ?? null }, slice);
      const counts = Object.values(row.Counts);
      const total = Kind === undefined ? counts.reduce((sum, count) => sum + count, 0) : (row.Counts[Kind] ?? 0);
      return { Row: row, Rows: lines.map(presentLine), Total: total };
    }),
    check(deps),
    commit(deps),
    discard(deps),
    undo(deps),
  ];
}
