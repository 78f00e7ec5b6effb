import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { lazyDialog } from '#ui/state/lazy-part.tsx';
import { messages } from '../messages.ts';
import { forgetEarlyKey, isKeyEarly } from './early-key.tsx';

const fetchDialog = () => import('./search-dialog.tsx');

const SearchDialog = lazyDialog(async () => (await fetchDialog()).SearchDialog);

/** How the key is written where one works. */
function toKeyName(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
}

function isSearchKey(event: KeyboardEvent): boolean {
  const isPlain = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isPlain && event.key.toLowerCase() === 'k' && !event.defaultPrevented;
}

/** Opens the search over everything, by press or by Ctrl-K, also one that was pressed before the console was there. Its dialog is fetched once the button stands. */
export function SearchButton() {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(isKeyEarly);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    forgetEarlyKey();
    // Where it does not come, opening the search asks again.
    fetchDialog().catch(() => undefined);
  }, []);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // Not while a new sign-in stands over the screen.
      if (!isSearchKey(event) || button.current?.checkVisibility() !== true) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="c-findButton"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t.find.open} <kbd>{toKeyName()}</kbd>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
