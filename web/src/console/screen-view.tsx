import { type ComponentType, createElement } from 'react';
import { useLocation } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { toConsolePath, toScreenName } from '#shell/console/console-path.ts';
import { hasRole, useStaff } from '#shell/console/staff.ts';
import { mainId } from '#shell/skip-link.tsx';
import { LinkButton } from '#ui/button.tsx';
import { lazyPart } from '#ui/state/lazy-part.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { ConsoleBar } from './console-bar.tsx';
import { ConsoleNavigation, DeskTabs } from './console-navigation.tsx';
import { messages } from './messages.ts';
import { AccessDenied } from './access-denied.tsx';
import styles from './console-frame.module.css';
import { ScreenBoundary } from './screen-boundary.tsx';
import type { Screen, ScreenName, ScreenProps } from './screen.ts';
import { findScreen } from './screens.ts';

const loaded = new Map<ScreenName, ComponentType<ScreenProps>>();

function getComponent({ name, load }: Screen): ComponentType<ScreenProps> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const made = lazyPart(load, { loading: <Skeleton lines={8} /> });
  loaded.set(name, made);
  return made;
}

/** Preloads the component of an address. */
export function fetchScreen(path: string): void {
  // What fails now is said when the screen is shown.
  findScreen(path)
    ?.screen.load()
    .catch(() => undefined);
}

export function ScreenView() {
  const edition = useEdition();
  const staff = useStaff();
  const path = toScreenName(useLocation().pathname);
  return (
    <>
      <ConsoleBar edition={edition} staff={staff} />
      <div className={styles['body']}>
        <ConsoleNavigation path={path} />
        <main id={mainId} tabIndex={-1} className={styles['main']}>
          <DeskTabs path={path} />
          <CurrentScreen path={path} />
        </main>
      </div>
    </>
  );
}

function CurrentScreen({ path }: { path: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { role } = useStaff();
  const found = findScreen(path);
  const out = <LinkButton to={toConsolePath(edition, '')}>{t.toOverview}</LinkButton>;
  if (found === null) {
    return (
      <AccessDenied title={t.missingTitle} actions={out}>
        {t.missingText}
      </AccessDenied>
    );
  }
  if (!hasRole(role, found.screen.roles)) {
    return (
      <AccessDenied title={t.refusedTitle} actions={out}>
        {t.refusedRole(t.roles[role])}
      </AccessDenied>
    );
  }
  return (
    <ScreenBoundary key={path} message={t.screenFailed} onRetry={() => loaded.delete(found.screen.name)}>
      {createElement(getComponent(found.screen), { id: found.id })}
    </ScreenBoundary>
  );
}
