import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffRole } from '@btc/contract/members/access.ts';
import { operations as contract } from '@btc/contract/operations.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import { anonymousCaller, type BoundOperation, type Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { ReadFigures } from '#figures/read-figures.ts';
import { type FileStore, openFolderStore } from '#platform/files/file-store.ts';
import { addCaller } from './add-caller.ts';
import { fixedClock } from './fixed-clock.ts';
import { answerFigures } from './answer-figures.ts';
import { createTestDatabase } from './test-database.ts';

type Contract = typeof contract;

interface DeskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly readFigures: ReadFigures;
}

/** Operations on a database of their own, with a clock that stands still; every figure is 6,360. */
export async function createTestDesk(bindAll: (deps: DeskDeps) => readonly BoundOperation[]) {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = fixedClock('2026-11-20T08:00:00+08:00');
  const folder = await mkdtemp(join(tmpdir(), 'btc-desk-'));
  const operations = bindAll({
    db,
    clock,
    files: openFolderStore(folder),
    readFigures: answerFigures(() => 6360),
  });

  const add = (name: string, role: StaffRole | null, email: string | null = null): Promise<Caller> =>
    addCaller({ db, clock }, { name, role, email });

  const call = async <Name extends keyof Contract>(
    name: Name,
    data: RequestOf<Contract[Name]>,
    caller: Caller = anonymousCaller,
  ): Promise<OutputOf<Contract[Name]>> => {
    const bound = operations.find(({ operation }) => operation.name === name);
    if (bound === undefined) throw new Error(`${name} is not bound`);
    const answer: unknown = contract[name].output.parse(await bound.handle(data, caller, noCache));
    return answer as OutputOf<Contract[Name]>; // the schema just parsed it
  };

  const drop = async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { db, clock, call, addCaller: add, drop };
}

export type TestDesk = Awaited<ReturnType<typeof createTestDesk>>;
