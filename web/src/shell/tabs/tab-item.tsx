import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ChevronIcon } from '#ui/icons.tsx';
import { messages } from '../messages.ts';
import { onMenuKey } from './menu-keys.ts';
import type { Tab, TabName } from './tabs.ts';
import styles from './tab-bar.module.css';
import type { OpenMenu } from './use-open-menu.ts';

interface TabItemProps {
  readonly tab: Tab;
  readonly own: boolean;
  readonly entry: TabName | null;
  readonly menu: OpenMenu;
}

export function TabItem({ tab, own, entry, menu }: TabItemProps) {
  const edition = useEdition();
  const t = useMessages(messages);
  const hasMenu = tab.children !== undefined;
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') menu.show(tab.name, 'hover');
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') menu.leave();
    },
    onFocus: (event: FocusEvent) => {
      if (menu.open !== tab.name && event.target.matches(':focus-visible')) menu.show(tab.name, 'focus');
    },
    onBlur: (event: FocusEvent<HTMLLIElement>) => {
      const next = event.relatedTarget;
      if (next !== null && !event.currentTarget.contains(next)) menu.close();
    },
    onKeyDown: (event: KeyboardEvent<HTMLLIElement>) => onMenuKey(event, tab.name, menu),
  };
  return (
    <li className={styles['item']} data-own={own || undefined} {...(hasMenu ? handlers : {})}>
      <PageLink
        to={pathFor(edition, tab.path)}
        className={styles['tab']}
        aria-current={own ? (hasMenu ? 'true' : 'page') : undefined}
        onClick={menu.close}
      >
        {t.tabs[tab.name]}
      </PageLink>
      {tab.children !== undefined && <TabMenu tab={tab} places={tab.children} entry={entry} menu={menu} />}
    </li>
  );
}

interface TabMenuProps {
  readonly tab: Tab;
  readonly places: NonNullable<Tab['children']>;
  readonly entry: TabName | null;
  readonly menu: OpenMenu;
}

function TabMenu({ tab, places, entry, menu }: TabMenuProps) {
  const id = useId();
  const edition = useEdition();
  const t = useMessages(messages);
  const open = menu.open === tab.name;
  return (
    <>
      <button
        type="button"
        className={styles['opener']}
        aria-label={t.submenu(t.tabs[tab.name])}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => menu.toggle(tab.name)}
      >
        <ChevronIcon />
      </button>
      <ul id={id} className={styles['menu']} data-open={open || undefined}>
        {places.map((place) => (
          <li key={place.name}>
            <PageLink
              to={pathFor(edition, place.path)}
              className={styles['child']}
              aria-current={place.name === entry ? 'page' : undefined}
              onClick={menu.close}
            >
              {t.tabs[place.name]}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
