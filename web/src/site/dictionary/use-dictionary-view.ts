import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

interface DictionaryView {
  readonly text: string;
  /** The keys of the groups that the reader has opened. */
  readonly opened: ReadonlySet<string>;
}

const untouched: DictionaryView = { text: '', opened: new Set() };

/** How a step of this document's way left the page: who comes back to it finds it so. */
let left: DictionaryView & { readonly step: string } = { ...untouched, step: '' };

/** Opens the fold of the entry that the address names: a browser does so only on its own way to an anchor. */
function useNamedEntry(hash: string): void {
  useEffect(() => {
    const entry = document.getElementById(hash.slice(1));
    const fold = entry?.closest('details');
    if (!entry || !fold || fold.open) return;
    fold.open = true;
    entry.scrollIntoView();
  }, [hash]);
}

/** On paper every group is open, whichever way the printing began. */
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

/** What is filtered for and which groups are open: by the reader, by the filter, by an anchor, for the printer. */
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
    /** What the reader did to a fold; what the filter or the printer did is none of theirs. */
    noteFold: (group: string, isOpen: boolean) => {
      if (opensAll || view.opened.has(group) === isOpen) return;
      setOpened(isOpen ? [...view.opened, group] : [...view.opened].filter((one) => one !== group));
    },
  };
}
