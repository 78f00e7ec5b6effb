import type { PinName } from '@btc/contract/my-list/pin-kinds.ts';
import { forgetTabDraft, readTabDraft, saveTabDraft } from '#platform/drafts/tab-draft.ts';

const draft = 'pin';

function toText({ Kind, Code }: PinName): string {
  return `${Kind} ${Code}`;
}

/** Remembers, in this tab, what a signed-out reader wanted to pin until they return from the login. */
export function storePendingPin(pin: PinName): void {
  saveTabDraft(draft, toText(pin));
}

/** Whether this was to be pinned; clears the wish. */
export function takePendingPin(pin: PinName): boolean {
  if (readTabDraft(draft) !== toText(pin)) return false;
  forgetTabDraft(draft);
  return true;
}
