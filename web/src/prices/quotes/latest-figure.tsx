import type { PriceChange } from '@btc/contract/prices/quote-row.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { GapMark } from '#ui/data/gap-mark.tsx';
import { Fact } from './fact.tsx';
import { BasisCell } from './basis-cell.tsx';
import { messages } from './messages.ts';
import { formatPriceText, formatUnitName } from './price-names.ts';
import styles from './quotes.module.css';
import type { SeriesData } from './quotes-query.ts';

export function LatestFigure({ found: { series, quotes, dict } }: { found: SeriesData }) {
  const t = useMessages(messages);
  const format = useFormat();
  const latest = quotes.at(-1);
  if (latest === undefined) return null;
  const unit = dict.Unit ?? series.Unit;
  const text = (value: number | null) => (value === null ? t.unknown : formatPriceText(format, unit, value));
  return (
    <section className={styles['latest']} aria-label={t.latestPrice}>
      <p className={styles['latestPrice']}>
        {text(latest.Mainstream)} <small>{formatUnitName(format, unit)}</small>
      </p>
      <dl className={styles['latestFacts']}>
        <Fact name={t.day}>{format.date(latest.Date)}</Fact>
        <Fact name={t.band}>
          {text(latest.Low)}–{text(latest.High)}
        </Fact>
        <Fact name={t.columns.week}>
          <Change change={dict.ChangeWeek} />
        </Fact>
        <Fact name={t.onYear}>
          <Change change={dict.ChangeYear} />
        </Fact>
        <Fact name={t.columns.count}>{format.number(latest.QuoteCount)}</Fact>
        <Fact name={t.columns.basis}>
          <BasisCell quote={latest} />
        </Fact>
      </dl>
    </section>
  );
}

function Change({ change }: { change: PriceChange }) {
  const format = useFormat();
  if (change === null) return <GapMark gap="notPublished" />;
  return <ChangeMark value={change.Value} text={format.changePercent(change.Percent)} />;
}
