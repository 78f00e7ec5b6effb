import type { Edition } from '#i18n/edition.ts';
import { forgetTabDraft, saveTabDraft, readTabDraft } from '#platform/tab-draft.ts';

/** The fields in the order in which they are filled in. */
export const signUpFields = [
  'LoginUserName',
  'Password',
  'CompanyLocalName',
  'CompanyName',
  'CompanyType',
  'ProductType',
  'CompanyCountry',
  'CompanyProvince',
  'ContactPersonName',
  'ContactPersonSex',
  'CompanyEmail',
  'CallingCountry',
  'ContactPersonCellPhoneNumber',
  'Captcha',
] as const;
export type SignUpField = (typeof signUpFields)[number];
/** As it stands in the form: what is missing is empty. `CallingCountry` is the country whose calling code stands before the mobile. */
export type SignUpDraft = Readonly<Record<SignUpField, string>>;

const blank = Object.fromEntries(signUpFields.map((field) => [field, ''])) as SignUpDraft; // the names are forgotten

/** The empty form: readers of the Chinese edition are in China until they say otherwise. */
export function emptyDraft(edition: Edition): SignUpDraft {
  const country = edition === 'cn' ? 'CHN' : '';
  return { ...blank, CompanyCountry: country, CallingCountry: country };
}

/** The draft with a field changed, and with what follows from it. */
export function changed(draft: SignUpDraft, field: SignUpField, value: string): SignUpDraft {
  const next = { ...draft, [field]: value };
  if (field !== 'CompanyCountry') return next;
  // A province of another country is none; a mobile that is not typed yet will be one of that country.
  const calling = draft.ContactPersonCellPhoneNumber === '' ? value : draft.CallingCountry;
  return { ...next, CompanyProvince: '', CallingCountry: calling };
}

const name = 'sign-up';

/** Keeps what is typed for this tab, so that a reload loses nothing; the password is never written down. */
export function saveDraft(draft: SignUpDraft): void {
  const stored = signUpFields.filter((field) => field !== 'Password').map((field) => [field, draft[field]]);
  saveTabDraft(name, JSON.stringify(Object.fromEntries(stored)));
}

export function forgetDraft(): void {
  forgetTabDraft(name);
}

/** What was typed in this tab before, or the empty form. */
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
