import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffRole } from '@btc/contract/members/access.ts';
import { siteOperations as contract } from '@btc/contract/site/site.operations.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import { anonymousCaller, type BoundOperation, type Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { openFolderStore } from '#platform/files/file-store.ts';
import { addCaller } from '#platform/testing/add-caller.ts';
import { fixedClock } from '#platform/testing/fixed-clock.ts';
import { answerFigures } from '#platform/testing/answer-figures.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import type { SiteDeskDeps } from './desk/site-desk.operations.ts';

type Contract = typeof contract;

/** What of the site room editors work on, with a database of its own and a clock that stands still. */
export async function createSiteDesk(bindAll: (deps: SiteDeskDeps) => readonly BoundOperation[]) {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = fixedClock('2026-11-20T08:00:00+08:00');
  const folder = await mkdtemp(join(tmpdir(), 'btc-site-'));
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

export type SiteDesk = Awaited<ReturnType<typeof createSiteDesk>>;
