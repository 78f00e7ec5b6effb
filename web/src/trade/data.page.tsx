import type { LockReason } from '@btc/contract/members/access.ts';
import { getView } from '@btc/contract/trade/views.ts';
import { useRef, useState } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { loadEngine } from '#charts/engine/chart-parts.ts';
import type { FigureHandle } from '#charts/export/chart-export.tsx';
import { toPathEdition, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { storedToken } from '#platform/client-state.ts';
import { datasetPageMeta } from '#platform/answers/dataset-meta.ts';
import { toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/pages/page-query.ts';
import { PinButton } from '#shell/pins/pin-button.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { TrialTip } from '#ui/state/trial-tip.tsx';
import { showsCompanies } from './address/fit-to-view.ts';
import { toMeat, toPathMeat } from './address/meat.ts';
import { readPageState } from './address/page-address.ts';
import { needsSameFigures } from './address/question.ts';
import { RefusedProvider, usePageState } from './address/use-page-state.ts';
import { hatchesPeriods } from './figure/figure-variants.ts';
import { loadMemberFigure } from './figure/lazy-figure.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { messages } from './messages.ts';
import { formatFullTitle } from './names.ts';
import { LockedPart } from './notes/locked-part.tsx';
import { ViewNotes } from './notes/view-notes.tsx';
import { toReason } from './nothing-to-show.tsx';
import { viewAddress, viewHead, viewVintage } from './words/page-head.ts';
import { ViewActions } from './share/view-actions.tsx';
import { TrendPanel } from './trend/trend-panel.tsx';
import { MeatSwitch, ViewChooser } from './view-chooser.tsx';
import { loadView, type ViewAnswer, type ViewFound } from './view-query.ts';
import { ViewSection } from './view-section.tsx';
import { Failed, LockedView, Refused } from './view-states.tsx';

// The document brought a chart's place along: its engine comes while the page is brought to life, when the line would stand idle.
if (typeof document !== 'undefined' && document.querySelector('[data-ready]') !== null) {
  // What does not arrive is told by the chart, which asks again.
  loadEngine([]).catch(() => undefined);
}

// Who is signed in may look at any view: the figures for members come along.
if (typeof document !== 'undefined' && storedToken() !== null) {
  loadMemberFigure().catch(() => undefined);
}

const loadOnServer = serverPageLoader<ViewFound>(loadView);

/** A page without its figures answers 503. */
export async function loader(request: LoaderFunctionArgs) {
  const found = await loadOnServer(request);
  return found.kind === 'failed' ? data(found, { status: 503 }) : found;
}

export const clientLoader = clientPageLoader<ViewFound>(loadView);

/** Changes of presentation (chart or table, unit, sorting, chosen month …) need no new request. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.search === nextUrl.search || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const base = toPathMeat(nextUrl.pathname);
  return !needsSameFigures(readPageState(currentUrl.searchParams, base), readPageState(nextUrl.searchParams, base));
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const edition = toPathEdition(location.pathname);
  const state = readPageState(new URLSearchParams(location.search), toPathMeat(location.pathname));
  const dict = loaderData?.kind === 'shown' ? loaderData.answer.dict : null;
  return datasetPageMeta(
    {
      edition,
      isFree: false,
      ...viewHead(state.view, dict, edition),
      ...viewAddress(state.view, edition),
      vintage: dict === null ? undefined : viewVintage(dict),
      drawn: { kind: 'view', key: state.view },
    },
    toSettings(matches),
  );
}

export default function DataPage() {
  const t = useMessages(messages);
  const edition = useEdition();
  const found = useLoaderData<typeof loader>();
  const { state } = usePageState();
  const lock = useLock(found);
  return (
    <RefusedProvider value={found.kind === 'refused'}>
      <div className={classNames(shared['stack4'], shared['shrinks'])}>
        <header className={shared['ends']}>
          <div className={shared['titleLine']}>
            <h1>{toMeat(state.view) === 'beef' ? t.beefTitle : t.porkTitle}</h1>
            <PinButton Kind="view" Code={state.view} name={formatFullTitle(edition, getView(state.view))} />
          </div>
          <MeatSwitch />
        </header>
        <ViewChooser lock={lock} />
        <Content found={found} />
      </div>
    </RefusedProvider>
  );
}

/** Why members' data is locked, null where it is not; the last known reason after a failed call or without a source. */
function useLock(found: ViewFound): LockReason | null {
  const [last, setLast] = useState<LockReason | null>('anonymous');
  const answer = 'answer' in found ? found.answer : null;
  const isStated = answer !== null && answer.dict.Source !== null;
  const now = isStated ? answer.dict.LockedReason : found.kind === 'locked' ? found.reason : last;
  if (now !== last) setLast(now);
  return now;
}

function Content({ found }: { found: ViewFound }) {
  const answer = useLastAnswer(found);
  return (
    <>
      {answer !== null && <FilterBar answer={answer} />}
      {found.kind === 'shown' && <View found={found} />}
      {found.kind === 'refused' && <Refused fields={found.fields} />}
      {found.kind === 'locked' && <LockedView locked={found} />}
      {found.kind === 'failed' && <Failed failure={found.failure} />}
    </>
  );
}

/** The latest answer of this view, so that the filters stay when a call fails; null where the view is locked. */
function useLastAnswer(found: ViewFound): ViewAnswer | null {
  const { state } = usePageState();
  const answer = 'answer' in found ? found.answer : null;
  const [last, setLast] = useState(answer);
  if (answer !== null && answer !== last) setLast(answer);
  if (found.kind === 'locked') return null;
  return answer ?? (last?.dict.View === state.view ? last : null);
}

function View({ found: { answer, trend, next, dueOn } }: { found: ViewFound & { kind: 'shown' } }) {
  const figure = useRef<FigureHandle>(null);
  const { state } = usePageState();
  const reason = toReason(answer, state);
  return (
    <>
      <TrialTip left={answer.dict.TrialLeft} />
      <ViewSection answer={answer} figure={figure} />
      {trend !== null && <TrendPanel found={trend} />}
      {reason === null && <ViewActions answer={answer} figure={figure} />}
      <ViewNotes
        dict={answer.dict}
        hidesNames={answer.dict.NamesHidden && showsCompanies(answer.dict.View)}
        next={next}
        dueOn={dueOn}
        isHatched={
          reason === null && state.show === 'chart' && hatchesPeriods(getView(answer.dict.View), state.variant)
        }
      />
      {reason !== 'locked' && <LockedPart answer={answer} />}
    </>
  );
}
