import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { badRequest } from '#platform/api/answer.ts';

/** A mobile, and whether it is a mainland Chinese one, which text messages reach. */
export interface Mobile {
  readonly e164: string;
  readonly isChinese: boolean;
}

/** Parses a mobile with country code, or a Chinese one without; null where it is no mobile of any country. */
export function parseMobile(text: string): Mobile | null {
  const international = text.trim().replace(/^00/, '+');
  if (!isValidPhoneNumber(international, 'CN')) return null;
  const parsed = parsePhoneNumberFromString(international, 'CN');
  return parsed === undefined ? null : { e164: parsed.number, isChinese: parsed.countryCallingCode === '86' };
}

/** Reads a mobile field; throws 1001 with the field where it is none. */
export function readMobileField(field: string, text: string): Mobile {
  const mobile = parseMobile(text);
  if (mobile === null) throw badRequest(field, 'mobile');
  return mobile;
}
