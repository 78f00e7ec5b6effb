import { useState } from 'react';
import {
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router';
import { editionOfPath, useEdition } from '#i18n/edition.ts';
import { errorText, type FailureKey } from '#i18n/error-messages.ts';
import { messagesOf, useMessages } from '#i18n/messages.ts';
import { pageMeta, settingsOf } from '#platform/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/page-query.ts';
import { waitingText, waitingTitle } from '#shell/pages/coming-page.tsx';
import { LinkButton } from '#ui/button.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { EmptyState, ErrorState } from '#ui/state/notice.tsx';
import styles from './beef-data.module.css';
import { type BeefData, type BeefOne, loadBeefData, loadBeefDataInPlace } from './beef-one-query.ts';
import { DownloadLink } from './download-link.tsx';
import { Figure } from './figure.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LockedPart } from './locked-part.tsx';
import { meatOf } from './meat.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { asksTheSame, readPageState } from './page-state.ts';
import { reasonOf } from './nothing-to-show.tsx';
import { usePageState } from './use-page-state.ts';
import { MeatSwitch, ViewChooser } from './view-chooser.tsx';
import { ViewNotes } from './view-notes.tsx';

export const loader = serverPageLoader<BeefData>(loadBeefData);
export const clientLoader = clientPageLoader<BeefData>(loadBeefDataInPlace);

/** Chart or table, unit, size, sorting and the chosen month are shown from the same figures: nothing is asked again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.search === nextUrl.search || currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  const isSameMeat = currentUrl.searchParams.get('meat') === nextUrl.searchParams.get('meat');
  return !isSameMeat || !asksTheSame(readPageState(currentUrl.searchParams), readPageState(nextUrl.searchParams));
}

export function meta({ location, matches }: MetaArgs) {
  const edition = editionOfPath(location.pathname);
  const t = messagesOf(edition, { cn: zh, en });
  const isPork = meatOf(new URLSearchParams(location.search), edition) === 'pork';
  const title = isPork ? waitingTitle(edition, 'porkData') : t.documentTitle;
  const description = isPork ? waitingText(edition, 'porkData') : t.description;
  return pageMeta({ edition, title, description, path: '/BTCData', indexed: !isPork }, settingsOf(matches));
}

/** BTC Data: the beef views; the first of them, imports by origin, works. */
export default function BeefDataPage() {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const found = useLoaderData<typeof loader>();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{found.kind === 'pork' ? waitingTitle(edition, 'porkData') : t.title}</h1>
        <MeatSwitch meat={found.kind === 'pork' ? 'pork' : 'beef'} />
      </header>
      <BeefContent found={found} />
    </div>
  );
}

function BeefContent({ found }: { found: BeefData }) {
  const page = usePageState(found.kind === 'refused');
  const one = useLastAnswer(found);
  if (found.kind === 'pork') return <Pork />;
  return (
    <>
      <ViewChooser />
      {one !== null && <FilterBar one={one} page={page} />}
      {found.kind === 'shown' && <View one={found.one} />}
      {found.kind === 'refused' && <Refused fields={found.fields} />}
      {found.kind === 'failed' && <Failed failure={found.failure} />}
    </>
  );
}

/** The latest answer there was, so that the filters stay when a call fails. */
function useLastAnswer(found: BeefData): BeefOne | null {
  const one = 'one' in found ? found.one : null;
  const [last, setLast] = useState(one);
  if (one !== null && one !== last) setLast(one);
  return one ?? last;
}

function View({ one }: { one: BeefOne }) {
  const reason = reasonOf(one, usePageState().state);
  return (
    <>
      <Figure one={one} />
      {reason === null && <ViewActions one={one} />}
      <ViewNotes one={one} />
      {reason !== 'locked' && <LockedPart one={one} />}
    </>
  );
}

function ViewActions({ one }: { one: BeefOne }) {
  const t = useMessages({ cn: zh, en });
  const { pathname, search } = useLocation();
  const state = readPageState(new URLSearchParams(search));
  const origin = typeof window === 'undefined' ? '' : window.location.origin;
  return (
    <p className={styles['actions']} data-print="hide">
      <DownloadLink state={{ ...state, period: one.dict.Selection.Period }} />
      <CopyButton variant="quiet" size="small" text={origin + pathname + search}>
        {t.copyLink}
      </CopyButton>
    </p>
  );
}

/** The address asks for something that does not exist: the message of 1001, in the figure's place. */
function Refused({ fields }: { fields: readonly string[] }) {
  const t = useMessages({ cn: zh, en });
  const { pathname } = useLocation();
  const named = fields.map((field) => t.refusedFields[field] ?? field);
  return (
    <ErrorState
      size="chart"
      level={2}
      title={t.refusedTitle}
      actions={<LinkButton to={pathname}>{t.reset}</LinkButton>}
    >
      {errorText(useEdition(), 'badrequest')} {t.refusedText(named.join(t.listJoin))}
    </ErrorState>
  );
}

function Failed({ failure }: { failure: FailureKey }) {
  const { revalidate } = useRevalidator();
  return (
    <ErrorState size="chart" level={2} onRetry={() => void revalidate()}>
      {errorText(useEdition(), failure)}
    </ErrorState>
  );
}

function Pork() {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const { pathname } = useLocation();
  return (
    <EmptyState level={2} size="chart" title={t.porkNote} actions={<LinkButton to={pathname}>{t.toBeef}</LinkButton>}>
      {waitingText(edition, 'porkData')}
    </EmptyState>
  );
}
