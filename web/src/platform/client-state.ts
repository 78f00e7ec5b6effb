/** Client state (specification section 3): token in the tab session or, if remembered, local storage; plus a user record. */
const tokenKey = 'btc.token';
const userKey = 'btc.user';

/** Lets the header show who is signed in before the profile has loaded. */
export interface LocalUser {
  readonly UserID: number;
  readonly LoginUserName: string;
  /** Expiry dates in ISO 8601, recorded for a paid membership only (specification section 4). */
  readonly ChargeExpireDate: string | null;
  readonly ChargeEnExpireDate: string | null;
}

type StorageName = 'sessionStorage' | 'localStorage';

/** Null where storage is missing (server) or refused (private windows, blocked cookies). */
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

export function storedToken(): string | null {
  const place = tokenPlace();
  return place === null ? null : inStorage(place, (storage) => storage.getItem(tokenKey));
}

/** This tab's login as stored; null for none or a remembered one. */
export function tabLogin(): { readonly token: string; readonly user: string | null } | null {
  return inStorage('sessionStorage', (storage) => {
    const token = storage.getItem(tokenKey);
    return token === null ? null : { token, user: storage.getItem(userKey) };
  });
}

/** Stores a token in the tab session or, with `remember`, until logout. */
export function storeToken(token: string, remember: boolean): void {
  clearToken();
  inStorage(remember ? 'localStorage' : 'sessionStorage', (storage) => storage.setItem(tokenKey, token));
}

export function clearToken(): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    inStorage(name, (storage) => storage.removeItem(tokenKey));
    inStorage(name, (storage) => storage.removeItem(userKey));
  }
}

/** Stored beside the token, so that a login that is not remembered leaves no name behind. */
export function storeLocalUser(user: LocalUser): void {
  const place = tokenPlace();
  if (place !== null) inStorage(place, (storage) => storage.setItem(userKey, JSON.stringify(user)));
}

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
