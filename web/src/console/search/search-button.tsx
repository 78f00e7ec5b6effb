import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { isSearchKey } from '#platform/answers/search-key.ts';
import { lazyDialog } from '#ui/state/lazy-part.tsx';
import { messages } from '../messages.ts';
import { forgetEarlyKey, isKeyEarly } from './early-key.tsx';
import { SearchAhead, type SearchAheadProps } from './search-ahead.tsx';
import styles from './search-dialog.module.css';

const fetchDialog = () => import('./search-dialog.tsx');

const SearchDialog = lazyDialog<SearchAheadProps>(async () => (await fetchDialog()).SearchDialog, {
  loading: (props) => <SearchAhead {...props} />,
});

/** A failure is ignored here: opening the search tries again. */
const prepare = () => void fetchDialog().catch(() => undefined);

function toKeyName(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
}

/** Closing returns the focus to where it was. */
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

/** Also answers a Ctrl-K pressed early. The dialog is loaded on approach or key press; a field takes what is typed meanwhile. */
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
