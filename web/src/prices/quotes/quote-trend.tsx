import type { ListedQuote } from '@btc/contract/prices/quote-row.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { TrendLine } from '#ui/data/trend-line.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messages } from './messages.ts';
import { formatPriceText } from './price-names.ts';
import styles from './quotes.module.css';

/** Sparkline of the latest quotes; screen readers get minimum and maximum. */
export function QuoteTrend({ quote: { Trend, ShownUnit } }: { quote: ListedQuote }) {
  const t = useMessages(messages);
  const format = useFormat();
  const known = Trend.filter((value) => value !== null);
  if (known.length < 2) return null;
  const text = (value: number) => formatPriceText(format, ShownUnit, value);
  return (
    <>
      <TrendLine values={Trend} className={styles['trend']} />
      <VisuallyHidden>
        {t.trendText(format.number(known.length), text(Math.min(...known)), text(Math.max(...known)))}
      </VisuallyHidden>
    </>
  );
}
