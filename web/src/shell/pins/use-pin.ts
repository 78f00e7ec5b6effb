import type { PinName } from '@btc/contract/site/pin-kinds.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from './messages.ts';

/** Pins or unpins; true where it was done. What went wrong is told in passing. */
export function usePin() {
  const t = useMessages(messages);
  const edition = useEdition();
  const [isPending, setPending] = useState(false);
  const change = async ({ Kind, Code }: PinName, IsAdd: boolean): Promise<boolean> => {
    setPending(true);
    try {
      const { Row } = await browserApi()('AddDeletePin', { Kind, Code, IsAdd, isEn: edition === 'en' });
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
