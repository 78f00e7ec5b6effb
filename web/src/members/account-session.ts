import type { Api } from '@btc/contract/client.ts';
import { chargeStates } from '@btc/contract/members/access.ts';
import type { UserProfile } from '@btc/contract/members/profile.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { LocalUser } from '#platform/client-state.ts';

/** What the page knows of the reader (specification section 3, client state). */
export interface AccountState {
  readonly token: string | null;
  readonly user: LocalUser | null;
  /** Null until it has arrived. */
  readonly profile: UserProfile | null;
  /** On for a second after logging out, so that a late check of the token cannot restore the session. */
  readonly duringLogout: boolean;
}

/** What outlives a page; the browser's storage in use, an object in tests. */
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

/**
 * Answers that say the session is dead. A lost connection, a busy server or an error of ours does not: the reader
 * would be thrown out by a lift or a tunnel.
 */
const deadSession: ReadonlySet<number> = new Set([1006, 6001, 6002, 6016]);

export const signedOut: AccountState = { token: null, user: null, profile: null, duringLogout: false };

export type AccountSession = ReturnType<typeof createAccountSession>;

/** The reader's session in this page: state, and what happens to it. */
export function createAccountSession({ api, store }: { readonly api: Api; readonly store: ClientStore }) {
  let state: AccountState = { ...signedOut, token: store.token(), user: store.user() };
  let checking: Promise<boolean> | null = null;
  let changes = 0;
  const listeners = new Set<() => void>();

  const set = (change: Partial<AccountState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** A token that has gone or changed meanwhile, or a logout under way, makes an answer about it worthless. */
  const isCurrent = (token: string) => !state.duringLogout && state.token === token && store.token() === token;

  const end = () => {
    store.clear();
    set({ token: null, user: null, profile: null });
  };

  const fetchProfile = async (token: string): Promise<boolean> => {
    const changesBefore = changes;
    try {
      const { Row } = await api('GetUserProfileByToken', { Token: token });
      // Asked before the reader changed something: this answer is older than what the page shows.
      if (!isCurrent(token) || changesBefore !== changes) return true;
      const user = toLocalUser(Row.profile);
      store.storeUser(user);
      set({ profile: Row.profile, user });
      return true;
    } catch (error) {
      if (!isCurrent(token) || !(error instanceof ApiError) || !deadSession.has(error.code)) return true;
      end();
      return false;
    }
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Signs in and fetches the profile; rejects with the call's failure. The caller reloads the page. */
    logIn: async (form: LoginForm): Promise<void> => {
      const answer = await api('UserLogin', {
        UserName: form.userName.trim(),
        Password: form.password,
        ...(form.captcha && { Captcha: form.captcha }),
        RememberMe: form.remember,
      });
      store.storeToken(answer.Token, form.remember);
      set({ token: answer.Token, user: null, profile: null, duringLogout: false });
      await fetchProfile(answer.Token);
    },

    /** Asks whether the token is still good, one question at a time; false when it has just proved dead. */
    check: (): Promise<boolean> => {
      const { token, duringLogout } = state;
      if (token === null || duringLogout) return Promise.resolve(true);
      checking ??= fetchProfile(token).finally(() => {
        checking = null;
      });
      return checking;
    },

    /** Takes in what the reader has just changed, so that the page shows it at once. */
    change: (change: Partial<UserProfile>): void => {
      changes += 1;
      if (state.profile !== null) set({ profile: { ...state.profile, ...change } });
    },

    /** Ends the session here at once, and at the server as soon as it hears of it. */
    logOut: (): void => {
      if (state.token === null) return;
      // The call reads the token before it is cleared; a failed one leaves a session that nobody has the token of.
      api('UserLogout', {}).catch(() => undefined);
      set({ duringLogout: true });
      end();
      store.forgetDrafts();
      setTimeout(() => set({ duringLogout: false }), logoutGuardMs);
    },

    /** Follows another tab of this browser; false when that one has logged out. */
    followStore: (): boolean => {
      const token = store.token();
      if (token === state.token) return true;
      if (token === null) {
        end();
        return false;
      }
      set({ token, user: store.user(), profile: null });
      return true;
    },
  };
}

/** What is recorded of a profile: expiry dates of paid memberships only (specification section 4). */
export function toLocalUser(profile: UserProfile): LocalUser {
  return {
    UserID: profile.UserID,
    LoginUserName: profile.LoginUserName,
    ChargeExpireDate: profile.ChargeState === chargeStates.paid ? profile.ChargeExpireDate : null,
    ChargeEnExpireDate: profile.ChargeStataEn === chargeStates.paid ? profile.ChargeEnExpireDate : null,
  };
}
