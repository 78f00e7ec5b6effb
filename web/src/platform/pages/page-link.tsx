import { type ComponentProps, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { waitForSiteStyles } from './document-parts.tsx';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path of a portal page: `/cn/BTCInfo`; addresses elsewhere are left to the browser. */
  readonly to: string;
};

/** A plain anchor that `usePageLinks` follows: the router's own link does ten times the work, on server and browser. */
export function PageLink({ to, children, ...rest }: PageLinkProps) {
  return (
    <a {...rest} href={to} data-page="">
      {children}
    </a>
  );
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Anchor = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target'>;

/** The page to open within the tab; null where the browser should follow the link itself. */
export function findClickedPage(click: Click, anchor: Anchor, origin: string): string | null {
  const isPlain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
  if (!isPlain || click.defaultPrevented || anchor.origin !== origin) return null;
  if (anchor.target !== '' && anchor.target !== '_self') return null;
  return anchor.pathname + anchor.search + anchor.hash;
}

function announcePages(): void {
  const kinds = new Set<string>();
  for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[data-page]')) {
    // What stands in small letters below a page names one of many: `/Cut/shank`.
    const kind = anchor.pathname.replace(/\d+/g, '0').replace(/(\/[A-Z][^/]*)\/[^/A-Z]+$/, '$1/0');
    if (!kinds.has(kind)) anchor.dataset['discover'] = 'true';
    kinds.add(kind);
  }
}

/** Follows page links without loading a new document; called once, by the shell. */
export function usePageLinks(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(announcePages, [pathname]);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-page]') : null;
      const page = anchor === null ? null : findClickedPage(event, anchor, location.origin);
      if (page === null) return;
      event.preventDefault();
      // As the browser does it: a link to the page itself adds no step to the way back.
      const replace = page === location.pathname + location.search + location.hash;
      void waitForSiteStyles().then(() => navigate(page, { replace }));
    };
    // On the window, so that the handlers of the pages' own elements have had their say.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}
