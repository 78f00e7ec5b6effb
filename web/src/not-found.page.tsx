import { data } from 'react-router';
import { withoutEdition } from '#i18n/edition.ts';
import { pageHead } from '#platform/pages/page-meta.ts';
import { NotFoundPage } from '#shell/pages/not-found-page.tsx';
import { messages } from '#shell/pages/pages-messages.ts';

export const loader = () => data(null, { status: 404 });
// The page is the same whoever reads it: nothing to ask the server for.
export const clientLoader = () => null;

export const meta = pageHead(messages, (t, { pathname }) => ({
  title: t.notFoundTitle,
  description: t.notFoundText,
  path: withoutEdition(pathname),
  indexed: false,
}));

export default NotFoundPage;
