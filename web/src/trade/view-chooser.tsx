import type { LockReason } from '@btc/contract/members/access.ts';
import { type DataView, listViews } from '@btc/contract/trade/views.ts';
import { toQuotaPath } from '@btc/contract/trade/quota-paths.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { changeView } from './address/fit-to-view.ts';
import { type Meat, toMeat, toPathMeat, viewAt } from './address/meat.ts';
import { pageSearch } from './address/page-address.ts';
import { openingState } from './address/page-state.ts';
import { useQueryState } from './address/use-page-state.ts';
import { messages } from './messages.ts';
import { toShortTitle } from './names.ts';
import { LockIcon } from '#ui/icons.tsx';
import styles from './view-chooser.module.css';

export function ViewChooser({ lock }: { lock: LockReason | null }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state } = useQueryState();
  const list = useShownView(state.view);
  return (
    <nav aria-label={t.views} className={styles['chooser']} data-print="hide">
      <ul ref={list} className={styles['views']}>
        {listViews(toMeat(state.view)).map((view) => (
          <li key={view.code}>
            <ViewLink view={view} lock={view.isOpen ? null : lock} />
          </li>
        ))}
        {toMeat(state.view) === 'beef' && (
          <li>
            <PageLink to={toQuotaPath(edition)} className={styles['view']}>
              {t.quotaDesk}
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** On phones the names scroll sideways: brings the chosen one into view. */
function useShownView(view: string) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>(`[data-view="${view}"]`);
    if (list.current === null || current === null || current === undefined) return;
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [view]);
  return list;
}

interface ViewLinkProps {
  readonly view: DataView & { code: ReturnType<typeof viewAt> };
  readonly lock: LockReason | null;
}

function ViewLink({ view, lock }: ViewLinkProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { pathname } = useLocation();
  const { state } = useQueryState();
  return (
    <PageLink
      to={pathname + pageSearch(changeView(state, view.code), toPathMeat(pathname))}
      data-view={view.code}
      aria-current={view.code === state.view ? 'page' : undefined}
      className={styles['view']}
    >
      {toShortTitle(edition, view)}
      {lock !== null && (
        <span className={styles['lock']} data-reason={lock}>
          <LockIcon />
          <VisuallyHidden>{t.lockedView}</VisuallyHidden>
        </span>
      )}
    </PageLink>
  );
}

/** Switches meat, in the English edition only: the Chinese one has a page for each. */
export function MeatSwitch() {
  const t = useMessages(messages);
  const { pathname } = useLocation();
  const { state } = useQueryState();
  if (useEdition() === 'cn') return null;
  const to = (meat: Meat): string =>
    pathname + pageSearch(openingState(viewAt(new URLSearchParams({ meat }), 'beef')), toPathMeat(pathname));
  return (
    <SegmentedLinks
      label={t.meat}
      value={toMeat(state.view)}
      options={[
        { value: 'beef', label: t.beef, to: to('beef') },
        { value: 'pork', label: t.pork, to: to('pork') },
      ]}
    />
  );
}
