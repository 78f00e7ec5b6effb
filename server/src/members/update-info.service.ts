import type { membersOperations } from '@btc/contract/members/members.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import type { Caller } from '#platform/api/binding.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/db.ts';
import { voidResetLinks } from '#platform/session/end-access.queries.ts';
import type { SessionUser } from '#platform/session/session-user.ts';
import { findProfile, type ProfileRow, updateAccount } from './account.queries.ts';
import { releaseMobile } from './address-proof.queries.ts';
import { proveEmail } from './address-proof.service.ts';
import type { Captchas } from './captcha/captcha.service.ts';
import { mailToMember } from './mail-to-member.ts';
import { emailChangedMail } from './mail/email-changed-mail.ts';
import type { PasswordCheck } from './login/password-check.service.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import { throwIfInvalid } from '#platform/api/throw-if-invalid.ts';
import { readPasswordField } from './password-field.ts';
import { buildCompanyColumns, placeIssues } from './sign-up/company-input.ts';
import { mapUniqueViolation, requireOwner } from './sign-up/duplicates.ts';
import { type Mobile, readMobileField } from './sign-up/mobile.ts';

type Change = InputOf<typeof membersOperations.UpdateUserInfo>;

export interface UpdateInfoDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly captchas: Captchas;
  readonly checkPassword: PasswordCheck;
}

interface Contacts {
  readonly email: string | undefined;
  readonly mobile: Mobile | undefined;
}

/** Mail and mobile where they change; a value equal to the stored one is no change, however old its format. */
function changedContacts(change: Change, row: ProfileRow): Contacts {
  const { CompanyEmail: email, ContactPersonCellPhoneNumber: typed } = change;
  const isNewMail = email !== undefined && email.toLowerCase() !== row.company_email?.toLowerCase();
  const isTyped = typed !== undefined && typed !== row.contact_person_cell_phone_number;
  const mobile = isTyped ? readMobileField('ContactPersonCellPhoneNumber', typed) : undefined;
  const isNewMobile = mobile !== undefined && mobile.e164 !== row.contact_person_cell_phone_number;
  return { email: isNewMail ? email : undefined, mobile: isNewMobile ? mobile : undefined };
}

function requireComplete(change: Change, row: ProfileRow): void {
  const { CompanyName = row.company_name, CompanyLocalName = row.company_local_name } = change;
  const { CompanyCountry: country = row.company_country, CompanyProvince: province = row.company_province } = change;
  const isPlaceNew = country !== row.company_country || province !== row.company_province;
  throwIfInvalid([
    ...(CompanyName === null && CompanyLocalName === null ? [{ Field: 'CompanyName', Rule: 'onenamerequired' }] : []),
    ...(isPlaceNew && country !== null ? placeIssues(country, province) : []),
  ]);
}

/** Mail and mobile give access to the account, so a change needs the password and a code sent to the new one. */
function createProof({ captchas, checkPassword }: UpdateInfoDeps) {
  return async (change: Change, { email, mobile }: Contacts, from: { user: SessionUser; address: string }) => {
    if (email === undefined && mobile === undefined) return [];
    if (change.Password === undefined) throw badRequest('Password', 'required');
    const password = readPasswordField('Password', change.Password);
    await checkPassword({ name: from.user.loginUserName, password, address: from.address, wrong: 6003 });
    const changedFields = [
      ...(email === undefined ? [] : [{ field: 'EmailCode', kind: 'email', to: email } as const]),
      ...(mobile?.isChinese === true ? [{ field: 'MobileCode', kind: 'mobile', to: mobile.e164 } as const] : []),
    ];
    const proofs: number[] = [];
    for (const { field, ...recipient } of changedFields) {
      const code = change[field];
      if (code === undefined) throw badRequest(field, 'required');
      proofs.push(await captchas.compare(recipient, code, from.address));
    }
    return proofs;
  };
}

/** Changes company and contact of the caller's account; no other field can be reached this way. */
export function createUpdateInfo(deps: UpdateInfoDeps) {
  const { db, clock, captchas } = deps;
  const prove = createProof(deps);
  return async (change: Change, user: SessionUser, { address }: Caller): Promise<void> => {
    const row = await findProfile(db, user.userId);
    if (row === undefined) throw new ApiError(1006);
    requireComplete(change, row);
    const contacts = changedContacts(change, row);
    const proofs = await prove(change, contacts, { user, address });
    await requireOwner(db, { email: contacts.email, mobile: contacts.mobile?.e164 }, user.userId);
    const { CompanyEmail: _email, ContactPersonCellPhoneNumber: _mobile, ...others } = change;
    const now = clock.now();
    const { mobile } = contacts;
    const values = {
      ...buildCompanyColumns({
        ...others,
        CompanyEmail: contacts.email,
        ContactPersonCellPhoneNumber: contacts.mobile?.e164,
      }),
      ...(mobile === undefined ? {} : { mobile_proven_at: mobile.isChinese ? now : null }),
      ...(change.NickName === undefined ? {} : { nick_name: change.NickName }),
      ...(change.Edition === undefined ? {} : { edition: change.Edition }),
    };
    try {
      await db.transaction().execute(async (transaction) => {
        for (const proof of proofs) await captchas.use(transaction, proof);
        if (contacts.mobile?.isChinese === true) await releaseMobile(transaction, contacts.mobile.e164, user.userId);
        await updateAccount(transaction, user.userId, values);
        if (contacts.email !== undefined) await moveEmail(transaction, { row, email: contacts.email, now });
      });
    } catch (error) {
      throw mapUniqueViolation(error);
    }
  };
}

/** Invalidates links to the old address and tells owners who lose the address while they can still act. */
async function moveEmail(
  db: Db,
  { row, email, now }: { readonly row: ProfileRow; readonly email: string; readonly now: Date },
): Promise<void> {
  await voidResetLinks(db, row.id, now);
  await proveEmail(db, { userId: row.id, email, now });
  await insertNotice(db, { userId: row.id, kind: 'emailChanged', detail: {}, now });
  await mailToMember(db, row, (edition, name) => emailChangedMail(edition, { name }));
}
