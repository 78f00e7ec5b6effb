import { legalKindAt, legalNames, toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type MetaArgs, useLoaderData, useRouteLoaderData } from 'react-router';
import { toPathEdition, withoutEdition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { pageMeta, toSettings } from '#platform/pages/page-meta.ts';
import { clientPageLoader, type PageQuery, serverPageLoader } from '#platform/pages/page-query.ts';
import type { SiteSettings } from '#platform/site-settings.ts';
import { LegalTextView } from './legal-text-view.tsx';
import { messages } from './messages.ts';

/** The legal text of the address, in the version it names or the one in force. */
async function loadLegalText({ api, edition, params, url }: PageQuery) {
  const Kind = legalKindAt(withoutEdition(url.pathname));
  const { version } = params;
  if (Kind === null || (version !== undefined && !/^[1-9]\d{0,8}$/.test(version))) throw new ApiError(1009);
  const isEn = edition === 'en';
  return api('GetLegalText', { Kind, isEn, ...(version === undefined ? {} : { Version: Number(version) }) });
}

export const loader = serverPageLoader(loadLegalText);
export const clientLoader = clientPageLoader(loadLegalText);

export function meta({ location, matches, params, loaderData }: MetaArgs<typeof loader>) {
  const edition = toPathEdition(location.pathname);
  const kind = loaderData?.Row.Kind ?? 'terms';
  const description = pickMessages(edition, messages).descriptions[kind];
  const isVersion = params['version'] !== undefined;
  const path = toLegalPath(kind, isVersion ? loaderData?.Row.Version : undefined);
  return pageMeta(
    { edition, title: legalNames[edition][kind], description, path, indexed: !isVersion },
    toSettings(matches),
  );
}

export default function LegalPage() {
  const root = useRouteLoaderData<{ settings: SiteSettings }>('root');
  const text = useLoaderData<typeof loader>();
  return root && <LegalTextView text={text} settings={root.settings} />;
}
