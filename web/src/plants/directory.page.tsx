import { findOrigin } from '@btc/reference/places/origins.ts';
import { plantMeats } from '@btc/contract/plants/plant-codes.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { toPathEdition, useEdition, withoutEdition } from '#i18n/edition.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { datasetPageMeta } from '#platform/answers/dataset-meta.ts';
import { toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { ChangesView } from './changes/changes-view.tsx';
import { ReleasesView } from './changes/releases-view.tsx';
import { freshView, type PlantsState, plantsAddress, readPlantsState } from './directory/directory-address.ts';
import { DirectoryView } from './directory/directory-view.tsx';
import { messages } from './directory/messages.ts';
import { loadPlants, type PlantsData } from './directory/plants-query.ts';
import { RoomNav } from './room/room-nav.tsx';
import room from './room/room.module.css';
import { StructureView } from './structure/structure-view.tsx';

export const loader = serverPageLoader(loadPlants);
export const clientLoader = clientPageLoader(loadPlants);

/** The indexed state: a whole view or one origin; narrower lists repeat the same plants. */
function plainState(state: PlantsState): PlantsState {
  return freshView({ ...state, origins: state.origins.length === 1 ? state.origins : [] }, {});
}

export function meta({ location, matches }: MetaArgs<typeof loader>) {
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const searchParams = new URLSearchParams(location.search);
  const state = readPlantsState({ pathname: location.pathname, searchParams });
  const plain = plainState(state);
  const page = {
    edition,
    title: t.viewTitle[state.view][state.meat],
    description: t.description[state.view],
    path: withoutEdition(plantsAddress(edition, plain)),
    otherPath: withoutEdition(plantsAddress(edition === 'cn' ? 'en' : 'cn', plain)),
    indexed: plantsAddress(edition, plain) === plantsAddress(edition, state),
  };
  return datasetPageMeta({ ...page, isFree: false }, toSettings(matches));
}

export default function PlantsPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const found = useLoaderData<typeof loader>();
  const { state } = found;
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'])}>
      <RoomNav current={state.view} state={state} />
      <header className={shared['stack2']}>
        <h1>{t.viewTitle[state.view][state.meat]}</h1>
        <p className={room['lead']}>
          {state.view === 'directory' ? t.directoryLead(searchExamples(found.example)) : t.lead[state.view]}{' '}
          {isDemo(found) && <DemoMark kind="data" explain />}
        </p>
      </header>
      <SegmentedLinks
        className={room['switch']}
        label={t.meat}
        options={plantMeats.map((meat) => ({
          value: meat,
          label: t.meats[meat],
          to: plantsAddress(edition, freshView(state, { meat })),
        }))}
        value={state.meat}
      />
      <View found={found} />
    </div>
  );
}

function searchExamples(example: PlantsData['example']): readonly string[] {
  if (example === null) return [];
  const letters = /^[A-Z]+(?= ?\d)/.exec(findOrigin(example.Origin)?.plantNumberForm?.example ?? '')?.[0];
  const bare = example.PlantNo.replace(/^\D+/, '');
  return letters === undefined || bare === '' ? [example.PlantNo] : [`${letters}${bare}`, bare];
}

function isDemo({ answer }: PlantsData): boolean {
  return answer.view === 'changes' ? answer.board.dict.Demo : answer.dict.Demo;
}

function View({ found: { state, answer, origins, example } }: { found: PlantsData }) {
  switch (answer.view) {
    case 'directory':
      return <DirectoryView state={state} answer={answer} origins={origins} examples={searchExamples(example)} />;
    case 'changes':
      return <ChangesView state={state} answer={answer} origins={origins} />;
    case 'releases':
      return <ReleasesView state={state} answer={answer} origins={origins} />;
    case 'structure':
      return <StructureView state={state} answer={answer} origins={origins} />;
  }
}
