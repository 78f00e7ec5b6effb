import { pricePages } from '@btc/contract/prices/price-paths.ts';
import { useRouteLoaderData } from 'react-router';
import { timeStep } from '#charts/lines/over-time.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import type { SiteSettings } from '#platform/site-settings.ts';
import shared from '#ui/base/shared.module.css';
import { Fact } from '../fact.tsx';
import { messages as quoteMessages } from '../messages.ts';
import { formatPlaceName, formatUnitName, toCutName, toOriginName, toStorageName } from '../price-names.ts';
import styles from '../quotes.module.css';
import type { SeriesData } from '../quotes-query.ts';
import { messages } from '../sheet-messages.ts';

/** Fewer quotes do not show how often the series is quoted. */
const minQuotes = 4;

export function SeriesSheet({ found: { series, quotes, dict } }: { found: SeriesData }) {
  const t = useMessages(messages);
  const words = useMessages(quoteMessages);
  const edition = useEdition();
  const format = useFormat();
  const what = [
    `${words.meats[series.Meat]} · ${words.markets[series.MarketType]}`,
    toOriginName(edition, series),
    toCutName(edition, series),
    toStorageName(edition, series),
    formatPlaceName(edition, series),
    formatUnitName(format, series.Unit),
  ];
  return (
    <section className={shared['stack3']} aria-labelledby="series-sheet">
      <h2 id="series-sheet">{t.title}</h2>
      <dl className={styles['sheet']}>
        <Fact name={t.what}>{what.join(' · ')}</Fact>
        <Fact name={t.asked}>{t.askedText(edition === 'cn' ? dict.SourceCn : dict.SourceEn)}</Fact>
        {quotes.length >= minQuotes && (
          <Fact name={t.often}>{t.steps[timeStep(quotes.map(({ Date: day }) => day))]}</Fact>
        )}
        <Fact name={t.method}>
          {t.methodText} <PageLink to={pathFor(edition, pricePages.methods)}>{t.methodLink}</PageLink>
        </Fact>
        {dict.From !== null && <Fact name={t.since}>{format.date(dict.From)}</Fact>}
        {dict.UpdatedAt !== null && <Fact name={t.updated}>{format.dateTime(dict.UpdatedAt)}</Fact>}
        <Fact name={t.write}>
          <Mailbox />
        </Fact>
      </dl>
    </section>
  );
}

function Mailbox() {
  const t = useMessages(messages);
  const edition = useEdition();
  const address = useRouteLoaderData<{ settings: SiteSettings }>('root')?.settings.mailboxes.service ?? null;
  return address === null ? (
    <PageLink to={pathFor(edition, '/ContactUs')}>{t.contact}</PageLink>
  ) : (
    <a href={`mailto:${address}`}>{address}</a>
  );
}
