import type { MerchantClaimRow } from '@btc/contract/directory/desk/merchant-desk.ts';
import { claimStates } from '@btc/contract/directory/directory-codes.ts';
import { toMerchantPath } from '@btc/contract/directory/directory-paths.ts';
import { directoryOperations as contract } from '@btc/contract/directory/directory.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { changeAsStaff, closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { countStates } from '#platform/db/count-states.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { findProvenAddress } from '#platform/mail/proven-address.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import {
  type ClaimRecord,
  type Decision,
  decideClaim,
  findClaim,
  listClaims,
  lockClaim,
  lockMerchant,
  setClaimed,
} from '../claim.queries.ts';
import { claimAcceptedMail, claimDeclinedMail } from '../claim-mails.ts';
import { readClaimState } from '../directory-codes.parse.ts';
import type { DirectoryDeps } from '../directory-deps.ts';

function present(row: ClaimRecord): MerchantClaimRow {
  return {
    ClaimID: row.id,
    MerchantID: row.merchant_id,
    MerchantName: row.merchant_name,
    MerchantNameEn: row.merchant_name_en,
    MemberID: row.user_id,
    Member: row.login_user_name,
    CompanyName: row.company_name,
    CompanyLocalName: row.company_local_name,
    Email: row.company_email,
    Person: row.person,
    Duty: row.duty,
    Phone: row.phone,
    Message: row.message,
    State: readClaimState(row.state),
    Reason: row.reason,
    DecidedBy: row.decider_name,
    DecidedDate: row.decided_at === null ? null : shanghaiMoment(row.decided_at),
    CreatedDate: shanghaiMoment(row.created_at),
  };
}

interface Verdict {
  readonly claimId: number;
  readonly state: Decision['state'];
  readonly reason: string | null;
  readonly publicUrl: string;
}

async function decide({ db, now, staff }: StaffWork, verdict: Verdict): Promise<StaffChange<null>> {
  const { claimId, state, reason, publicUrl } = verdict;
  const claim = await lockClaim(db, claimId);
  if (claim === undefined) throw new ApiError(1009);
  if (claim.state !== 'open') throw closed('ClaimID');
  if (state === 'accepted') {
    // Of two who claim one entry only the first can have it, in whichever window they are accepted.
    const merchant = await lockMerchant(db, claim.merchant_id);
    if (merchant === undefined || merchant.claimed_at !== null) throw closed('ClaimID');
    await setClaimed(db, claim.merchant_id, { by: claim.user_id, at: now });
  }
  await decideClaim(db, claimId, { state, reason, by: staff.userId, at: now });
  const detail = { MerchantID: claim.merchant_id, State: state, Reason: reason };
  await insertNotice(db, { userId: claim.user_id, kind: 'merchantClaim', detail, now });
  await mailAnswer(db, claim, { reason, publicUrl });
  return {
    subject: { kind: 'merchantClaim', id: claimId },
    before: { State: 'open' },
    after: { State: state, Reason: reason },
    result: null,
  };
}

async function mailAnswer(
  db: StaffWork['db'],
  claim: ClaimRecord,
  { reason, publicUrl }: Pick<Verdict, 'reason' | 'publicUrl'>,
): Promise<void> {
  const to = findProvenAddress(claim);
  const { edition: stored } = claim;
  if (to === null) return;
  const edition = stored === 'en' ? 'en' : 'cn';
  const { person, merchant_name: merchant } = claim;
  const merchantAddress = publicUrl + toMerchantPath(claim.merchant_id);
  const answer = { person, merchant, merchantAddress };
  const mail = reason === null ? claimAcceptedMail(edition, answer) : claimDeclinedMail(edition, { ...answer, reason });
  await queueMail(db, { to, edition, ...mail });
}

export function createClaimDeskOperations(deps: DirectoryDeps): readonly BoundOperation[] {
  const { db, publicUrl } = deps;
  const findRow = async (id: number) => {
    const row = await findClaim(db, id);
    if (row === undefined) throw new ApiError(1009);
    return { Row: present(row) };
  };
  return [
    bind(contract.GetMerchantClaims, async (input) => {
      const [rows, counts] = [
        await listClaims(db, input.State, toSlice(input)),
        await countStates(db, 'merchant_claim', claimStates),
      ];
      return {
        Rows: rows.map(present),
        Total: counts[input.State],
        Dict: counts,
      };
    }),
    bind(contract.AcceptMerchantClaim, async ({ ClaimID: claimId }, caller) => {
      const verdict = { claimId, state: 'accepted', reason: null, publicUrl } as const;
      await changeAsStaff(deps, { operation: 'AcceptMerchantClaim', caller }, (work) => decide(work, verdict));
      return findRow(claimId);
    }),
    bind(contract.RefuseMerchantClaim, async ({ ClaimID: claimId, Reason: reason }, caller) => {
      const verdict = { claimId, state: 'refused', reason, publicUrl } as const;
      await changeAsStaff(deps, { operation: 'RefuseMerchantClaim', caller }, (work) => decide(work, verdict));
      return findRow(claimId);
    }),
  ];
}
