import { type MetaArgs, useLocation } from 'react-router';
import { EditionProvider, toPathEdition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import consoleStyles from './console.css?url';
import { ConsoleFrame } from './console-frame.tsx';
import { messages } from './messages.ts';
import { EarlyKey } from './search/early-key.tsx';

export function meta({ location }: MetaArgs) {
  const t = pickMessages(toPathEdition(location.pathname), messages);
  return [
    { title: `${t.title} - BTC` },
    { name: 'description', content: t.description },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}

/** The document holds only the frame; everything else is fetched with the staff token. */
export default function ConsolePage() {
  const edition = toPathEdition(useLocation().pathname);
  return (
    <EditionProvider edition={edition}>
      <link rel="stylesheet" href={consoleStyles} precedence="console" />
      <EarlyKey />
      <ConsoleFrame />
    </EditionProvider>
  );
}
