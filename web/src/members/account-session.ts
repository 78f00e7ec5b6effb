import type { Api } from '@btc/contract/client.ts';
import { chargeStates } from '@btc/contract/members/access.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { LocalUser } from '#platform/client-state.ts';
import { createSharedValue, type SharedValue } from '#platform/answers/shared-value.ts';

/** The client-side account state (specification section 3). */
export interface AccountState {
  readonly token: string | null;
  readonly user: LocalUser | null;
  /** Null until loaded. */
  readonly profile: UserProfile | null;
  /** True for a second after logout, so that a late token check cannot restore the session. */
  readonly duringLogout: boolean;
}

/** Persistent client state: browser storage in production, an object in tests. */
export interface ClientStore {
  readonly token: () => string | null;
  readonly user: () => LocalUser | null;
  readonly storeToken: (token: string, remember: boolean) => void;
  readonly storeUser: (user: LocalUser) => void;
  readonly clear: () => void;
  readonly forgetDrafts: () => void;
}

export interface LoginForm {
  readonly userName: string;
  /** In its wire form. */
  readonly password: string;
  /** As typed; empty or left out for none. */
  readonly captcha?: string;
  readonly remember: boolean;
}

/** How long the logging-out flag stays on, in milliseconds (specification section 9). */
export const logoutGuardMs = 1000;

/** Codes that mean the session is dead; a lost connection or a server fault must not log the reader out. */
const deadSession: ReadonlySet<number> = new Set([1006, 6001, 6002, 6016]);

export const signedOut: AccountState = { token: null, user: null, profile: null, duringLogout: false };

export class AccountSession {
  declare private readonly api: Api;
  declare private readonly store: ClientStore;
  declare private readonly shared: SharedValue<AccountState>;
  private checking: Promise<boolean> | null = null;
  private changes = 0;

  constructor({ api, store }: { readonly api: Api; readonly store: ClientStore }) {
    this.api = api;
    this.store = store;
    this.shared = createSharedValue({ ...signedOut, token: store.token(), user: store.user() });
  }

  state(): AccountState {
    return this.shared.get();
  }

  subscribe(listener: () => void): () => void {
    return this.shared.subscribe(listener);
  }

  private set(change: Partial<AccountState>): void {
    this.shared.set({ ...this.state(), ...change });
  }

  /** An answer is discarded if the token has changed since or a logout is under way. */
  private isCurrent(token: string): boolean {
    const state = this.state();
    return !state.duringLogout && state.token === token && this.store.token() === token;
  }

  private end(): void {
    this.store.clear();
    this.set({ token: null, user: null, profile: null });
  }

  private async fetchProfile(token: string): Promise<boolean> {
    const changesBefore = this.changes;
    try {
      const { Row } = await this.api('GetUserProfileByToken', { Token: token });
      // Asked before the reader changed something: this answer is older than what the page shows.
      if (!this.isCurrent(token) || changesBefore !== this.changes) return true;
      const user = toLocalUser(Row.profile);
      this.store.storeUser(user);
      this.set({ profile: Row.profile, user });
      return true;
    } catch (error) {
      if (!this.isCurrent(token) || !(error instanceof ApiError) || !deadSession.has(error.code)) return true;
      this.end();
      return false;
    }
  }

  /** Signs in and fetches the profile; rejects with the call's failure. The caller reloads the page. */
  async logIn(form: LoginForm): Promise<void> {
    const answer = await this.api('UserLogin', {
      UserName: form.userName.trim(),
      Password: form.password,
      ...(form.captcha && { Captcha: form.captcha }),
      RememberMe: form.remember,
    });
    this.store.storeToken(answer.Token, form.remember);
    this.set({ token: answer.Token, user: null, profile: null, duringLogout: false });
    await this.fetchProfile(answer.Token);
  }

  /** Checks the token, one request at a time; false when the session has just proved dead. */
  check(): Promise<boolean> {
    const { token, duringLogout } = this.state();
    if (token === null || duringLogout) return Promise.resolve(true);
    this.checking ??= this.fetchProfile(token).finally(() => {
      this.checking = null;
    });
    return this.checking;
  }

  change(change: Partial<UserProfile>): void {
    this.changes += 1;
    const { profile } = this.state();
    if (profile !== null) this.set({ profile: { ...profile, ...change } });
  }

  logOut(): void {
    if (this.state().token === null) return;
    // The call reads the token before it is cleared; a failed one leaves a session that nobody has the token of.
    this.api('UserLogout', {}).catch(() => undefined);
    this.set({ duringLogout: true });
    this.end();
    this.store.forgetDrafts();
    setTimeout(() => this.set({ duringLogout: false }), logoutGuardMs);
  }

  /** Adopts the login state of another tab; false when that tab has logged out. */
  followStore(): boolean {
    const token = this.store.token();
    if (token === this.state().token) return true;
    if (token === null) {
      this.end();
      return false;
    }
    this.set({ token, user: this.store.user(), profile: null });
    return true;
  }
}

/** The stored part of a profile: expiry dates of paid memberships only (specification section 4). */
export function toLocalUser(profile: UserProfile): LocalUser {
  return {
    UserID: profile.UserID,
    LoginUserName: profile.LoginUserName,
    ChargeExpireDate: profile.ChargeState === chargeStates.paid ? profile.ChargeExpireDate : null,
    ChargeEnExpireDate: profile.ChargeStataEn === chargeStates.paid ? profile.ChargeEnExpireDate : null,
  };
}
