import type { Db } from './db.ts';

type TableWithState =
  | 'contact_message'
  | 'exhibition'
  | 'membership_request'
  | 'merchant'
  | 'merchant_claim'
  | 'outgoing_mail'
  | 'outgoing_sms'
  | 'video';

export async function countStates<State extends string>(
  db: Db,
  table: TableWithState,
  states: readonly State[],
): Promise<Record<State, number>> {
  const rows = await db
    .selectFrom(table)
    .select((expression) => ['state', expression.fn.countAll<number>().as('found')])
    .groupBy('state')
    .execute();
  const found = new Map(rows.map((row) => [row.state, row.found]));
  // Object.fromEntries knows of no key: here they are the states, each once.
  return Object.fromEntries(states.map((state) => [state, found.get(state) ?? 0])) as Record<State, number>;
}
