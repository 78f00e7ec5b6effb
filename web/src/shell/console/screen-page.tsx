import type { ConsoleScreen } from '@btc/contract/console/console-paths.ts';
import { type ReactNode, useEffect, useId } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toConsoleScreenPath } from './console-path.ts';
import layout from './layout.module.css';
import { useRecordKeys } from './list/list-keys.ts';
import { messages } from './messages.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

export interface Crumb {
  readonly name: string;
  readonly screen: ConsoleScreen;
}

export interface ScreenPageProps {
  readonly title: string;
  readonly crumbs?: readonly Crumb[] | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function ScreenPage({ title, crumbs = [], actions, children }: ScreenPageProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const place = useRestoredFocus();
  useRecordKeys(place);
  useEffect(() => {
    document.title = `${title} - ${t.console} - BTC`;
  }, [title, t]);
  return (
    <article className={layout['screen']} ref={place}>
      <nav aria-label={t.crumbs} className={layout['crumbs']}>
        <ol className={layout['plain']}>
          {[{ name: t.console, screen: 'overview' } as const, ...crumbs].map(({ name, screen }) => (
            <li key={screen}>
              <PageLink to={toConsoleScreenPath(edition, screen)}>{name}</PageLink>
            </li>
          ))}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <header className={layout['head']}>
        <h1>{title}</h1>
        {actions !== undefined && <div className={layout['actions']}>{actions}</div>}
      </header>
      {children}
    </article>
  );
}

export function ScreenPart({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={layout['part']} aria-labelledby={heading}>
      <header className={layout['partHead']}>
        <h2 id={heading}>{title}</h2>
        {actions !== undefined && <div className={layout['actions']}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
