export interface AccountAddress {
  readonly company_email: string | null;
  readonly email_proven_at: Date | null;
}

/** Address for mail the holder did not request: null until a link or code has proven it; notices still reach them. */
export function findProvenAddress({
  company_email: address,
  email_proven_at: provenAt,
}: AccountAddress): string | null {
  return provenAt === null ? null : address;
}
