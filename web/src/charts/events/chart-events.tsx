import type { ChartEventRow } from '@btc/contract/trade/chart-events.ts';
import { createContext, type ReactNode, use } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { useAnswer } from '#platform/answers/use-answer.ts';
import { useScripted } from '#platform/use-scripted.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import shared from '#ui/base/shared.module.css';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ErrorState } from '#ui/state/notice.tsx';
import styles from './chart-events.module.css';
import type { DatedEvent } from './event-marks.ts';
import { setEventsShown, useEventsShown } from './events-switch.ts';
import { messages } from './messages.ts';

const none: readonly ChartEventRow[] = [];
const Shown = createContext<readonly DatedEvent[]>(none);

export const useMarkedEvents = () => use(Shown);

/** Origins as ISO 3166-1 alpha-3; days `YYYY-MM-DD`. */
export interface EventsQuestion {
  readonly meat: 'beef' | 'pork';
  readonly origins: readonly string[];
  readonly from: string;
  readonly to: string;
}

interface ChartEventsProps extends EventsQuestion {
  readonly children: ReactNode;
}

/** Charts with a switch below; when it is on, events are marked and listed by number. */
export function ChartEvents({ children, ...question }: ChartEventsProps) {
  const t = useMessages(messages);
  const isScripted = useScripted();
  const isShown = useEventsShown();
  const { data, failure, isLoading, reload } = useEvents(question, isShown);
  const events = isShown && data !== null ? data.Rows : none;
  return (
    <Shown value={events}>
      {children}
      {isScripted && (
        <section aria-label={t.title} className={styles['events']}>
          <div data-print="hide">
            <Checkbox checked={isShown} onChange={(event) => setEventsShown(event.currentTarget.checked)}>
              {t.show}
            </Checkbox>
          </div>
          {isShown && failure !== null && <ErrorState title={t.failed} onRetry={reload} />}
          {isShown && failure === null && (
            <>
              <p>
                <output className={shared['quiet']}>
                  {isLoading ? t.loading : events.length === 0 ? t.none : t.count(events.length, data?.Total ?? 0)}
                </output>
              </p>
              {events.length > 0 && <EventList events={events} />}
            </>
          )}
        </section>
      )}
    </Shown>
  );
}

function useEvents({ meat, origins, from, to }: EventsQuestion, isAsked: boolean) {
  const isEn = useEdition() === 'en';
  const input = { isEn, Meat: meat, Origin: origins.join('|'), StartDate: from, EndDate: to };
  return useAnswer({
    name: `${isAsked} ${JSON.stringify(input)}`,
    ask: async (signal) => (isAsked ? browserApi()('GetChartEvents', input, { signal }) : null),
  });
}

function EventList({ events }: { readonly events: readonly ChartEventRow[] }) {
  const t = useMessages(messages);
  const isCn = useEdition() === 'cn';
  const format = useFormat();
  return (
    <ol className={styles['list']}>
      {events.map((event, index) => (
        <li key={`${event.Day} ${event.TitleEn}`} value={index + 1}>
          <div className={styles['event']}>
            <time dateTime={event.Day}>{format.date(event.Day)}</time>
            <p>
              {isCn ? event.TitleCn : event.TitleEn} {event.Demo && <DemoMark kind="data" />}
              <small className={shared['under']}>
                {t.source}
                {event.SourceUrl === null ? (
                  isCn ? (
                    event.SourceCn
                  ) : (
                    event.SourceEn
                  )
                ) : (
                  <a href={event.SourceUrl} rel="noopener noreferrer">
                    {isCn ? event.SourceCn : event.SourceEn}
                  </a>
                )}
              </small>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
