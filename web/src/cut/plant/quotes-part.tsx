import { type Edition, pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import styles from '../cut.module.css';
import { MarketTable } from '../market-table.tsx';
import { messages } from './messages.ts';
import type { PlantPageData } from './plant-page-query.ts';

interface QuotesPartProps {
  readonly found: PlantPageData;
  /** 巴西牛肉, beef from Brazil. */
  readonly goods: string;
}

export function QuotesPart({ found, goods }: QuotesPartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { Markets } = found.cuts;
  return (
    <>
      <p className={styles['note']}>
        {t.quotesNote} {Markets.some(({ Demo }) => Demo) && <DemoMark kind="data" />}
      </p>
      {Markets.map((market) => (
        <MarketTable key={market.MarketType} market={market} by="cut" noQuotes={t.noQuotes} />
      ))}
      <p>
        <PageLink to={toPriceListPath(edition, found)}>{t.allQuotes(goods)}</PageLink>
      </p>
    </>
  );
}

function toPriceListPath(edition: Edition, { plant: { Origin: origin }, cuts: { Meat: meat } }: PlantPageData): string {
  const isPork = meat === 'pork';
  const path = isPork && edition === 'cn' ? '/ProkPrice?' : `/BTCPrice?${isPork ? 'meat=pork&' : ''}`;
  return pathFor(edition, `${path}origin=${origin}`);
}
