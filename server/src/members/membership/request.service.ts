import type { membersOperations } from '@btc/contract/members/members.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import { toEdition } from '#platform/api/reader.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import type { SessionUser } from '#platform/session/session-user.ts';
import { findProfile, type ProfileRow } from '../account.queries.ts';
import { recordConsent } from '#legal/face.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { mailToMember } from '../mail-to-member.ts';
import { requestForDeskMail, requestReceivedMail } from '../mail/membership-mails.ts';
import { toCompany } from '../profile.present.ts';
import { listGrades } from './level.queries.ts';
import { findOpenRequest, insertRequest, markApplied } from './request.queries.ts';

export interface RequestDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly offersPayBusiness: boolean;
  /** Mailbox of the desk; null where none is set, so that requests are in the console only. */
  readonly deskMailbox: string | null;
  readonly publicUrl: string;
}

type RequestInput = InputOf<typeof membersOperations.MembershipRequest>;
type Answer = OutputOf<typeof membersOperations.MembershipRequest>['Row'];

/** Contact details as of the request, from the stored profile only. */
function toContact(row: ProfileRow) {
  const company = toCompany(row);
  return {
    CompanyName: company.CompanyName,
    CompanyLocalName: company.CompanyLocalName,
    CompanyCountry: company.CompanyCountry,
    ContactPersonName: company.ContactPersonName,
    ContactPersonSex: company.ContactPersonSex,
    ContactPersonCellPhoneNumber: company.ContactPersonCellPhoneNumber,
    CompanyPhoneNumber: company.CompanyPhoneNumber,
    CompanyEmail: company.CompanyEmail,
  };
}

async function requireOffered({ db, offersPayBusiness }: RequestDeps, input: RequestInput): Promise<void> {
  const grades = await listGrades(db, offersPayBusiness);
  const offered = grades.find(
    (grade) =>
      grade.level === input.RequireLevel &&
      grade.require_type === input.RequireType &&
      grade.grade_money === input.GradeMoney,
  );
  const refuse = (field: string) => badRequest(field, 'notoffered');
  if (offered === undefined) throw refuse('RequireType');
  const isRightEdition = offered.edition === 'cn' ? input.isCnRequire : input.isEnRequire;
  const isOtherEdition = offered.edition === 'cn' ? input.isEnRequire : input.isCnRequire;
  if (!isRightEdition || isOtherEdition) throw refuse(offered.edition === 'cn' ? 'isCnRequire' : 'isEnRequire');
}

/** Stores a request and queues its mail to the desk in one transaction; the outbox sends it afterwards. */
export function createMembershipRequest(deps: RequestDeps) {
  const { db, clock } = deps;
  return async (input: RequestInput, user: SessionUser): Promise<Answer> => {
    await requireOffered(deps, input);
    const row = await findProfile(db, user.userId);
    if (row === undefined) throw new ApiError(1006);
    const contact = toContact(row);
    const { RequireLevel: level, RequireType: requireType, GradeMoney: gradeMoney } = input;
    return db.transaction().execute(async (transaction) => {
      const id = await insertRequest(transaction, {
        userId: user.userId,
        level,
        requireType,
        requireTypeText: input.RequireTypeT ?? null,
        gradeMoney,
        forCn: input.isCnRequire,
        forEn: input.isEnRequire,
        contact,
        now: clock.now(),
      });
      if (id === undefined) {
        const kind = { userId: user.userId, level, isTrial: requireType === 'Free' };
        const open = await findOpenRequest(transaction, kind);
        // Decided in the same moment: what it was is no longer open, and asking again is the reader's to decide.
        if (open === undefined) throw new ApiError(1010);
        return { RequestID: open.id, State: open.state === 'contacted' ? 'contacted' : 'new', AlreadyOpen: true };
      }
      if (input.isCnRequire) await markApplied(transaction, user.userId, 'cn');
      if (input.isEnRequire) await markApplied(transaction, user.userId, 'en');
      await recordTerms(transaction, { userId: user.userId, input, now: clock.now() });
      await notifyOfRequest(transaction, deps, { id, input, row });
      return { RequestID: id, State: 'new', AlreadyOpen: false };
    });
  };
}

async function recordTerms(
  db: Db,
  { userId, input, now }: { userId: number; input: RequestInput; now: Date },
): Promise<void> {
  const { TermsVersion: version, isEn } = input;
  if (version === undefined) return;
  const what = { kind: 'membership', act: 'given', way: 'membershipRequest' } as const;
  await recordConsent(db, { giver: { userId }, ...what, version, edition: toEdition(isEn), now });
}

interface RequestNotice {
  readonly id: number;
  readonly input: RequestInput;
  readonly row: ProfileRow;
}

/** The desk's mail is always in Chinese, its working language. */
async function notifyOfRequest(db: Db, deps: RequestDeps, { id, input, row }: RequestNotice): Promise<void> {
  const level = input.RequireLevel;
  await mailToMember(db, row, (edition, name) => requestReceivedMail(edition, { name, level }));
  if (deps.deskMailbox === null) return;
  const request = {
    requestId: id,
    userName: row.login_user_name,
    level,
    requireType: input.RequireType,
    gradeMoney: input.GradeMoney,
    forEdition: input.isEnRequire ? 'en' : 'cn',
    companyName: row.company_local_name ?? row.company_name,
    contactPerson: row.contact_person_name,
    mobile: row.contact_person_cell_phone_number,
    email: row.company_email,
    publicUrl: deps.publicUrl,
  } as const;
  await queueMail(db, { to: deps.deskMailbox, edition: 'cn', ...requestForDeskMail('cn', request) });
}
