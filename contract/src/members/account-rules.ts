/*
 * What the forms of the account ask for, without zod so that browsers can load it: the lists to choose from, and the
 * rules that a form can check while it is being filled in. The server checks them all again.
 */

/** User names: 4–32 of letters, digits, `_` and `-` (decisions §4). */
export const userNamePattern = /^[A-Za-z0-9_-]{4,32}$/;

/** Passwords: 6–20 letters or digits (specification section 5); code 6004 where one is not, also for the commonest ones and those with the user name. */
export const passwordPattern = /^[A-Za-z0-9]{6,20}$/;

/** Passwords of staff: 12–64 characters of any kind. */
export const staffPasswordPattern = /^.{12,64}$/su;

/** What a company is (decisions §4). */
export const companyTypes = [
  'importer',
  'exporter',
  'producer',
  'trader',
  'coldStore',
  'logistics',
  'retail',
  'media',
  'other',
] as const;
export type CompanyType = (typeof companyTypes)[number];

/** What a company deals in. */
export const productTypes = ['beef', 'pork', 'both', 'other'] as const;
export type ProductType = (typeof productTypes)[number];

/** How the contact person is addressed. */
export const contactSexes = ['Mr', 'Ms'] as const;

/** Captchas (decisions §4): digits, how long they are valid, how often one may be asked for, and tries. */
export const captchaRule = {
  digits: 6,
  validMinutes: 5,
  /** A mailed code: the next one goes out after ten minutes, so this one must last as long. */
  mailedValidMinutes: 10,
  pauseSeconds: 60,
  aDay: 10,
  tries: 5,
} as const;

/** How long a link to set a new password opens, in minutes. */
export const resetLinkMinutes = 30;

/** How long an invitation to the console opens, in hours. */
export const invitationHours = 48;

/**
 * Whether a mobile as typed is a Chinese one, which gets its captcha as a text message; any other number is confirmed by a
 * code sent to the mail address. Without a country code it counts as Chinese.
 */
export function isChineseMobile(text: string): boolean {
  const digits = text.replaceAll(/[\s().-]/g, '');
  return /^(?:(?:\+|00)86)?1[3-9]\d{9}$/.test(digits);
}
