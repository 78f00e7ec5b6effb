import { useLoaderData } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { pageHead } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { cargoSearch } from '@btc/contract/plants/cargo-address.ts';
import { CargoForm } from './cargo/cargo-form.tsx';
import styles from './cargo/cargo.module.css';
import { type CargoData, loadCargo } from './cargo/cargo-query.ts';
import { CargoVerdict } from './cargo/cargo-verdict.tsx';
import { messages } from './cargo/messages.ts';
import { RoomNav } from './room/room-nav.tsx';
import room from './room/room.module.css';

export const loader = serverPageLoader(loadCargo);
export const clientLoader = clientPageLoader(loadCargo);

export const meta = pageHead(messages, (t, { search }) => ({
  title: t.title,
  description: t.description,
  path: '/BTCEst/Cargo',
  // A question is one reader's affair; the page without one is everybody's.
  indexed: search === '',
}));

export default function CargoPage() {
  const t = useMessages(messages);
  const { state, offal, outcome } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'])}>
      <RoomNav current="cargo" />
      <header className={shared['stack2']}>
        <h1>{t.title}</h1>
        <p className={room['lead']}>{t.lead}</p>
      </header>
      <div className={styles['columns']} data-answered={outcome.kind === 'answer' || undefined}>
        <CargoForm key={cargoSearch(state)} state={state} offal={offal} />
        <Outcome state={state} outcome={outcome} />
      </div>
    </div>
  );
}

function Outcome({ state, outcome }: Omit<CargoData, 'offal'>) {
  const t = useMessages(messages);
  switch (outcome.kind) {
    case 'answer':
      return <CargoVerdict state={state} answer={outcome.answer} search={outcome.search} />;
    case 'locked':
      return (
        <LockedPanel title={t.lockedTitle} reason={outcome.reason} trialLeft={outcome.trialLeft} level={2}>
          <p>{t.lockedText}</p>
        </LockedPanel>
      );
    case 'refused':
      return <Notice tone="error">{t.refused}</Notice>;
    case 'none':
      return null;
  }
}
