import type { BoundOperation, Caller } from '#platform/api/binding.ts';
import { createDispatcher } from '#platform/api/dispatch.ts';
import { toApiBase } from '@btc/contract/wire/message-type.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { Db } from '#platform/db/db.ts';
import { findSessionUser, openSession } from '#platform/session/session.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { createMarketOperations } from './market.operations.ts';

const start = '2026-11-21T08:00:00+08:00';

export const offer = {
  Type: 'futures',
  Side: 'offer',
  Meat: 'beef',
  Origin: 'URY',
  Cut: 'chuck_roll',
  Storage: 'frozen',
  Quantity: 2,
  QuantityUnit: 'fcl',
  Term: 'CFR',
  Port: 'shanghai',
  ShipmentMonth: '2026-12',
  Price: 5350,
  PriceUnit: 'USD/t',
  PlantNo: 'Est. 007',
  ValidUntil: '2026-12-01',
} as const;

interface Answered {
  readonly Row?: Readonly<Record<string, unknown>> | null;
  readonly Rows?: readonly Readonly<Record<string, unknown>>[];
  readonly Dict?: Readonly<Record<string, unknown>>;
  readonly Total?: number;
}

export async function createMarketFixture() {
  const { db, drop } = await createTestDatabase();
  const clock = fixedClock(start);
  const operations = createMarketOperations({ db, clock, publicUrl: 'https://portal.example' });
  const dispatcher = createDispatcher(operations, 'fail');
  const ask = async (name: string, data: object, token?: string): Promise<Answered> => {
    const bound: BoundOperation | undefined = dispatcher.find(toApiBase(name), name);
    if (bound === undefined) throw new Error(`No operation ${name}`);
    return dispatcher.run(bound, data, await makeCaller(token));
  };
  const makeCaller = async (token = ''): Promise<Caller> => ({
    token: token === '' ? null : token,
    user: token === '' ? null : await findSessionUser(db, token, clock.now()),
    address: '203.0.113.7',
  });
  return {
    db,
    clock,
    ask,
    drop,
    /** Code and issues with which a call is refused; null where it is answered. */
    error: (name: string, data: object, token?: string) => ask(name, data, token).then(() => null, toErrorCode),
    newMember: (name: string, options: MemberOptions = {}) => newMember(db, { name, now: clock.now(), ...options }),
  };
}

export type MarketFixture = Awaited<ReturnType<typeof createMarketFixture>>;

function toErrorCode(error: unknown): object {
  if (!(error instanceof ApiError)) throw error;
  return { code: error.code, ...error.data };
}

interface MemberOptions {
  readonly isPaid?: boolean;
  readonly role?: 'desk' | 'editor' | 'analyst';
  readonly hasCompany?: boolean;
}

async function newMember(db: Db, member: MemberOptions & { readonly name: string; readonly now: Date }) {
  const { name, now, isPaid = false, role = null, hasCompany = true } = member;
  const { id } = await db
    .insertInto('account')
    .values({
      login_user_name: name,
      created_at: now,
      staff_role: role,
      company_name: hasCompany ? `${name} Foods (Demo) Ltd.` : null,
      company_local_name: hasCompany ? `${name}食品公司` : null,
      company_type: 'importer',
      company_country: 'CHN',
      company_email: `${name}@example.com`,
      email_proven_at: now,
      contact_person_name: 'Ana',
      charge_state_en: isPaid ? 3 : 0,
      charge_en_expire_date: isPaid ? new Date(now.getTime() + 86_400_000_000) : null,
      can_visit_module_en: isPaid ? ['Market'] : [],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, token: await openSession(db, { userId: id, remember: true, now, isStaff: role !== null }) };
}
