import { ApiError } from '@btc/contract/wire/errors.ts';
import { decodePassword } from '@btc/contract/wire/password.ts';

/** The password in a field of the wire form; 1001 naming the field and the rule it breaks. */
export function readPasswordField(field: string, wire: string): string {
  const decoded = decodePassword(wire);
  if (decoded.kind === 'refused') throw new ApiError(1001, { List: [{ Field: field, Rule: decoded.rule }] });
  return decoded.password;
}
