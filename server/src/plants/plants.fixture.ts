import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffRole } from '@btc/contract/members/access.ts';
import type { operations } from '@btc/contract/operations.ts';
import { toApiBase } from '@btc/contract/wire/message-type.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import type { Caller } from '#platform/api/binding.ts';
import { createDispatcher } from '#platform/api/dispatch.ts';
import type { Db } from '#platform/db/db.ts';
import { openFolderStore } from '#platform/files/file-store.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { makeDemoExporters, makeDemoPlants } from '@btc/demo/companies/demo-plants.ts';
import { insertDemoCompanies } from '@btc/demo/companies/load-companies.queries.ts';
import type { PlantTrade } from './plants-deps.ts';
import { createPlantsOperations } from './plants.operations.ts';
import { refreshDuePlants } from './registry/registry.service.ts';

const start = '2026-11-21T09:00:00+08:00';

export const signedOut: Caller = { token: null, user: null, address: '203.0.113.7' };

const membershipEnd = '2027-01-01T00:00:00+08:00';

const membership = (state: number, modules: string) => ({
  ChargeState: state,
  ChargeExpireDate: membershipEnd,
  CanVisitModule: modules,
  ChargeStataEn: state,
  ChargeEnExpireDate: membershipEnd,
  CanVisitModuleEn: modules,
});

export const someTrade: PlantTrade = {
  months: [
    { month: '2026-09', kilograms: 1_234_500, usd: 6_000_000 },
    { month: '2026-10', kilograms: null, usd: 5_000_000 },
  ],
  cuts: [{ code: 'brisket', kilograms: 800_000 }],
  sourceNameCn: '演示数据',
  sourceNameEn: 'Demonstration data',
  isDemo: true,
  publishedOn: '2026-11-18',
};

type Operations = typeof operations;

interface CallerRights {
  readonly modules?: string;
  readonly state?: number;
  readonly role?: StaffRole;
  readonly edition?: 'cn' | 'en';
}

async function insertCaller(
  db: Db,
  nth: number,
  { modules = '', state = modules === '' ? 0 : 3, role, edition = 'cn' }: CallerRights,
): Promise<Caller & { readonly user: NonNullable<Caller['user']> }> {
  const name = `reader${nth}`;
  const visited = modules === '' ? [] : modules.split('|');
  const { id } = await db
    .insertInto('account')
    .values({
      login_user_name: name,
      created_at: start,
      company_email: `${name}@firm.example`,
      email_proven_at: start,
      contact_person_name: `Reader ${nth}`,
      edition,
      charge_state: state,
      charge_state_en: state,
      charge_expire_date: membershipEnd,
      charge_en_expire_date: membershipEnd,
      can_visit_module: visited,
      can_visit_module_en: visited,
      trial_item_limit: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = {
    userId: id,
    loginUserName: name,
    accountState: 'normal' as const,
    staffRole: role ?? null,
    membership: membership(state, modules),
  };
  return { token: 'token', address: '203.0.113.8', user };
}

export async function createPlantsFixture(establishmentMail: 'stopped' | 'running' = 'stopped') {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = fixedClock(start);
  const folder = await mkdtemp(join(tmpdir(), 'btc-plants-'));
  await insertDemoCompanies(db, { exporters: makeDemoExporters(), importers: [], plants: makeDemoPlants() });
  await refreshDuePlants({ db, clock });
  const files = openFolderStore(folder);
  const bound = createPlantsOperations({
    db,
    clock,
    files,
    publicUrl: 'https://portal.example',
    establishmentMail,
    readPlantTrade: async () => someTrade,
  });
  const dispatcher = createDispatcher(bound, 'fail');
  let callers = 0;

  async function ask<Name extends keyof Operations>(
    name: Name,
    data: RequestOf<Operations[Name]>,
    caller: Caller = signedOut,
  ): Promise<OutputOf<Operations[Name]>> {
    const found = dispatcher.find(toApiBase(name), name);
    if (found === undefined) throw new Error(`No operation ${name}`);
    return (await dispatcher.run(found, data, caller)) as OutputOf<Operations[Name]>; // the dispatcher holds answers to the contract
  }

  return {
    db,
    clock,
    files,
    dispatcher,
    ask,
    addCaller: (rights: CallerRights = {}) => {
      callers += 1;
      return insertCaller(db, callers, rights);
    },
    mailsTo: (to: string) =>
      db.selectFrom('outgoing_mail').selectAll().where('recipient', '=', to).orderBy('id').execute(),
    drop: async () => {
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type PlantsFixture = Awaited<ReturnType<typeof createPlantsFixture>>;
