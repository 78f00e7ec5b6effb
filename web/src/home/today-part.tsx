import type { NewsRow } from '@btc/contract/news/article-row.ts';
import type { ReactNode } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import type { TodayGroup } from '#shell/today/list-groups.ts';
import { messages } from '#shell/today/strip-messages.ts';
import { PriceNoteLine } from '#shell/today/price-note-line.tsx';
import { TodayFigures } from '#shell/today/today-group.tsx';
import shared from '#ui/base/shared.module.css';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import type { HomeData } from './home-query.ts';
import { BesideLead, LeadStory } from './home-stories.tsx';
import { OwnPlace } from './own-place.tsx';
import styles from './today-part.module.css';

type Today = NonNullable<HomeData['today']>;

interface TodayPartProps {
  readonly today: Today | null;
  readonly headlines: readonly NewsRow[];
}

export function TodayPart({ today, headlines }: TodayPartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [lead, ...beside] = headlines;
  return (
    <div className={styles['today']}>
      <header className={shared['titleLine']}>
        <h1>{t.today}</h1>
        {today !== null && (
          <p className={styles['day']}>
            <time dateTime={today.Today}>{format.date(today.Today)}</time> {today.Demo && <DemoMark kind="data" />}
          </p>
        )}
      </header>
      <div className={styles['body']}>
        <div className={styles['figures']}>
          {today !== null && <Groups today={today} />}
          {lead !== undefined && <LeadStory row={lead} />}
        </div>
        <OwnPlace />
        <BesideLead rows={beside} />
      </div>
    </div>
  );
}

function Groups({ today }: { readonly today: Today }) {
  return (
    <div className={styles['groups']}>
      {today.groups.map((group) => (
        <Group key={group.key} group={group}>
          {group.key === 'prices' && today.Notes.map((note) => <PriceNoteLine key={note.NoteID} note={note} />)}
        </Group>
      ))}
    </div>
  );
}

function Group({ group, children }: { readonly group: TodayGroup; readonly children: ReactNode }) {
  const { key, title, to, note } = group;
  return (
    <section className={styles['group']} data-group={key}>
      <header>
        <h2>
          <PageLink to={to}>{title}</PageLink>
        </h2>
        {note !== null && <p className={styles['note']}>{note}</p>}
      </header>
      <TodayFigures group={group} />
      {children}
    </section>
  );
}
