import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { mainId } from './skip-link.tsx';

/** The id that a fragment names; a broken escape names nothing but itself. */
function nameOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Shows the top of a page, or the part its address names, and takes the keyboard there. */
function enterPage(hash: string): void {
  const main = document.getElementById(mainId);
  const target = hash === '' ? null : document.getElementById(nameOf(hash));
  if (target === null) window.scrollTo(0, 0);
  else target.scrollIntoView();
  main?.focus({ preventScroll: true });
}

/** Members of a search that name a page of its own: a video, a section, what is searched for, a day's report. */
const pageMembers = ['id', 'section', 'q', 'date'] as const;
const hasPageMembers = /\/(?:BTCEyes|BTCInfo)\//i;

/** What counts as a page: the address without its filters, and the page of a list. */
export function pageKey(pathname: string, search: string): string {
  const members = new URLSearchParams(search);
  const named = hasPageMembers.test(pathname) ? pageMembers.map((name) => members.get(name) ?? '') : [];
  return [pathname, members.get('page') ?? '1', ...named].join(' ');
}

/** The browser must not bring back an old place on back and forward; on a reload it may. */
function useOwnScrolling(): void {
  useEffect(() => {
    const own = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
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

/**
 * Every change of page scrolls to the top (specification section 2), moves the focus to the content and has the new
 * title read out. A change of filters within a page is none, the next page of a list is one.
 */
export function PageChange() {
  const { pathname, search, hash } = useLocation();
  const page = pageKey(pathname, search);
  const shown = useRef(page);
  const [title, setTitle] = useState('');
  useOwnScrolling();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    enterPage(hash);
    setTitle(document.title);
  }, [page, hash]);
  return (
    <output>
      <VisuallyHidden>{title}</VisuallyHidden>
    </output>
  );
}
