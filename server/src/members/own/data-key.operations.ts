import { dataKeyKinds, dataKeyRule, keySets } from '@btc/contract/members/account/data-key-rule.ts';
import { membersOperations as contract } from '@btc/contract/members/members.operations.ts';
import { dayMs } from '@btc/contract/time.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import { bind, type BoundOperation, type Caller } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { newDataKey } from '#platform/session/data-key.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { dataKeyMadeMail } from '../mail/data-key-mail.ts';
import { mailToMember } from '../mail-to-member.ts';
import { changeWithPassword, type PasswordChangeDeps } from './change-with-password.ts';
import { countKeysInForce, type DataKeyRow, insertDataKey, listDataKeys, revokeDataKey } from './data-key.queries.ts';

interface KeyListDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export type KeyDeps = KeyListDeps & PasswordChangeDeps;

function present(row: DataKeyRow, today: string) {
  return {
    KeyID: row.id,
    Name: row.name,
    Kind: storedWord(dataKeyKinds, row.kind),
    Ending: row.ending,
    Sets: row.sets,
    CreatedDate: row.created_at.toISOString(),
    EndsDate: row.ends_at?.toISOString() ?? null,
    LastUsedDate: row.last_used_at?.toISOString() ?? null,
    UsedToday: row.used_on === today ? row.used_count : 0,
    RevokedDate: row.revoked_at?.toISOString() ?? null,
  };
}

export async function presentDataKeys({ db, clock }: KeyListDeps, userId: number) {
  const Today = shanghaiDay(clock.now());
  const rows = await listDataKeys(db, userId);
  return { Rows: rows.map((row) => present(row, Today)), Dict: { Today } };
}

type NewKey = InputOf<typeof contract.AddDataKey>;

function requireLinkRule({ Kind, Sets, Days }: NewKey): void {
  if (Kind === 'key') return;
  const [set] = Sets;
  if (set === undefined || Sets.length > 1 || !keySets.link.includes(set)) throw badRequest('Sets', 'one');
  if (Days === undefined || Days > dataKeyRule.maxLinkDays) throw badRequest('Days', 'range');
}

async function addDataKey(deps: KeyDeps, input: NewKey, caller: Caller) {
  requireLinkRule(input);
  const { key, keyHash, ending } = newDataKey();
  const row = await changeWithPassword(deps, { caller, password: input.Password }, async (change, owner) => {
    const { userId } = signedInUser(caller);
    const now = deps.clock.now();
    if ((await countKeysInForce(change, userId, now)) >= dataKeyRule.maxInForce) throw badRequest('', 'many');
    const endsAt = input.Days === undefined ? null : new Date(now.getTime() + input.Days * dayMs);
    const own = { userId, name: input.Name, kind: input.Kind, sets: input.Sets };
    const made = await insertDataKey(change, { ...own, keyHash, ending, now, endsAt });
    await mailToMember(change, owner, (edition, to) =>
      dataKeyMadeMail(edition, { name: to, keyName: made.name, ending }),
    );
    return made;
  });
  return { Row: present(row, shanghaiDay(row.created_at)), Key: key };
}

export function createDataKeyOperations(deps: KeyDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bind(contract.GetDataKeys, (_input, caller) => presentDataKeys(deps, signedInUser(caller).userId)),
    bind(contract.AddDataKey, (input, caller) => addDataKey(deps, input, caller)),
    bind(contract.RevokeDataKey, async ({ KeyID }, caller) => {
      const { userId } = signedInUser(caller);
      const revoked = await revokeDataKey(db, { userId, keyId: KeyID, now: clock.now() });
      if (revoked === undefined) throw new ApiError(1009);
      return {};
    }),
  ];
}
