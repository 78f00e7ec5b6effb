import { data, type MetaArgs } from 'react-router';
import { toPathEdition, withoutEdition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { pageMeta, toSettings } from '#platform/page-meta.ts';
import { NotFoundPage } from '#shell/pages/not-found-page.tsx';
import { messages } from '#shell/pages/pages-messages.ts';

export const loader = () => data(null, { status: 404 });
// The page is the same whoever reads it: nothing to ask the server for.
export const clientLoader = () => null;

export function meta({ location, matches }: MetaArgs) {
  const edition = toPathEdition(location.pathname);
  const t = pickMessages(edition, messages);
  const path = withoutEdition(location.pathname);
  const page = { edition, title: t.notFoundTitle, description: t.notFoundText, path, indexed: false };
  return pageMeta(page, toSettings(matches));
}

export default NotFoundPage;
