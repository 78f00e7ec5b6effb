import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import { Link } from 'react-router';
import { originToken } from '#charts/origin-colors.ts';
import { OriginSwatch } from '#charts/origin-swatch.tsx';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { GapMark } from '#ui/data/gap-mark.tsx';
import { Select } from '#ui/form/select.tsx';
import { axisStep, type RankedOrigin, rankingOf } from './beef-one-figure.ts';
import type { BeefOne } from './beef-one-query.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { periodText } from './periods.ts';
import styles from './ranking.module.css';

export interface RankingProps {
  readonly one: BeefOne;
  readonly unit: SeriesUnit;
  /** The period ranked; null is the whole span. */
  readonly at: string | null;
  readonly isFiltered: boolean;
  readonly tableHref: string;
  readonly onPick: (period: string | null) => void;
}

const shownCount = 10;

/** Who brought how much of a period: the chart's legend, and its figures for those who do not see it. */
export function Ranking({ one, unit, at, isFiltered, tableHref, onPick }: RankingProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const place = at === null ? -1 : one.dates.indexOf(at);
  const period = place === -1 ? null : at;
  const ranked = rankingOf(one, { unit, place: period === null ? null : place, edition });
  // Money in full would not fit beside the chart; the table has it.
  const step =
    unit === 't'
      ? 1
      : axisStep(
          ranked.map(({ value }) => value),
          unit,
        );
  const more = ranked.length - shownCount;
  const latestFirst = one.dates.toReversed();
  return (
    <section className={styles['ranking']} aria-label={t.ranking}>
      <div className={styles['head']}>
        <h3 className={styles['title']}>{t.ranking}</h3>
        <Select
          label={t.rankingSpan}
          hideLabel
          className={styles['period']}
          options={[
            { value: '', label: t.wholeSpan },
            ...latestFirst.map((date) => ({ value: date, label: periodText(edition, date) })),
          ]}
          value={period ?? ''}
          onChange={(value) => onPick(value === '' ? null : value)}
        />
      </div>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t.origin}</th>
            <th scope="col">{step === 1 ? t.axis[unit].plain : t.axis[unit].scaled}</th>
            <th scope="col">{isFiltered ? t.shareOfChosen : t.share}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.slice(0, shownCount).map((origin) => (
            <RankingLine key={origin.code} origin={origin} step={step} />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className={styles['more']}>
          <Link to={tableHref} preventScrollReset>
            {t.rankingMore(format.number(more))}
          </Link>
        </p>
      )}
      <p className={styles['hint']}>{t.pickHint}</p>
    </section>
  );
}

function RankingLine({ origin: { code, name, value, share }, step }: { origin: RankedOrigin; step: number }) {
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        <span className={styles['name']}>
          <OriginSwatch code={code} />
          {name}
        </span>
      </th>
      <td>{value === null ? <GapMark gap="notPublished" /> : format.number(value / step, step === 1 ? 0 : 1)}</td>
      <td>
        {share === null ? <GapMark gap="notPublished" /> : format.percent(share)}
        <svg className={styles['bar']} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.min(100, share ?? 0)} height="3" fill={`var(${originToken(code)})`} />
        </svg>
      </td>
    </tr>
  );
}
