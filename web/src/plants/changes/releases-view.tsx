import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import type { CountedOption } from '@btc/contract/plants/plant-fields.ts';
import type { PlantEventRow } from '@btc/contract/plants/plant-row.ts';
import { formatCodeIn, nameIn } from '@btc/contract/names.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { Pagination } from '#ui/data/pagination.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { type PlantsState, plantsAddress } from '../directory/directory-address.ts';
import type { ReleasesAnswer } from '../directory/plants-query.ts';
import { toOrigin, formatPlantName } from '../plant-names.ts';
import styles from './changes.module.css';
import { messages } from './messages.ts';
import { OriginSelect } from './period-form.tsx';

interface ReleasesProps {
  readonly state: PlantsState;
  readonly answer: ReleasesAnswer;
  readonly origins: readonly CountedOption[];
}

export function ReleasesView({ state, answer, origins }: ReleasesProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { rows, total, dict, pageCount } = answer;
  if (dict.Locked !== null) {
    return (
      <LockedPanel title={t.releasesLockedTitle} reason={dict.Locked.Reason} level={2}>
        <p>{t.releasesLockedText(format.number(total))}</p>
      </LockedPanel>
    );
  }
  return (
    <>
      <div className={classNames(shared['filters'], styles['filters'])}>
        <OriginSelect origins={origins} />
      </div>
      {rows.length === 0 && <EmptyState level={2} title={t.releasesEmpty} />}
      <ol className={styles['releases']}>
        {rows.map((release) => (
          <Release key={release.Date} release={release} />
        ))}
      </ol>
      <Pagination
        page={state.page}
        pageCount={pageCount}
        hrefFor={(page) => plantsAddress(edition, { ...state, page })}
      />
    </>
  );
}

function Release({ release }: { release: ReleasesAnswer['rows'][number] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Date: day, Total, Origins, Events } = release;
  const byChange = [...Map.groupBy(Events, ({ Status }) => Status)];
  return (
    <li className={styles['release']}>
      <h2>
        <time dateTime={day}>{format.date(day)}</time>
        <span className={shared['quiet']}>{t.releaseCount(format.number(Total))}</span>
      </h2>
      <p className={shared['note']}>
        {Origins.map((origin) => `${nameIn(edition, origin)} ${format.number(origin.Count)}`).join(' · ')}
      </p>
      <dl className={styles['releaseChanges']}>
        {byChange.map(([status, events]) => (
          <div key={status}>
            <dt>{formatCodeIn(edition, plantStatuses, status)}</dt>
            <dd>
              <ul className={styles['releasePlants']}>
                {events.map((event) => (
                  <ReleaseEvent key={event.EventID} event={event} />
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
      {Events.length < Total && <p className={shared['note']}>{t.releaseMore(format.number(Events.length))}</p>}
    </li>
  );
}

function ReleaseEvent({ event: { Plant, OldNumber, NewNumber } }: { event: PlantEventRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <li>
      <PageLink to={toPlantPath(edition, Plant.PlantID)}>
        {toOrigin(edition, Plant)} {Plant.PlantNo}
      </PageLink>{' '}
      {formatPlantName(edition, Plant)}
      {OldNumber !== null && (
        <span className={shared['quiet']}> {t.numbers(OldNumber, NewNumber ?? Plant.PlantNo)}</span>
      )}
    </li>
  );
}
