/**
 * What the browser keeps between pages (specification section 3, client state): the token in the tab session, or,
 * when the reader asked to be remembered, in local storage; and a small local user record.
 */
const tokenKey = 'btc.token';
const userKey = 'btc.user';

export interface LocalUser {
  readonly UserID: number;
  readonly LoginUserName: string;
}

function storages(): readonly Storage[] {
  return typeof window === 'undefined' ? [] : [window.sessionStorage, window.localStorage];
}

/** The token of the signed-in reader, or null. */
export function storedToken(): string | null {
  for (const storage of storages()) {
    const token = storage.getItem(tokenKey);
    if (token !== null) return token;
  }
  return null;
}

/** Keeps a token: for this tab, or until logout when `remember` is set. */
export function storeToken(token: string, remember: boolean): void {
  clearToken();
  (remember ? window.localStorage : window.sessionStorage).setItem(tokenKey, token);
}

export function clearToken(): void {
  for (const storage of storages()) storage.removeItem(tokenKey);
}

export function storeLocalUser(user: LocalUser): void {
  window.localStorage.setItem(userKey, JSON.stringify(user));
}

/** Empties local storage and forgets the token, as logging out does (specification section 4). */
export function clearClientState(): void {
  clearToken();
  if (typeof window !== 'undefined') window.localStorage.clear();
}
