import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { isPlaceKnown, notePlace, restorePlace, storePlaces } from './page-position.ts';
import { mainId } from './skip-link.tsx';

/** The id in a fragment, undecoded where its escapes are invalid. */
function formatName(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function showStart(hash: string): void {
  const target = hash === '' ? null : document.getElementById(formatName(hash));
  if (target === null) window.scrollTo(0, 0);
  else target.scrollIntoView();
}

/** Query members that identify a page of their own: a video, a section, a search, a day's report. */
const pageMembers = ['id', 'section', 'q', 'date'] as const;
const hasPageMembers = /\/(?:(?:BTCEyes|BTCInfo)\/|Search$)/i;

/** Identifies a page: the path and list page, without filters. */
export function pageKey(pathname: string, search: string): string {
  const members = new URLSearchParams(search);
  const named = hasPageMembers.test(pathname) ? pageMembers.map((name) => members.get(name) ?? '') : [];
  return [pathname, members.get('page') ?? '1', ...named].join(' ');
}

/** Restores scroll positions ourselves: the browser does it before the page is rendered. Reloads are left to it. */
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

/** Records the scroll position of each history entry while it is shown. */
function useNotedPlace(key: string): void {
  // With the page, not after it: a shorter one moves the window, and that is no move on the step before.
  useLayoutEffect(() => {
    if (!isPlaceKnown(key)) notePlace(key);
    const note = () => notePlace(key);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
}

/** Whether the reader has started typing outside the page's content since the action that led to the new page. */
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

/** Scrolls to the top on a new page (specification section 2) or restores the position on back and forward; moves the focus. */
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
