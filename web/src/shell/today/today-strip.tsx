import type { Today } from '@btc/contract/site/today.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { useTodayGroups } from './list-groups.ts';
import { messages } from './messages.ts';
import { TodayFigures } from './today-group.tsx';
import styles from './today.module.css';

/** The first screen of the morning in a few lines, which lead to it. */
export function TodayStrip({ today }: { readonly today: Today }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <section className={styles['strip']} aria-label={t.today}>
      {useTodayGroups(today).map((group) => (
        <div key={group.key} className={styles['line']} data-key={group.key}>
          <PageLink to={group.to}>{group.title}</PageLink>
          <TodayFigures group={group} />
        </div>
      ))}
      <p>
        <PageLink to={pathFor(edition, '/Homepage')}>{t.toToday}</PageLink> {today.Demo && <DemoMark kind="data" />}
      </p>
    </section>
  );
}
