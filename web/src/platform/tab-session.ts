import { clearToken, storedToken, tabLogin } from './client-state.ts';

/*
 * A login that is not remembered lives in the tabs that have it: a new tab asks the open ones for it (document-parts.tsx, before
 * anything is painted) and keeps it for itself, and a logout in one ends it in all. With the last tab it is gone.
 */

/** The channel that the tabs of one browser share. */
export const sessionChannel = 'btc.session';

/** What tabs tell each other, beside the login that answers a question. */
interface TabMessage {
  readonly isQuestion?: true;
  readonly ended?: string;
}

/** Null where the browser has no such channels, or refuses them. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(sessionChannel);
  } catch {
    return null;
  }
}

function post(channel: BroadcastChannel | null, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel?.postMessage(message);
}

/** Tells the other tabs that the login of a token is over. */
export function endTabLogin(token: string): void {
  const channel = openChannel();
  post(channel, { ended: token } satisfies TabMessage);
  channel?.close();
}

/** Hands this tab's login to tabs that ask, and hears of its end elsewhere; gives what ends that. */
export function joinTabs(onEnded: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    const login = tabLogin();
    if (data.isQuestion && login !== null) post(channel, login);
    if (data.ended === undefined || data.ended !== storedToken()) return;
    clearToken();
    onEnded();
  });
  return () => channel?.close();
}
