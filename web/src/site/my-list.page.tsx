import type { PinRow } from '@btc/contract/site/pins.ts';
import { myListPage } from '@btc/contract/site/pin-paths.ts';
import { type MetaArgs, useLoaderData } from 'react-router';
import { pathFor, toPathEdition, useEdition } from '#i18n/edition.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { pageMeta, toSettings } from '#platform/page-meta.ts';
import { clientPageLoader, serverPageLoader } from '#platform/page-query.ts';
import shared from '#ui/base/shared.module.css';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/state/notice.tsx';
import { SignedOutState } from '#ui/state/signed-out.tsx';
import { messages } from './pins/messages.ts';
import { PinLine } from './pins/pin-line.tsx';
import styles from './pins/pins.module.css';
import { loadPins } from './pins/pins-query.ts';

export const loader = serverPageLoader(loadPins);
export const clientLoader = clientPageLoader(loadPins);

export function meta({ location, matches }: MetaArgs<typeof loader>) {
  const edition = toPathEdition(location.pathname);
  const { title, description } = pickMessages(edition, messages);
  return pageMeta({ edition, title, description, path: myListPage, indexed: false }, toSettings(matches));
}

/** What the reader has pinned, each with its latest figures, in the reader's own order. */
export default function MyListPage() {
  const t = useMessages(messages);
  const { pins } = useLoaderData<typeof loader>();
  return (
    <div className={shared['stack5']}>
      <header>
        <h1>{t.title}</h1>
        <p className={shared['quiet']}>{t.lead}</p>
      </header>
      {pins === null ? <SignedOutState title={t.signedOutTitle}>{t.signedOutText}</SignedOutState> : <Pins pins={pins} />}
    </div>
  );
}

function Pins({ pins }: { readonly pins: readonly PinRow[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  if (pins.length === 0) {
    return (
      <EmptyState
        level={2}
        title={t.emptyTitle}
        actions={<LinkButton to={pathFor(edition, '/BTCPrice')}>{t.toPrices}</LinkButton>}
      >
        {t.emptyText}
      </EmptyState>
    );
  }
  return (
    <ol className={styles['list']}>
      {pins.map((pin, index) => (
        <PinLine
          key={`${pin.Kind} ${pin.Code}`}
          pin={pin}
          above={pins[index - 1] ?? null}
          below={index + 1 < pins.length ? { before: pins[index + 2] ?? null } : null}
        />
      ))}
    </ol>
  );
}
