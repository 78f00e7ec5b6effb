import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

/** How the key is written where one works. */
function keyName(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K';
}

function isSearchKey(event: KeyboardEvent): boolean {
  const isPlain = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return isPlain && event.key.toLowerCase() === 'k' && !event.defaultPrevented;
}

/** Opens the search over everything, by press or by Ctrl-K; its dialog is fetched when it first opens. */
export function SearchButton() {
  const t = useMessages({ cn: zh, en });
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
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
        {t.find.open} <kbd>{keyName()}</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
