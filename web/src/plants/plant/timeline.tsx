import type { PlantEventRow } from '@btc/contract/plants/plant-row.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import { effectBasisNames } from '@btc/reference/plants/plant-scopes.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EventSource } from '../changes/event-table.tsx';
import { messages } from './messages.ts';
import styles from './plant.module.css';
import type { PlantData } from './plant-query.ts';
import { StateLine } from './state-line.tsx';

export function Timeline({ found: { events, spans, dict, today } }: { found: PlantData }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.timeline}</h2>
      {dict.Locked !== null ? (
        <LockedPanel
          title={t.timelineLocked(format.number(dict.EventCount))}
          reason={dict.Locked.Reason}
          level={3}
          size="line"
          isFurther
        />
      ) : (
        <>
          <StateLine spans={spans} today={today} />
          {events.length === 0 && <p className={styles['quiet']}>{t.noEvents}</p>}
          <ol className={styles['timeline']}>
            {events.map((event) => (
              <TimelineEvent key={event.EventID} event={event} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function TimelineEvent({ event }: { event: PlantEventRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const note = edition === 'cn' ? event.NoteCn : event.NoteEn;
  const facts = [
    event.Basis === null ? null : t.countsBy(formatCodeIn(edition, effectBasisNames, event.Basis)),
    event.AnnouncedOn === null ? null : t.announced(format.date(event.AnnouncedOn)),
  ].filter((fact) => fact !== null);
  return (
    <li>
      <time dateTime={event.EffectiveOn}>{format.date(event.EffectiveOn)}</time>
      <div>
        <h3>
          {formatCodeIn(edition, plantStatuses, event.Status)}
          {event.OldNumber !== null && ` ${event.OldNumber} → ${event.NewNumber ?? event.Plant.PlantNo}`}
        </h3>
        {note !== null && <p>{note}</p>}
        {facts.length > 0 && <p className={styles['quiet']}>{facts.join(edition === 'cn' ? '，' : ', ')}</p>}
        <div className={styles['quiet']}>
          <EventSource event={event} />
        </div>
      </div>
    </li>
  );
}
