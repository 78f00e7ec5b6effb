import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { isSearchKey } from '#platform/search-key.ts';
import { lazyDialog } from '#ui/state/lazy-part.tsx';
import { messages } from '../messages.ts';
import { forgetEarlyKey, isKeyEarly } from './early-key.tsx';
import { SearchAhead, type SearchAheadProps } from './search-ahead.tsx';
import styles from './search-dialog.module.css';

const fetchDialog = () => import('./search-dialog.tsx');

const SearchDialog = lazyDialog<SearchAheadProps>(async () => (await fetchDialog()).SearchDialog, {
  loading: (props) => <SearchAhead {...props} />,
});

/** Where it does not come, opening the search asks again. */
const prepare = () => void fetchDialog().catch(() => undefined);

/** How the key is written where one works. */
function toKeyName(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
}

/** Open or not, and what is typed; closing gives the focus back to where it was. */
function useSearchState() {
  const [isOpen, setOpen] = useState(isKeyEarly);
  const [typed, setTyped] = useState('');
  const before = useRef<Element | null>(null);
  const open = () => {
    before.current ??= document.activeElement;
    setOpen(true);
  };
  const close = () => {
    const place = before.current;
    before.current = null;
    setOpen(false);
    setTyped('');
    // The dialog gives it back to what had it when the dialog came: the line before it, which is gone.
    setTimeout(() => {
      if (place instanceof HTMLElement && document.activeElement === document.body) place.focus();
    });
  };
  return { isOpen, typed, setTyped, open, close };
}

/**
 * Opens the search over everything, by press or by Ctrl-K, also one that was pressed before the console was there. Its dialog
 * is fetched when the button is approached or the key pressed; a line takes what is typed until it has come.
 */
export function SearchButton() {
  const t = useMessages(messages);
  const { isOpen, typed, setTyped, open, close } = useSearchState();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(forgetEarlyKey, []);
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    // Not while a new sign-in stands over the screen.
    if (!isSearchKey(event) || (button.current?.getClientRects().length ?? 0) === 0) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['findButton']}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        {t.find.open} <kbd>{toKeyName()}</kbd>
      </button>
      {isOpen && <SearchDialog typed={typed} onType={setTyped} onClose={close} />}
    </>
  );
}
