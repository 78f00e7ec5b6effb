import type { PinName } from '@btc/contract/my-list/pin-kinds.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from './change-messages.ts';
import { notePin } from './pin-names.ts';

interface PinChange {
  readonly IsAdd: boolean;
  /** The pin it is put before; omitted: last. */
  readonly Before?: PinName | null;
}

export function toName({ Kind, Code }: PinName): PinName {
  return { Kind, Code };
}

export function usePinChange() {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isPending, setPending] = useState(false);
  const change = async (pin: PinName, { IsAdd, Before = null }: PinChange): Promise<boolean> => {
    setPending(true);
    try {
      const query = { ...toName(pin), IsAdd, Before: Before && toName(Before), isEn: edition === 'en' };
      const { Row } = await browserApi()('AddDeletePin', query);
      notePin(pin, IsAdd);
      showToast(Row.Pinned ? t.pinnedToast : t.unpinnedToast);
      return true;
    } catch (error) {
      const isFull = isApiError(error) && error.data.List?.some(({ Rule }) => Rule === 'too_many') === true;
      showToast(isFull ? t.tooMany : formatErrorText(edition, toFailureKey(error)), 'error');
      return false;
    } finally {
      setPending(false);
    }
  };
  return { isPending, change };
}
