import type { Today } from '@btc/contract/home/today.ts';
import { type Edition, pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import type { TodayGroup } from './list-groups.ts';
import { messages } from './strip-messages.ts';
import { TodayFigures } from './today-group.tsx';
import styles from './today.module.css';
import { writeGroups } from './write-groups.ts';

export interface StripData {
  readonly groups: readonly TodayGroup[];
  readonly isDemo: boolean;
}

export async function toStrip(today: Today, edition: Edition): Promise<StripData> {
  return { groups: await writeGroups(today, edition), isDemo: today.Demo };
}

export function TodayStrip({ groups, isDemo }: StripData) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <section className={styles['strip']} aria-label={t.today}>
      {groups.map((group, index) => (
        <div key={group.key} className={styles['line']} data-group={group.key}>
          <PageLink to={group.to}>{group.title}</PageLink>
          <TodayFigures group={group} />
          {group.note !== null && <small>{group.note}</small>}
          {index === groups.length - 1 && (
            <>
              <PageLink to={pathFor(edition, '/Homepage')}>{t.toToday}</PageLink>
              {isDemo && <DemoMark kind="data" />}
            </>
          )}
        </div>
      ))}
    </section>
  );
}
