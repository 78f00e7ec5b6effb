import { withoutEdition } from '#i18n/edition.ts';

/** Pages that nobody wants to come back to after signing in. */
const accountPages: ReadonlySet<string> = new Set(['/login', '/register', '/resetpassword']);

let lastPage: string | null = null;

/** Notes where the reader is, so that the login page can lead back there. */
export function notePage(address: string): void {
  const path = withoutEdition(address.split('?')[0] ?? '').toLowerCase();
  if (!accountPages.has(path)) lastPage = address;
}

/** The page of this tab that the reader came to the login page from, or null. */
export function pageBeforeLogin(): string | null {
  return lastPage;
}
