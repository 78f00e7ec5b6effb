import { weekOperations as contract } from '@btc/contract/prices/week.operations.ts';
import type { MembershipFields, StaffRole } from '@btc/contract/members/access.ts';
import type { LiveCattleCode } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import type { Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { noMembership } from '#testing/add-caller.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { answerFigures } from '#testing/answer-figures.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { type CountedQuotas, createSafeguardService } from '#safeguard/safeguard.service.ts';
import { createWeekOperations } from './week.operations.ts';

type Contract = typeof contract;

const signedOut: Caller = { token: null, user: null, address: '203.0.113.7' };

export const paidPrice: Partial<MembershipFields> = {
  ChargeState: 3,
  ChargeExpireDate: '2027-06-01T00:00:00Z',
  CanVisitModule: 'Info|Price',
};

export const onTrial: Partial<MembershipFields> = { ChargeState: 2, ChargeExpireDate: '2026-12-20T00:00:00Z' };

export async function createWeekFixture() {
  const { db, drop } = await createTestDatabase();
  const clock = fixedClock('2026-11-18T10:00:00+08:00');
  const releases = () => Promise.resolve([{ Date: '2026-11-24', TitleCn: '海关数据', TitleEn: 'Customs data' }]);
  const use: { counted: CountedQuotas | null } = { counted: null };
  const safeguard = createSafeguardService({ db, readCounts: () => Promise.resolve(use.counted) });
  const operations = createWeekOperations({ db, clock, releases, safeguard, readFigures: answerFigures(() => 6360) });

  const call = async <Name extends keyof Contract>(
    name: Name,
    data: RequestOf<Contract[Name]>,
    caller: Caller = signedOut,
  ): Promise<OutputOf<Contract[Name]>> => {
    const bound = operations.find(({ operation }) => operation.name === name);
    if (bound === undefined) throw new Error(`${name} is not bound`);
    const answer: unknown = contract[name].output.parse(await bound.handle(data, caller, noCache));
    return answer as OutputOf<Contract[Name]>; // the schema just parsed it
  };

  const addUser = async (
    name: string,
    membership: Partial<MembershipFields> = {},
    staffRole: StaffRole | null = null,
  ): Promise<Caller> => {
    const row = await db
      .insertInto('account')
      .values({ login_user_name: name, created_at: clock.now(), trial_item_limit: 2 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = { userId: row.id, loginUserName: name, accountState: 'normal', staffRole } as const;
    return {
      token: 'token',
      address: '203.0.113.7',
      user: { ...user, membership: { ...noMembership, ...membership } },
    };
  };
  return { db, clock, use, call, addUser, drop };
}

export type WeekFixture = Awaited<ReturnType<typeof createWeekFixture>>;

interface EnteredPrice {
  readonly day: string;
  readonly price: string;
  readonly code?: LiveCattleCode;
}

export async function enterCattle(
  { call }: Pick<WeekFixture, 'call'>,
  analyst: Caller,
  { day, price, code = 'BRA' }: EnteredPrice,
): Promise<void> {
  const { Rows } = await call('GetLiveCattleSheet', { Date: day }, analyst);
  const quote = Rows.find(({ Code }) => Code === code)?.Quote ?? null;
  const fixed = { Code: code, ExpectedRevision: quote?.Revision ?? 0 };
  const Values = { LocalPrice: price, UsdPerUnit: '0.2', Source: 'CEPEA/B3' };
  if (quote?.State === 'published') {
    await call('CorrectLiveCattlePrice', { ...fixed, Date: day, Values, Reason: 'test' }, analyst);
    return;
  }
  const Lines = [{ ...fixed, Values, Confirmed: true }];
  await call('SaveLiveCattleDrafts', { Date: day, Lines }, analyst);
  const seen = [{ Code: code, ExpectedRevision: fixed.ExpectedRevision + 1 }];
  await call('PublishLiveCattle', { Date: day, Lines: seen }, analyst);
}
