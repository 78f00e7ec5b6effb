import { isChineseMobile } from '@btc/contract/members/account-rules.ts';

interface Contacts {
  readonly email: string;
  readonly mobile: string;
}
export type ProofField = 'Password' | 'EmailCode' | 'MobileCode';

/** Proofs required for a change: whoever can change mail or mobile can take over the account. */
export function proofsFor(before: Contacts, after: Contacts): ReadonlySet<ProofField> {
  const [email, mobile] = [after.email.trim(), after.mobile.trim()];
  const isNewEmail = email.toLowerCase() !== before.email.trim().toLowerCase();
  const isNewMobile = mobile !== before.mobile.trim();
  const needed: ProofField[] = [];
  if (isNewEmail) needed.push('EmailCode');
  if (isNewMobile && isChineseMobile(mobile)) needed.push('MobileCode');
  if (isNewEmail || isNewMobile) needed.push('Password');
  return new Set(needed);
}

const emailForm = /^[^\s@,;<>]{1,64}@[^\s@,;<>]+\.[^\s@,;<>.]{2,}$/;

export function isEmail(text: string): boolean {
  return emailForm.test(text.trim());
}
