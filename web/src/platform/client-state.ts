/**
 * What the browser keeps between pages (specification section 3, client state): the token in the tab session, which the
 * tabs hand on (tab-session.ts), or, when the reader asked to be remembered, in local storage; and a small user record beside it.
 */
const tokenKey = 'btc.token';
const userKey = 'btc.user';

/** Who is signed in, kept so that the header can say so before the profile has arrived. */
export interface LocalUser {
  readonly UserID: number;
  readonly LoginUserName: string;
  /** Expiry dates in ISO 8601, recorded for a paid membership only (specification section 4). */
  readonly ChargeExpireDate: string | null;
  readonly ChargeEnExpireDate: string | null;
}

type StorageName = 'sessionStorage' | 'localStorage';

/** Storage can be missing (server) or refuse (private windows, blocked cookies): then nothing is kept. */
export function inStorage<Result>(name: StorageName, use: (storage: Storage) => Result): Result | null {
  try {
    return typeof window === 'undefined' ? null : use(window[name]);
  } catch {
    return null;
  }
}

function tokenPlace(): StorageName | null {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    if (inStorage(name, (storage) => storage.getItem(tokenKey)) !== null) return name;
  }
  return null;
}

/** The token of the signed-in reader, or null. */
export function storedToken(): string | null {
  const place = tokenPlace();
  return place === null ? null : inStorage(place, (storage) => storage.getItem(tokenKey));
}

/** The login that this tab alone has, as it is stored; null where there is none or it is remembered. */
export function tabLogin(): { readonly token: string; readonly user: string | null } | null {
  return inStorage('sessionStorage', (storage) => {
    const token = storage.getItem(tokenKey);
    return token === null ? null : { token, user: storage.getItem(userKey) };
  });
}

/** Keeps a token: for the tabs of this browser, or until logout when `remember` is set. */
export function storeToken(token: string, remember: boolean): void {
  clearToken();
  inStorage(remember ? 'localStorage' : 'sessionStorage', (storage) => storage.setItem(tokenKey, token));
}

/** Forgets the token and the user record that belongs to it. */
export function clearToken(): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    inStorage(name, (storage) => storage.removeItem(tokenKey));
    inStorage(name, (storage) => storage.removeItem(userKey));
  }
}

/** Keeps the user record where the token is: a login that is not remembered leaves no name behind. */
export function storeLocalUser(user: LocalUser): void {
  const place = tokenPlace();
  if (place !== null) inStorage(place, (storage) => storage.setItem(userKey, JSON.stringify(user)));
}

/** The user record beside the token, or null. */
export function storedLocalUser(): LocalUser | null {
  const place = tokenPlace();
  if (place === null) return null;
  return inStorage(place, (storage) => readUser(storage.getItem(userKey)));
}

function readUser(text: string | null): LocalUser | null {
  const user: unknown = text === null ? null : JSON.parse(text);
  if (typeof user !== 'object' || user === null) return null;
  return 'UserID' in user && 'LoginUserName' in user ? (user as LocalUser) : null; // written by storeLocalUser only
}

/** Empties local storage and forgets the token, as logging out does (specification section 4). */
export function clearClientState(): void {
  clearToken();
  inStorage('localStorage', (storage) => storage.clear());
}
