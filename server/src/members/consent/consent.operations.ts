import { type Edition, editions } from '@btc/contract/members/access.ts';
import { consentActs, consentWays, type OwnConsents } from '@btc/contract/members/consent.ts';
import { membersOperations as contract } from '@btc/contract/members/members.operations.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { legalKinds } from '@btc/contract/wire/legal-texts.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toEdition } from '#platform/api/reader.ts';
import { changedMeanwhile } from '#platform/audit/staff-change.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import {
  findInForce,
  insertConsent,
  listConsents,
  listDueTexts,
  listLegalVersions,
  readDueChanges,
} from '#legal/face.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { lockMember } from '../desk/member.queries.ts';

interface ConsentDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface ConsentRequest {
  readonly userId: number;
  readonly edition: Edition;
  readonly now: Date;
}

async function readOwnConsents(db: Db, { userId, edition, now }: ConsentRequest): Promise<OwnConsents> {
  const due = await listDueTexts(db, userId, now);
  const changes = await readDueChanges(db, due, edition);
  return {
    Rows: (await listConsents(db, userId)).map((row) => ({
      Kind: storedWord(legalKinds, row.kind),
      Version: row.version,
      Act: storedWord(consentActs, row.act),
      Way: storedWord(consentWays, row.way),
      Edition: storedWord(editions, row.edition),
      Date: row.at.toISOString(),
    })),
    List: due.map(({ version }) => ({
      Kind: version.kind,
      Version: version.version,
      EffectiveDate: version.effective_on,
      Changes: changes.get(version.id) ?? '',
    })),
  };
}

export function createConsentOperations({ db, clock }: ConsentDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetOwnConsents, (input, caller) => {
      const { userId } = signedInUser(caller);
      return readOwnConsents(db, { userId, edition: toEdition(input.isEn), now: clock.now() });
    }),
    bind(contract.GiveConsent, (input, caller) => {
      const { userId } = signedInUser(caller);
      const request: ConsentRequest = { userId, edition: toEdition(input.isEn), now: clock.now() };
      return db.transaction().execute(async (transaction) => {
        await lockMember(transaction, userId);
        await giveConsents(transaction, request, input.Consents);
        return readOwnConsents(transaction, request);
      });
    }),
  ];
}

/** Consents given already are left as they were. */
async function giveConsents(
  db: Db,
  { userId, edition, now }: ConsentRequest,
  texts: InputOf<typeof contract.GiveConsent>['Consents'],
): Promise<void> {
  const [versions, known] = [await listLegalVersions(db), await listConsents(db, userId)];
  for (const [index, { Kind: kind, Version: version }] of texts.entries()) {
    const inForce = findInForce(
      versions.filter((one) => one.kind === kind),
      shanghaiDay(now),
    );
    if (inForce?.version !== version) throw changedMeanwhile(`Consents.${index}.Version`);
    const last = known.find((one) => one.kind === kind);
    if (last?.act === 'given' && last.version === version) continue;
    await insertConsent(db, { giver: { userId }, kind, version, act: 'given', way: 'signIn', edition });
  }
}
