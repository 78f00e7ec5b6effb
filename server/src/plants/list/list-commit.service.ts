import type { CommittableKind, EffectBasis, PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import type { Db } from '#platform/db/db.ts';
import { badRequest } from '#platform/api/answer.ts';
import { changedMeanwhile, closed } from '#platform/audit/staff-change.ts';
import { toIssue } from '#platform/import/issue.ts';
import { type Accepted, listUnaccepted, type StoppingWarning } from '#platform/import/stopping-warnings.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { ruleOn } from '../cargo/cargo-rule.ts';
import { readRecordsVersion } from '../registry/registry.queries.ts';
import { refreshPlants } from '../registry/registry.service.ts';
import { notifyWatchers } from '../watch/notify-watchers.service.ts';
import { readStoredLine, type StoredLine } from './stored-line.ts';
import {
  insertListedEvents,
  insertListedPlants,
  type ListedEvent,
  listForeignPlants,
  listPlantNumbers,
  type ReadPlant,
  removeMeats,
  updateDetails,
  updateNumbers,
  updateScope,
} from './list-commit.queries.ts';
import {
  decideListImport,
  findManyEnds,
  type ListImportRecord,
  listCommittable,
  listDemoPlants,
  lockListImport,
} from './list-import.queries.ts';
import type { Uploader } from './list-preview.service.ts';
import {
  hasStored,
  storeAdded,
  storePlants,
  listChangedSince,
  lockStored,
  noteOutcome,
  restoreStored,
  deleteListedPlants,
} from './list-undo.queries.ts';

export interface CommitRequest {
  readonly importId: number;
  readonly kinds: readonly CommittableKind[];
  /** The list covers its origins and meats in full: plants missing from it are no longer listed. */
  readonly isComplete: boolean;
  /** Null: the day of the list. */
  readonly effectiveOn: string | null;
  readonly basis: EffectBasis | null;
  readonly notify: boolean;
  readonly accept: Accepted;
}

export interface CommitContext {
  readonly actor: Uploader;
  readonly now: Date;
  readonly publicUrl: string;
}

type Lines = readonly StoredLine[];

function readPlants(lines: Lines): readonly ReadPlant[] {
  return lines.flatMap(({ plantId, reading }) =>
    plantId === null || reading === null ? [] : [{ id: plantId, reading }],
  );
}

function listIds(lines: Lines): readonly number[] {
  return lines.flatMap(({ plantId }) => plantId ?? []);
}

interface Work {
  readonly db: Db;
  readonly record: ListImportRecord;
  readonly effectiveOn: string;
  readonly basis: EffectBasis | null;
  readonly notifies: boolean;
}

/** Adds new plants, registered from the day given in the list, else from the day of the change. */
async function addPlants({ db, record, effectiveOn, basis }: Work, lines: Lines) {
  const readings = lines.flatMap(({ reading }) => reading ?? []);
  const isChinaList = record.form === 'approvedList';
  const added = await insertListedPlants(
    db,
    readings.map((reading) => ({ reading, foreignDirectory: isChinaList ? null : 'fsis' })),
  );
  const events = readings.flatMap((reading): readonly ListedEvent[] => {
    const plantId = added.get(`${reading.origin}-${reading.number}`);
    if (plantId === undefined || !isChinaList) return [];
    const approvedOn = reading.approvedOn ?? effectiveOn;
    const plain = { plantId, oldNumber: null, newNumber: null };
    const approved: ListedEvent = {
      ...plain,
      status: 'NEW',
      effectiveOn: approvedOn,
      basis: null,
      rule: ruleOn(approvedOn),
    };
    if (reading.state !== 'suspended') return [approved];
    return [approved, { ...plain, status: 'SUSP_CN', effectiveOn, basis, rule: ruleOn(effectiveOn) }];
  });
  return { ids: [...added.values()], events };
}

const withBasis: ReadonlySet<string> = new Set(['SUSP_CN', 'SUSP_SELF', 'REGAIN', 'CANCEL']);

function toEvents(
  { effectiveOn, basis }: Work,
  lines: Lines,
  numbers: ReadonlyMap<number, string>,
): readonly ListedEvent[] {
  return lines.flatMap(({ plantId, change, reading }) => {
    if (plantId === null || change === null) return [];
    const isRenumbered = change === 'RENUM';
    return [
      {
        plantId,
        status: change,
        effectiveOn,
        basis: withBasis.has(change) ? basis : null,
        rule: ruleOn(effectiveOn),
        oldNumber: isRenumbered ? (numbers.get(plantId) ?? null) : null,
        newNumber: isRenumbered ? (reading?.listedNumber ?? null) : null,
      },
    ];
  });
}

function listMeats({ meats }: ListImportRecord): readonly PlantMeat[] {
  return (['beef', 'pork'] as const).filter((meat) => meats.includes(meat));
}

async function applyLines(work: Work, lines: Lines): Promise<readonly number[]> {
  const { db, record } = work;
  const of = (kind: CommittableKind): Lines => lines.filter((line) => line.kind === kind);
  const known = lines.filter(({ plantId }) => plantId !== null);
  const out =
    record.form === 'approvedList'
      ? await listDemoPlants(db, record.origins, record.meats)
      : await listForeignPlants(db, listIds(of('gone')));
  await storePlants(db, record.id, [...new Set([...listIds(known), ...out])]);
  const numbers = await listPlantNumbers(db, listIds(of('renumbered')));
  await deleteListedPlants(db, record.id, out);
  await updateNumbers(db, readPlants(of('renumbered')));
  await updateDetails(db, readPlants(of('details')));
  const scope = of('scope');
  await updateScope(db, readPlants(scope), listMeats(record));
  await removeMeats(db, listIds(scope.filter(({ reading }) => reading === null)), listMeats(record));
  const added = await addPlants(work, of('new'));
  await storeAdded(db, record.id, added.ids);
  const source = record.form === 'approvedList' ? `GACC ${record.listed_on}` : `FSIS ${record.listed_on}`;
  await insertListedEvents(db, [...added.events, ...toEvents(work, known, numbers)], {
    announcedOn: record.listed_on,
    source,
    importId: record.id,
    notifies: work.notifies,
  });
  return [...new Set([...added.ids, ...listIds(known)])];
}

function isMissing({ kind, reading }: StoredLine): boolean {
  return kind === 'gone' || (kind === 'scope' && reading === null);
}

/** Locks an undecided import; throws 1009 for none, 1001 where it is decided already. */
export async function getOpenImport(db: Db, id: number): Promise<ListImportRecord> {
  const record = await lockListImport(db, id);
  if (record === undefined) throw new ApiError(1009);
  if (record.state !== 'previewed') throw closed('ImportID');
  return record;
}

/** A part of a list, or a column read wrongly, looks like a whole list that ends many. */
export async function listManyEnds(db: Db, record: ListImportRecord): Promise<readonly StoppingWarning[]> {
  const many = await findManyEnds(db, record);
  if (many === null) return [];
  return [{ line: 0, ...toIssue('manyEnds', '', `${many.ends} : ${many.inForce}`), reason: 'manyEnds' }];
}

export async function isUpToDate(db: Db, { records_version: version }: ListImportRecord): Promise<boolean> {
  return (await readRecordsVersion(db)) === version;
}

/** Applies a list in the caller's transaction and tells the watchers. */
export async function commitList(
  db: Db,
  request: CommitRequest,
  { actor, now, publicUrl }: CommitContext,
): Promise<ListImportRecord> {
  const record = await getOpenImport(db, request.importId);
  if (!(await isUpToDate(db, record))) throw changedMeanwhile('ImportID');
  if (!request.isComplete && request.kinds.includes('gone')) throw badRequest('Complete', 'required');
  const stored = await listCommittable(db, record.id, request.kinds);
  const { basis, notify: notifies } = request;
  const work = { db, record, effectiveOn: request.effectiveOn ?? record.listed_on, basis, notifies };
  const lines = stored.map(readStoredLine).filter((line) => request.isComplete || !isMissing(line));
  const odd = lines.some(isMissing) ? await listManyEnds(db, record) : [];
  if (listUnaccepted(odd, request.accept).length > 0) throw badRequest('Accept', 'manyends');
  const ids = await applyLines(work, lines);
  const changes = await refreshPlants(db, ids, now);
  if (request.notify) await notifyWatchers(db, changes, { now, publicUrl });
  await noteOutcome(db, record.id);
  await decideListImport(db, record.id, { state: 'committed', by: actor.id, name: actor.name, now });
  return record;
}

const namedPlants = 20;

export async function readUndo(db: Db, record: ListImportRecord) {
  if (record.state !== 'committed') return { isPossible: false, changed: [] };
  const changed = await listChangedSince(db, record.id, namedPlants);
  return { isPossible: changed.length === 0 && (await hasStored(db, record.id)), changed };
}

/** Undoes an import in the caller's transaction and tells the watchers. */
export async function undoList(
  db: Db,
  request: Pick<CommitRequest, 'importId' | 'notify'>,
  { actor, now, publicUrl }: CommitContext,
): Promise<void> {
  const record = await lockListImport(db, request.importId);
  if (record === undefined) throw new ApiError(1009);
  if (record.state !== 'committed') throw closed('ImportID');
  await lockStored(db, record.id);
  if (!(await readUndo(db, record)).isPossible) throw changedMeanwhile('ImportID');
  const changes = await refreshPlants(db, await restoreStored(db, record.id), now);
  if (request.notify) await notifyWatchers(db, changes, { now, publicUrl });
  await decideListImport(db, record.id, { state: 'undone', by: actor.id, name: actor.name, now });
}
