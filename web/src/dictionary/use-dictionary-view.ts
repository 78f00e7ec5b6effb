import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

interface DictionaryView {
  readonly text: string;
  readonly opened: ReadonlySet<string>;
}

const untouched: DictionaryView = { text: '', opened: new Set() };

/** The view by history entry, so that returning to it restores the view. */
let left: DictionaryView & { readonly step: string } = { ...untouched, step: '' };

/** Opens the group of the entry in the fragment: browsers do so only when they navigate themselves. */
function useNamedEntry(hash: string): void {
  useEffect(() => {
    const entry = document.getElementById(hash.slice(1));
    const fold = entry?.closest('details');
    if (!entry || !fold || fold.open) return;
    fold.open = true;
    entry.scrollIntoView();
  }, [hash]);
}

function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

export function useDictionaryView() {
  const { key: step, hash } = useLocation();
  const [view, setView] = useState<DictionaryView>(() => (left.step === step ? left : untouched));
  const isPrinting = usePrinting();
  useEffect(() => {
    left = { ...view, step };
  }, [view, step]);
  useNamedEntry(hash);
  const opensAll = isPrinting || view.text.trim() !== '';
  const setOpened = (opened: Iterable<string>) => setView((now) => ({ ...now, opened: new Set(opened) }));
  return {
    text: view.text,
    opened: view.opened,
    setText: (text: string) => setView((now) => ({ ...now, text })),
    setOpened,
    isOpen: (group: string) => opensAll || view.opened.has(group),
    /** Records a group toggled by the reader; toggles by the filter or for printing are ignored. */
    noteFold: (group: string, isOpen: boolean) => {
      if (opensAll || view.opened.has(group) === isOpen) return;
      setOpened(isOpen ? [...view.opened, group] : [...view.opened].filter((one) => one !== group));
    },
  };
}
