import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import { useStoredTab } from './stored-tab.ts';
import { TabItem } from './tab-item.tsx';
import { type Tab, type TabBarPlace, tabs } from './tabs.ts';
import styles from './tab-bar.module.css';
import { useOpenMenu } from './use-open-menu.ts';

/** The main tabs. Sub-links are in the server's HTML; drop-downs open on hover, focus and tap; on phones they are chips. */
export function TabBar({ place }: { place: TabBarPlace }) {
  const edition = useEdition();
  const t = useMessages(messages);
  const { pathname } = useLocation();
  const { own, entry } = place;
  useStoredTab(own);
  const bar = useRef<HTMLUListElement>(null);
  const menu = useOpenMenu(pathname, bar);
  const list: readonly Tab[] = tabs[edition];

  useEffect(() => {
    const current = own === null ? undefined : bar.current?.children[own];
    if (bar.current !== null && current instanceof HTMLElement) {
      bar.current.scrollLeft = current.offsetLeft - (bar.current.clientWidth - current.offsetWidth) / 2;
    }
  }, [own]);

  return (
    <nav className={styles['nav']} aria-label={t.tabsLabel}>
      <ul ref={bar} className={styles['bar']}>
        {list.map((tab, index) => (
          <TabItem key={tab.name} tab={tab} own={index === own} entry={index === own ? entry : null} menu={menu} />
        ))}
      </ul>
    </nav>
  );
}
