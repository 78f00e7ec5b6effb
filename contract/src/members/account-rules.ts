/*
 * What the forms of the account ask for, without zod so that browsers can load it: the lists to choose from, and the
 * rules that a form can check while it is being filled in. The server checks them all again.
 */

/** User names: 4–32 of letters, digits, `_` and `-` (decisions §4). */
export const userNamePattern = /^[A-Za-z0-9_-]{4,32}$/;

/** Passwords: 6–20 letters or digits (specification section 5); else code 6004, as for common ones or the user name. */
export const passwordPattern = /^[A-Za-z0-9]{6,20}$/;

/** Passwords of staff: 12–64 characters of any kind. */
export const staffPasswordPattern = /^.{12,64}$/su;

/** Company types (decisions §4). */
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

export const productTypes = ['beef', 'pork', 'both', 'other'] as const;
export type ProductType = (typeof productTypes)[number];

export const contactSexes = ['Mr', 'Ms'] as const;

/** Captchas (decisions §4): length, validity, request interval and tries. */
export const captchaRule = {
  digits: 6,
  validMinutes: 5,
  /** A mailed code must stay valid until the next one may be sent, after ten minutes. */
  mailedValidMinutes: 10,
  pauseSeconds: 60,
  aDay: 10,
  tries: 5,
} as const;

/** Validity of a password reset link, in minutes. */
export const resetLinkMinutes = 30;

/** Validity of a console invitation, in hours. */
export const invitationHours = 48;

/** Chinese mobiles (also without a country code) get the captcha by text message, all others by mail. */
export function isChineseMobile(text: string): boolean {
  const digits = text.replaceAll(/[\s().-]/g, '');
  return /^(?:(?:\+|00)86)?1[3-9]\d{9}$/.test(digits);
}
