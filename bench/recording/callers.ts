import { openDb } from '@btc/server/src/platform/db/db.ts';
import { openSession } from '@btc/server/src/platform/session/session.ts';
import { sql } from 'kysely';

const models = {
  none: 'demo_none',
  applied: 'demo_applied',
  trial: 'demo_trial',
  paid: 'demo_paid',
  expiring: 'demo_expiring',
  lapsed: 'demo_lapsed',
  frozen: 'demo_frozen',
  editor: 'demo_editor',
  analyst: 'demo_analyst',
  desk: 'demo_desk',
  admin: 'demo_admin',
} as const;
export type Caller = keyof typeof models | 'stranger';
export const members = ['none', 'applied', 'trial', 'paid', 'expiring', 'lapsed', 'frozen'] as const;
export const staff = ['editor', 'analyst', 'desk', 'admin'] as const;

/** Accounts per kind, used in turn: limits count by account, and a recording must not hit one. */
const ofKind = 15;
const firstAccount = 800_000;

/** Creates the callers with a session each; returns a function giving the next caller's headers. */
export async function makeCallers(databaseUrl: string, now: Date) {
  const { db, close } = openDb(databaseUrl, { name: 'recording' });
  const tokens = new Map<Caller, string[]>();
  let id = firstAccount;
  try {
    for (const [kind, model] of Object.entries(models)) {
      const own: string[] = [];
      for (let number = 0; number < ofKind; number += 1) {
        id += 1;
        const fields = {
          id,
          login_user_name: `${kind}_${number}`,
          company_email: `${kind}.${number}@example.com`,
          contact_person_cell_phone_number: null,
          former_name_hash: null,
        };
        const copy = sql`insert into account select (jsonb_populate_record(a, ${JSON.stringify(fields)}::jsonb)).*
          from account a where login_user_name = ${model} on conflict do nothing`;
        await copy.execute(db);
        const isStaff = staff.some((one) => one === kind);
        own.push(await openSession(db, { userId: id, remember: false, now, isStaff }));
      }
      tokens.set(kind as Caller, own); // a key of the table of models
    }
  } finally {
    await close();
  }
  let turn = 0;
  return (caller: Caller): Record<string, string> => {
    turn += 1;
    const own = tokens.get(caller) ?? [];
    const token = own[turn % own.length];
    const from = { 'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}` };
    return token === undefined ? from : { ...from, token, authorization: 'btc-portal' };
  };
}
