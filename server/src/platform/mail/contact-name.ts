import type { Edition } from '@btc/contract/members/access.ts';

export interface NamedContact {
  readonly contact_person_name: string | null;
  readonly contact_person_english_name: string | null;
}

/** Contact person's name in the spelling of an edition; null: unknown. */
export function findContactName(contact: NamedContact, edition: Edition): string | null {
  return (edition === 'en' ? contact.contact_person_english_name : null) ?? contact.contact_person_name;
}
