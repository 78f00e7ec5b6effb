import type { PinName } from '@btc/contract/site/pin-kinds.ts';
import { forgetTabDraft, readTabDraft, saveTabDraft } from '#platform/tab-draft.ts';

const draft = 'pin';

function toText({ Kind, Code }: PinName): string {
  return `${Kind} ${Code}`;
}

/** Somebody who is signed out would pin it: kept in this tab until they are back from the login. */
export function keepPinWish(pin: PinName): void {
  saveTabDraft(draft, toText(pin));
}

/** Whether it was to be pinned; asked once, for then it is done. */
export function takePinWish(pin: PinName): boolean {
  if (readTabDraft(draft) !== toText(pin)) return false;
  forgetTabDraft(draft);
  return true;
}
