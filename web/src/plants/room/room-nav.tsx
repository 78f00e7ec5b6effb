import { toCargoCheckPath, toPlantWatchesPath } from '@btc/contract/plants/plant-paths.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { RoomLine } from '#ui/room-line.tsx';
import {
  freshView,
  type PlantsState,
  type PlantView,
  plantsAddress,
  plantViews,
  readPlantsState,
} from '../directory/directory-address.ts';
import { messages } from './room-messages.ts';

const beginning = readPlantsState({ pathname: '', searchParams: new URLSearchParams() });

export interface RoomNavProps {
  readonly current: PlantView | 'cargo' | 'watches' | null;
  readonly state?: PlantsState;
}

export function RoomNav({ current, state = beginning }: RoomNavProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const places = [
    ...plantViews.map((view) => ({
      key: view,
      name: t.views[view],
      to: plantsAddress(edition, freshView(state, { view })),
    })),
    { key: 'cargo', name: t.cargo, to: toCargoCheckPath(edition) },
    { key: 'watches', name: t.watches, to: toPlantWatchesPath(edition) },
  ];
  return <RoomLine label={t.label} places={places} current={current} />;
}
