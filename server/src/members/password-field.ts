import { decodePassword } from '@btc/contract/wire/password.ts';
import { badRequest } from '#platform/api/answer.ts';

/** Decodes the password in a field; throws 1001 with the field and the broken rule. */
export function readPasswordField(field: string, wire: string): string {
  const decoded = decodePassword(wire);
  if (decoded.kind === 'refused') throw badRequest(field, decoded.rule);
  return decoded.password;
}
