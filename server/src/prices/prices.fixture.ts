import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anonymousCaller, type BoundOperation, type Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { openFolderStore } from '#platform/files/file-store.ts';
import { type FixedClock, fixedClock } from '#testing/fixed-clock.ts';
import { answerFigures } from '#testing/answer-figures.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import type { SessionUser } from '#platform/session/session-user.ts';
import { type CountedQuotas, createSafeguardService } from '#safeguard/safeguard.service.ts';
import { priceFileForms } from './import/read-price-file.ts';
import type { PriceDeps, YearVolumes } from './price-deps.ts';
import { createPricesOperations } from './prices.operations.ts';
import type { WeekTextDeps } from './week-access.ts';

export interface PricesFixture extends PriceDeps, WeekTextDeps {
  readonly db: TestDatabase['db'];
  readonly clock: FixedClock;
  volumes: YearVolumes | null;
  counted: CountedQuotas | null;
  /** Calls an operation as the server does: input and answer both checked against the contract. */
  call(name: string, data?: object, caller?: Caller): Promise<unknown>;
  close(): Promise<void>;
}

export async function openPricesFixture(now = '2026-11-21T12:00:00+08:00'): Promise<PricesFixture> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'prices-'));
  const clock = fixedClock(now);
  const files = openFolderStore(join(folder, 'files'));
  const fixture: PricesFixture = {
    db: database.db,
    clock,
    files,
    fileForms: priceFileForms,
    volumes: null,
    readYearVolumes: () => Promise.resolve(fixture.volumes),
    readFigures: answerFigures(() => 6360),
    counted: null,
    safeguard: createSafeguardService({ db: database.db, readCounts: () => Promise.resolve(fixture.counted) }),
    call: async (name, data = {}, caller = anonymousCaller) => {
      const bound = operations.find(({ operation }) => operation.name === name);
      if (bound === undefined) throw new Error(`No such operation: ${name}`);
      return bound.operation.output.parse(await bound.handle(bound.operation.input.parse(data), caller, noCache));
    },
    close: async () => {
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  const operations: readonly BoundOperation[] = createPricesOperations(fixture);
  return fixture;
}

export function paidCaller(userId: number, staffRole: SessionUser['staffRole'] = null): Caller {
  const modules = 'Info|Price|PorkPrice';
  return {
    ...anonymousCaller,
    token: 'token',
    user: {
      userId,
      loginUserName: `user${userId}`,
      accountState: 'normal',
      staffRole,
      membership: {
        ChargeState: 3,
        ChargeExpireDate: '2099-01-01',
        CanVisitModule: modules,
        ChargeStataEn: 3,
        ChargeEnExpireDate: '2099-01-01',
        CanVisitModuleEn: modules,
      },
    },
  };
}

export async function addAccount(db: PricesFixture['db'], name: string): Promise<number> {
  const row = await db
    .insertInto('account')
    .values({ login_user_name: name, password_hash: 'x', state: 'normal', created_at: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
