import { type MetaArgs, useLocation } from 'react-router';
import { editionOfPath, withoutEdition } from '#i18n/edition.ts';
import { pageMeta, settingsOf } from '#platform/page-meta.ts';
import { ComingPage, type WaitingRoom, waitingText, waitingTitle } from '#shell/pages/coming-page.tsx';

/** Which room waits behind an address that is not built yet; written without prefix and in lower case. */
const roomOfPath: Readonly<Record<string, WaitingRoom>> = {
  '/btceyes': 'videos',
  '/btceyes/videos': 'videos',
  '/btcprice': 'price',
  '/prokprice': 'porkPrice',
  '/btcest': 'plants',
  '/btcporkest': 'porkPlants',
  '/account': 'account',
};

function roomOf(pathname: string): WaitingRoom {
  const path = withoutEdition(pathname).toLowerCase().replace(/\/+$/, '');
  return roomOfPath[path] ?? 'videos';
}

export function meta({ location, matches }: MetaArgs) {
  const edition = editionOfPath(location.pathname);
  const room = roomOf(location.pathname);
  const page = { edition, title: waitingTitle(edition, room), description: waitingText(edition, room) };
  return pageMeta({ ...page, path: withoutEdition(location.pathname), indexed: false }, settingsOf(matches));
}

export default function WaitingPage() {
  return <ComingPage room={roomOf(useLocation().pathname)} />;
}
