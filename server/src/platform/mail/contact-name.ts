import type { Edition } from '@btc/contract/members/access.ts';

export interface NamedContact {
  readonly contact_person_name: string | null;
  readonly contact_person_english_name: string | null;
}

/** The name of an account's contact person as an edition writes it; null where none is known. */
export function findContactName(contact: NamedContact, edition: Edition): string | null {
  return (edition === 'en' ? contact.contact_person_english_name : null) ?? contact.contact_person_name;
}
