import { merchantProducts, merchantTypes } from '@btc/contract/directory/directory-codes.ts';
import { directoryOperations as contract } from '@btc/contract/directory/directory.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { findLock, toReader } from '#platform/api/reader.ts';
import { bindForAll, bindShared } from '#platform/api/shared-binding.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { searchQuery } from '#platform/search/search-words.ts';
import { findOwnClaim } from './claim.queries.ts';
import { addClaim } from './claim.service.ts';
import { readClaimState } from './directory-codes.parse.ts';
import type { DirectoryDeps } from './directory-deps.ts';
import { listContactKinds, presentListed, presentMerchant, provinceCn } from './merchant.present.ts';
import { countBy, countMerchants, findMerchant, listMerchants } from './merchant.queries.ts';

function countByCode<Code extends string>(codes: readonly Code[], counts: ReadonlyMap<string, number>) {
  return Object.fromEntries(codes.map((code) => [code, counts.get(code) ?? 0])) as Record<Code, number>; // fromEntries forgets its keys
}

async function presentCounts(db: Db) {
  const [types, provinces, products] = await Promise.all([
    countBy(db, 'type'),
    countBy(db, 'province'),
    countBy(db, 'product'),
  ]);
  return {
    Types: countByCode(merchantTypes, types),
    Products: countByCode(merchantProducts, products),
    Provinces: [...provinces].map(([Code, Count]) => ({ Code, NameCn: provinceCn(Code), Count })),
  };
}

export function createMerchantOperations(deps: DirectoryDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bindForAll(contract.GetMerchants, async (input) => {
      const Dict = await presentCounts(db);
      const words = input.Keyword === undefined ? undefined : searchQuery(input.Keyword);
      // Only signs: nothing is called so.
      if (words === null) return { Rows: [], Total: 0, Dict };
      const filter = { type: input.Type, province: input.Province, product: input.Product, words };
      const [rows, Total] = await Promise.all([listMerchants(db, filter, toSlice(input)), countMerchants(db, filter)]);
      return { Rows: rows.map(presentListed), Total, Dict };
    }),
    bindShared(contract.GetMerchant, {
      judge: async ({ MerchantID: id, isEn }, caller) => {
        const { user } = caller;
        const claim = user === null ? undefined : await findOwnClaim(db, { merchantId: id, userId: user.userId });
        return {
          question: { id, locked: findLock('MeatMarket', toReader(clock, isEn, caller)), isSignedIn: user !== null },
          marks: claim && { Claim: readClaimState(claim.state) },
        };
      },
      make: async ({ id, locked, isSignedIn }) => {
        const row = await findMerchant(db, id);
        if (row === undefined) throw new ApiError(1009);
        return {
          Row: presentMerchant(row, locked === null),
          Dict: { Locked: locked, Holds: listContactKinds(row), SignedIn: isSignedIn, Claim: null },
        };
      },
      mark: (answer, marks) => ({ ...answer, Dict: { ...answer.Dict, ...marks } }),
    }),
    bind(contract.AddMerchantClaim, async (input, caller) => {
      const { userId } = signedInUser(caller);
      const {
        id,
        state,
        created_at: at,
      } = await addClaim(deps, {
        merchantId: input.MerchantID,
        userId,
        person: input.Person,
        duty: input.Duty,
        phone: input.Phone,
        message: input.Message,
      });
      return { Row: { ClaimID: id, State: readClaimState(state), CreatedDate: shanghaiMoment(at) } };
    }),
  ];
}
