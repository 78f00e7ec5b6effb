import { withoutEdition } from '#i18n/edition.ts';

const accountPages: ReadonlySet<string> = new Set(['/login', '/register', '/resetpassword']);

let lastPage: string | null = null;

export function notePage(address: string): void {
  const path = withoutEdition(address.split('?')[0] ?? '').toLowerCase();
  if (!accountPages.has(path)) lastPage = address;
}

/** The page of this tab from which the reader came to login; null for none. */
export function pageBeforeLogin(): string | null {
  return lastPage;
}
