import { modules } from '@btc/contract/members/access.ts';
import { openSession } from '@btc/server/src/platform/session/session.ts';
import type { Demonstration } from './demonstration.fixture.ts';

export const readers = ['stranger', 'lapsed', 'oneModule', 'paid'] as const;
export type ReaderKind = (typeof readers)[number];

const paid = { charge: 3, until: '2099-01-01T00:00:00Z', modules: [...modules] };

const accounts = {
  lapsed: { ...paid, until: '2026-01-01T00:00:00Z' },
  oneModule: { ...paid, modules: ['Est'] },
  paid,
} as const;

export async function addReaders({ db, clock, config }: Demonstration, prefix: string) {
  const headers = new Map<ReaderKind, Record<string, string>>([['stranger', {}]]);
  for (const kind of ['lapsed', 'oneModule', 'paid'] as const) {
    const { charge, until, modules: open } = accounts[kind];
    const { id } = await db
      .insertInto('account')
      .values({
        login_user_name: `${prefix}_${kind}`,
        state: 'normal',
        created_at: clock.now(),
        charge_state: charge,
        charge_expire_date: until,
        can_visit_module: [...open],
        charge_state_en: charge,
        charge_en_expire_date: until,
        can_visit_module_en: [...open],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    clock.advance(1);
    const token = await openSession(db, { userId: id, remember: false, now: clock.now(), isStaff: false });
    headers.set(kind, { token, authorization: config.apiKey });
  }
  return (kind: ReaderKind): Record<string, string> => headers.get(kind) ?? {};
}
