import { toCargoCheckPath, toPlantsPath } from '@btc/contract/plants/plant-paths.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import { effectBasisNames } from '@btc/reference/plants/plant-scopes.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { PinButton } from '#shell/pins/pin-button.tsx';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DataAddress } from '#ui/data/data-address.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { TrialTip } from '#ui/state/trial-tip.tsx';
import { EstablishmentMail } from './establishment-mail.tsx';
import { messages } from './messages.ts';
import { NewsPart, PostsPart, QuotesPart, SiblingsPart } from './naming-parts.tsx';
import { PlantFacts } from './plant-facts.tsx';
import type { PlantData } from './plant-query.ts';
import styles from './plant.module.css';
import { Timeline } from './timeline.tsx';
import { TradePart } from './trade-part.tsx';
import { toOrigin, formatOtherName, formatPlantName } from '../plant-names.ts';
import { RoomNav } from '../room/room-nav.tsx';
import room from '../room/room.module.css';
import { StateMark } from '../room/state-mark.tsx';
import { WatchButton } from '../room/watch-button.tsx';

interface PlantViewProps {
  readonly found: PlantData;
  readonly children: ReactNode;
}

export function PlantView({ found, children }: PlantViewProps) {
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'])}>
      <RoomNav current={null} />
      <PlantHead found={found} />
      <div className={styles['columns']}>
        <div className={classNames(shared['stack6'], shared['shrinks'])}>
          <PlantFacts found={found} />
          <Timeline found={found} />
          <TradePart found={found} />
          <QuotesPart found={found} />
          {children}
        </div>
        <aside className={classNames(shared['stack6'], shared['shrinks'], styles['side'])}>
          <NewsPart found={found} />
          <PostsPart found={found} />
          <SiblingsPart found={found} />
        </aside>
      </div>
    </div>
  );
}

function PlantHead({ found }: { found: PlantData }) {
  const { plant, dict } = found;
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const other = formatOtherName(edition, plant);
  const meats = plant.Meats.map((meat) => t.meats[meat]).join(edition === 'cn' ? '、' : ', ');
  return (
    <header className={shared['stack2']}>
      <p className={styles['kicker']}>
        <PageLink to={toPlantsPath(edition, plant.Meats[0])}>{t.kicker(toOrigin(edition, plant), meats)}</PageLink>
      </p>
      <h1>
        <span className={styles['no']}>{plant.PlantNo}</span> {formatPlantName(edition, plant)}
      </h1>
      {other !== null && (
        <p className={room['lead']} lang={other.lang}>
          {other.text}
        </p>
      )}
      <p className={shared['line']}>
        <span className={styles['stateName']}>{t.stateNow}</span>
        <StateMark state={plant.State} isLarge />
        <StateReason plant={plant} />
        {plant.Demo && <DemoMark kind="data" explain />}
      </p>
      {dict.Locked === null && <TrialTip left={dict.TrialLeft} />}
      <p className={shared['note']}>
        {[
          t.asOf(format.date(dict.AsOf)),
          ...(dict.UpdatedOn === null ? [] : [t.updated(format.date(dict.UpdatedOn))]),
        ].join(' · ')}
      </p>
      <div className={styles['actions']}>
        <PinButton Kind="plant" Code={String(plant.PlantID)} name={formatPlantName(edition, plant)} />
        <WatchButton subject={{ PlantID: plant.PlantID }} name={t.thisPlant} watched={dict.Watched} />
        <LinkButton size="small" to={toCargoCheckPath(edition, plant.PlantID)}>
          {t.cargo}
        </LinkButton>
        <EstablishmentMail found={found} />
        <DataAddress />
      </div>
    </header>
  );
}

function StateReason({ plant: { Detail } }: { plant: PlantData['plant'] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  if (Detail === null || Detail.StateSince === null || Detail.StateBy === null) return null;
  const { StateSince, StateBy, StateBasis } = Detail;
  return (
    <span className={styles['quiet']}>
      {t.since(format.date(StateSince), formatCodeIn(edition, plantStatuses, StateBy))}
      {StateBasis !== null && ` · ${t.countsBy(formatCodeIn(edition, effectBasisNames, StateBasis))}`}
    </span>
  );
}
