import { decodePassword } from '@btc/contract/wire/password.ts';
import { badRequest } from '#platform/api/answer.ts';

/** The password in a field of the wire form; 1001 naming the field and the rule it breaks. */
export function readPasswordField(field: string, wire: string): string {
  const decoded = decodePassword(wire);
  if (decoded.kind === 'refused') throw badRequest(field, decoded.rule);
  return decoded.password;
}
