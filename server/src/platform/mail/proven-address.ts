/** What an account says of its mail address. */
export interface AccountAddress {
  readonly company_email: string | null;
  readonly email_proven_at: Date | null;
}

/**
 * Where mails to an account may go that its holder did not ask for just now: nowhere until a link or code has shown
 * whose the address is. What is left out stays left out; the account's notices have it.
 */
export function findProvenAddress({
  company_email: address,
  email_proven_at: provenAt,
}: AccountAddress): string | null {
  return provenAt === null ? null : address;
}
