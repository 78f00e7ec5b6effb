import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { isPlaceKnown, notePlace, restorePlace, storePlaces } from './page-position.ts';
import { mainId } from './skip-link.tsx';

/** The id that a fragment names; a broken escape names nothing but itself. */
function formatName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Shows the top of a page, or the part its address names. */
function showStart(hash: string): void {
  const target = hash === '' ? null : document.getElementById(formatName(hash));
  if (target === null) window.scrollTo(0, 0);
  else target.scrollIntoView();
}

/** Members of a search that name a page of its own: a video, a section, what is searched for, a day's report. */
const pageMembers = ['id', 'section', 'q', 'date'] as const;
const hasPageMembers = /\/(?:(?:BTCEyes|BTCInfo)\/|Search$)/i;

/** What counts as a page: the address without its filters, and the page of a list. */
export function pageKey(pathname: string, search: string): string {
  const members = new URLSearchParams(search);
  const named = hasPageMembers.test(pathname) ? pageMembers.map((name) => members.get(name) ?? '') : [];
  return [pathname, members.get('page') ?? '1', ...named].join(' ');
}

/** The browser brings an old place back before the page is there; on a reload it may. */
function useOwnScrolling(): void {
  useEffect(() => {
    const own = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
      storePlaces();
    };
    own();
    window.addEventListener('pageshow', own);
    window.addEventListener('pagehide', giveBack);
    return () => {
      giveBack();
      window.removeEventListener('pageshow', own);
      window.removeEventListener('pagehide', giveBack);
    };
  }, []);
}

/** Remembers how far down each step of the way is while it is shown. */
function useNotedPlace(key: string): void {
  // With the page, not after it: a shorter one moves the window, and that is no move on the step before.
  useLayoutEffect(() => {
    if (!isPlaceKnown(key)) notePlace(key);
    const note = () => notePlace(key);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
}

/** Tells whether the reader types outside the page's content since they did what leads to another page: they have gone on already. */
function useTypingReader(): () => boolean {
  const field = useRef<EventTarget | null>(null);
  useEffect(() => {
    const end = new AbortController();
    const note = (event: Event) => {
      const { type, target } = event;
      if (type === 'input') field.current = target instanceof Element && !target.closest('main') ? target : null;
      else if (!(event instanceof KeyboardEvent) || event.key === 'Enter') field.current = null;
    };
    for (const type of ['input', 'click', 'keydown', 'submit', 'popstate'])
      window.addEventListener(type, note, { capture: true, signal: end.signal });
    return () => end.abort();
  }, []);
  return () => field.current !== null && field.current === document.activeElement;
}

/**
 * Every change of page scrolls to the top (specification section 2) but back and forward, which show the place where the reader
 * was; it moves the focus to the content, unless the reader types in the header already, and has the new title read out. A
 * change of filters within a page is none, the next page of a list is one.
 */
export function PageChange() {
  const { key, pathname, search, hash } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const page = pageKey(pathname, search);
  const shown = useRef(page);
  const read = useRef(page);
  const [title, setTitle] = useState('');
  useOwnScrolling();
  const isTyping = useTypingReader();
  const takeFocus = useEffectEvent(() => {
    if (!isTyping()) document.getElementById(mainId)?.focus({ preventScroll: true });
  });
  const waiting = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    waiting.current?.();
    waiting.current = isReturn ? restorePlace(key) : null;
    if (waiting.current === null) showStart(hash);
    takeFocus();
  }, [page, hash, isReturn, key]);
  useEffect(() => {
    if (read.current === page) return;
    read.current = page;
    setTitle(document.title);
  }, [page]);
  useNotedPlace(key);
  return (
    <output>
      <VisuallyHidden>{title}</VisuallyHidden>
    </output>
  );
}
