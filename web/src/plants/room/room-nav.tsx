import { cargoCheckPath, plantWatchesPath } from '@btc/contract/plants/plant-paths.ts';
import { useEffect, useRef } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import {
  beganView,
  type PlantsState,
  type PlantView,
  plantsAddress,
  plantViews,
  readPlantsState,
} from '../directory/directory-address.ts';
import { en } from './room.en.ts';
import { zh } from './room.zh.ts';
import styles from './room.module.css';

const beginning = readPlantsState({ pathname: '', searchParams: new URLSearchParams() });

export interface RoomNavProps {
  readonly current: PlantView | 'cargo' | 'watches' | null;
  /** What is being looked at: its meat and origins go along. */
  readonly state?: PlantsState;
}

/** The parts of the room, the same line on each of its pages. */
export function RoomNav({ current, state = beginning }: RoomNavProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the line is longer than the screen.
    const nav = line.current;
    const here = nav?.querySelector('[aria-current]');
    if (current === null || nav === null || !(here instanceof HTMLElement)) return;
    const away = here.getBoundingClientRect().left - nav.getBoundingClientRect().left;
    nav.scrollLeft += away - (nav.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  const places = [
    ...plantViews.map((view) => ({
      key: view,
      name: t.views[view],
      to: plantsAddress(edition, beganView(state, { view })),
    })),
    { key: 'cargo', name: t.cargo, to: cargoCheckPath(edition) },
    { key: 'watches', name: t.watches, to: plantWatchesPath(edition) },
  ];
  return (
    <nav ref={line} aria-label={t.label} className={styles['nav']}>
      {places.map(({ key, name, to }) => (
        <PageLink key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {name}
        </PageLink>
      ))}
    </nav>
  );
}
