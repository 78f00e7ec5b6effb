import type { Edition } from '#i18n/edition.ts';
import { forgetTabDraft, saveTabDraft, readTabDraft } from '#platform/drafts/tab-draft.ts';

/** In the order of the form. */
export const signUpFields = [
  'LoginUserName',
  'CompanyEmail',
  'Company',
  'Proof',
  'ContactPersonCellPhoneNumber',
  'Captcha',
  'Password',
] as const;
export type SignUpField = (typeof signUpFields)[number];
/** Field values as typed; empty for missing. */
export type SignUpDraft = Readonly<Record<SignUpField, string>>;

/** How an account is verified: by a code sent to a mainland Chinese mobile, or by mail. */
export const proofs = ['mobile', 'email'] as const;
export type Proof = (typeof proofs)[number];

export function toProof(draft: SignUpDraft): Proof {
  return draft.Proof === 'mobile' ? 'mobile' : 'email';
}

const blank = Object.fromEntries(signUpFields.map((field) => [field, ''])) as SignUpDraft; // the names are forgotten

/** The empty form: the Chinese edition starts with verification by mobile, the English one by mail. */
export function emptyDraft(edition: Edition): SignUpDraft {
  return { ...blank, Proof: edition === 'cn' ? 'mobile' : 'email' };
}

const name = 'sign-up';

/** Stores the draft for this tab, so that a reload loses nothing; the password is never stored. */
export function saveDraft(draft: SignUpDraft): void {
  const stored = signUpFields.filter((field) => field !== 'Password').map((field) => [field, draft[field]]);
  saveTabDraft(name, JSON.stringify(Object.fromEntries(stored)));
}

export function forgetDraft(): void {
  forgetTabDraft(name);
}

export function readDraft(edition: Edition): SignUpDraft {
  const empty = emptyDraft(edition);
  const stored = parseDraft(readTabDraft(name) ?? '');
  const values = signUpFields.flatMap((field) => {
    const value = stored.get(field);
    return typeof value === 'string' && field !== 'Password' ? [[field, value] as const] : [];
  });
  return { ...empty, ...Object.fromEntries(values) };
}

function parseDraft(text: string): ReadonlyMap<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text);
    return new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  } catch {
    return new Map();
  }
}
