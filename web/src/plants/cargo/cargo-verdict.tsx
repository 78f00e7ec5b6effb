import type { CargoReasonRow } from '@btc/contract/plants/cargo-check.ts';
import { toCargoCheckPath, toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import { formatCode, formatCodeIn } from '@btc/contract/names.ts';
import { findOrigin } from '@btc/reference/places/origins.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import { useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { useScripted } from '#platform/use-scripted.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { TrialTip } from '#ui/state/trial-tip.tsx';
import { EventSource } from '../changes/event-table.tsx';
import { toOrigin, formatPlantName } from '../plant-names.ts';
import { StateMark } from '../room/state-mark.tsx';
import type { CargoState } from '@btc/contract/plants/cargo-address.ts';
import styles from './cargo.module.css';
import type { CargoAnswer } from './cargo-query.ts';
import { messages } from './messages.ts';

interface VerdictProps {
  readonly state: CargoState;
  readonly answer: CargoAnswer;
  readonly search: string;
}

const signs = { yes: 'M4 12.5 9.5 18 20 6', no: 'M5 5l14 14M19 5 5 19', unclear: 'M5 12h14' } as const;

export function CargoVerdict({ state, answer, search }: VerdictProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { Verdict, Plant } = answer.Row;
  const [deciding, ...others] = answer.Rows;
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['answer'])} aria-label={t.answer}>
      <div className={styles['verdict']} data-verdict={Verdict}>
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
          <path d={signs[Verdict]} fill="none" stroke="currentColor" strokeWidth="3" />
        </svg>
        <div>
          <h2>{t.verdicts[Verdict]}</h2>
          <p>{t.verdictTexts[Verdict]}</p>
        </div>
      </div>
      <PlantLine state={state} plant={Plant} />
      <CargoLine state={state} />
      {deciding !== undefined && (
        <>
          <h3>{t.deciding}</h3>
          <CargoReason row={deciding} />
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>{t.others}</h3>
          <ul className={classNames(shared['stack3'], shared['flush'])}>
            {others.map((row) => (
              <li key={`${row.Kind} ${row.Event?.EventID ?? ''}`}>
                <CargoReason row={row} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={classNames(shared['note'], styles['hint'])}>
        {t.checkedOn(format.date(answer.Dict.CheckedOn))} {t.disclaimer}
      </p>
      <TrialTip left={answer.Dict.TrialLeft} />
      <Actions search={search} />
    </section>
  );
}

function PlantLine({ state, plant }: { state: CargoState; plant: CargoAnswer['Row']['Plant'] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  if (plant === null) {
    const origin = findOrigin(state.origin);
    const name = formatCode(edition, origin, state.origin);
    return <p>{t.unknownNumber(name, state.number)}</p>;
  }
  return (
    <p className={shared['line']}>
      <PageLink to={toPlantPath(edition, plant.PlantID)}>
        {toOrigin(edition, plant)} {plant.PlantNo} {formatPlantName(edition, plant)}
      </PageLink>
      <span className={classNames(shared['note'], styles['hint'])}>{t.stateNow}</span>
      <StateMark state={plant.State} />
      {plant.Demo && <DemoMark kind="data" />}
    </p>
  );
}

/** The cargo in words, so that a printed answer states the question. */
function CargoLine({ state }: { state: CargoState }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { dates } = state;
  const facts = [
    t.meats[state.meat],
    t.storages[state.storage],
    t.forms[state.form],
    ...(['slaughter', 'production', 'certificate', 'shipping', 'arrival'] as const).flatMap((date) =>
      dates[date] === '' ? [] : `${t.date[date]} ${format.date(dates[date])}`,
    ),
  ];
  return <p className={classNames(shared['note'], styles['hint'])}>{facts.join(' · ')}</p>;
}

function toDayValue(format: Format, day: string | null | undefined): string {
  return day === null || day === undefined ? '' : format.date(day);
}

function CargoReason({ row }: { row: CargoReasonRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Event, Basis, Kind } = row;
  const detail = (edition === 'cn' ? row.DetailCn : row.DetailEn) ?? '';
  const text = t.reasons[Kind]({
    change: Event === null ? '' : formatCodeIn(edition, plantStatuses, Event.Status),
    effectiveOn: toDayValue(format, Event?.EffectiveOn),
    basis: Basis === null ? '' : t.date[Basis],
    date: toDayValue(format, row.Date),
    detail: Kind === 'validityEnded' ? toDayValue(format, detail) : detail,
  });
  const note = Event === null ? null : edition === 'cn' ? Event.NoteCn : Event.NoteEn;
  const source = edition === 'cn' ? row.SourceCn : row.SourceEn;
  return (
    <div className={styles['reason']} data-effect={row.Effect}>
      <p>
        <strong>{t.effects[row.Effect]}</strong> {text.trim()}
      </p>
      {note !== null && <p className={classNames(shared['note'], styles['hint'])}>{note}</p>}
      {Event === null && source !== null && (
        <p className={classNames(shared['note'], styles['hint'])}>
          {t.source}: {source}
        </p>
      )}
      {Event !== null && (
        <div className={classNames(shared['note'], styles['hint'])}>
          {t.source}: <EventSource event={Event} />
        </div>
      )}
    </div>
  );
}

function Actions({ search }: { search: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const isScripted = useScripted();
  if (!isScripted) return null;
  return (
    <div className={shared['buttons']} data-print="hide">
      <CopyButton size="small" text={window.location.origin + toCargoCheckPath(edition) + search}>
        {t.link}
      </CopyButton>
      <Button size="small" onClick={() => window.print()}>
        {t.print}
      </Button>
    </div>
  );
}
