import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { badRequest } from '#platform/api/answer.ts';

/** A mobile as it is kept, and whether it is one of the Chinese mainland, where text messages reach it. */
export interface Mobile {
  readonly e164: string;
  readonly isChinese: boolean;
}

/** Reads a mobile as typed, with its country code or as a Chinese one without; null for what is no mobile of any country. */
export function parseMobile(text: string): Mobile | null {
  const international = text.trim().replace(/^00/, '+');
  if (!isValidPhoneNumber(international, 'CN')) return null;
  const parsed = parsePhoneNumberFromString(international, 'CN');
  return parsed === undefined ? null : { e164: parsed.number, isChinese: parsed.countryCallingCode === '86' };
}

/** The mobile in a field of the wire; 1001 naming the field where it is none. */
export function readMobileField(field: string, text: string): Mobile {
  const mobile = parseMobile(text);
  if (mobile === null) throw badRequest(field, 'mobile');
  return mobile;
}
