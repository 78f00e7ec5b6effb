import { clearToken, storedToken, tabLogin } from './client-state.ts';

/*
 * A login that is not remembered lives in the tabs that have it: a new tab asks the open ones for it (document-parts.tsx, before
 * anything is painted) and keeps it for itself, and a logout in one ends it in all. With the last tab it is gone.
 */

export const sessionChannel = 'btc.session';

interface TabMessage {
  readonly isQuestion?: true;
  readonly ended?: string;
}

/** Null where BroadcastChannel is missing or refused. */
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

export function endTabLogin(token: string): void {
  const channel = openChannel();
  post(channel, { ended: token } satisfies TabMessage);
  channel?.close();
}

/** Shares this tab's login with tabs that ask, and follows its end elsewhere; returns the cleanup function. */
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
