import { useEffect, useRef } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toConsolePath } from '#shell/console/console-path.ts';
import tabs from '#shell/console/filters/counted-tabs.module.css';
import { useStaff } from '#shell/console/staff.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './console-frame.module.css';
import { findMenuEntry, listMenu } from './desks.ts';
import { messages } from './messages.ts';
import { isScreenCurrent, screenGroups } from './screens.ts';

export function ConsoleNavigation({ path }: { path: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { role } = useStaff();
  const menu = listMenu(role);
  const groups = screenGroups.map(([group]) => group).filter((group) => menu.some((entry) => entry.group === group));
  return (
    <nav aria-label={t.navigation} className={styles['nav']}>
      {groups.map((group) => (
        <section key={group} aria-label={t.groups[group]}>
          <h2>{t.groups[group]}</h2>
          <ul>
            {menu
              .filter((entry) => entry.group === group)
              .map(({ desk, screens }) => (
                <li key={screens[0].name}>
                  <NavigationLink
                    to={toConsolePath(edition, screens[0].path)}
                    name={desk === null ? t.screens[screens[0].name] : t.desks[desk]}
                    isCurrent={screens.some((screen) => isScreenCurrent(screen, path))}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Scroll distance that centres `start` to `end` of a line `length` long; 0 where it is visible. */
export function shiftInto({ start, end, length }: { start: number; end: number; length: number }): number {
  return start >= 0 && end <= length ? 0 : (start + end - length) / 2;
}

function showIn(navigation: Element, link: Element): void {
  const [frame, own] = [navigation.getBoundingClientRect(), link.getBoundingClientRect()];
  // At the top of the page its end is below the window.
  const height = Math.min(frame.bottom, innerHeight) - frame.top;
  navigation.scrollBy({
    left: shiftInto({ start: own.left - frame.left, end: own.right - frame.left, length: frame.width }),
    top: shiftInto({ start: own.top - frame.top, end: own.bottom - frame.top, length: height }),
  });
}

function NavigationLink({ to, name, isCurrent }: { to: string; name: string; isCurrent: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  // There are more screens than a window shows, beside the content and on the phone.
  useEffect(() => {
    const navigation = link.current?.closest('nav');
    if (isCurrent && link.current !== null && navigation instanceof Element) showIn(navigation, link.current);
  }, [isCurrent]);
  return (
    <PageLink ref={link} to={to} aria-current={isCurrent ? 'page' : undefined}>
      {name}
    </PageLink>
  );
}

export function DeskTabs({ path }: { path: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { role } = useStaff();
  const entry = findMenuEntry(role, path);
  if (entry === null || entry.desk === null) return null;
  return (
    <nav aria-label={t.desks[entry.desk]} className={classNames(tabs['tabs'], styles['deskTabs'])}>
      {entry.screens.map((screen) => (
        <PageLink
          key={screen.name}
          to={toConsolePath(edition, screen.path)}
          className={tabs['tab']}
          aria-current={isScreenCurrent(screen, path) ? 'page' : undefined}
        >
          {t.screens[screen.name]}
        </PageLink>
      ))}
    </nav>
  );
}
