import { useEdition, pathFor } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { HomePart } from './home-part.tsx';
import type { HomeData } from './home-query.ts';
import styles from './home.module.css';
import { messages } from './messages.ts';

type Month = NonNullable<HomeData['month']>;

export function MonthFigure({ month }: { month: Month }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { scope } = month;
  return (
    <HomePart title={t.month} more={<PageLink to={pathFor(edition, '/BTCData')}>{t.monthMore}</PageLink>}>
      <p className={styles['scope']}>
        {t.monthTitle(format.month(month.period), edition === 'cn' ? scope.TitleCn : scope.TitleEn)}
      </p>
      <p className={styles['figure']}>
        <strong>{format.tonnes(month.volume)}</strong>{' '}
        {month.yoy !== null && (
          <span>
            <ChangeMark value={month.yoy} text={format.changePercent(month.yoy)} /> {t.onYear}
          </span>
        )}
      </p>
      <MonthColumns months={month.months} />
      <p className={styles['note']}>
        {month.origins.length > 0 && (
          <>
            {t.mainOrigins}
            {edition === 'cn' ? '：' : ': '}
            {month.origins
              .map(({ NameCn, NameEn, Share }) => {
                const share = Share === null ? '' : ` ${format.percent(Share)}`;
                return (edition === 'cn' ? NameCn : NameEn) + share;
              })
              .join(edition === 'cn' ? '、' : ', ')}
            {edition === 'cn' ? '。' : '. '}
          </>
        )}
        {month.demo ? <DemoMark kind="data" /> : t.source(edition === 'cn' ? month.source.cn : month.source.en)}
      </p>
    </HomePart>
  );
}

const height = 80;
const step = 20;

function MonthColumns({ months }: { months: Month['months'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const most = Math.max(1, ...months.map(({ volume }) => volume ?? 0));
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return null;
  const known = months.flatMap(({ volume }) => volume ?? []);
  const span = t.monthChart(format.month(first.date), format.month(last.date));
  const label = `${span}${t.range(format.tonnes(Math.min(...known)), format.tonnes(most))}`;
  return (
    <figure className={styles['months']}>
      <svg viewBox={`0 0 ${months.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {months.map(({ date, volume }, index) => {
          const tall = ((volume ?? 0) / most) * height;
          const isLast = index === months.length - 1;
          return (
            <rect
              key={date}
              className={isLast ? styles['lastColumn'] : styles['column']}
              x={index * step + 3}
              y={height - tall}
              width={step - 6}
              height={tall}
            />
          );
        })}
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
      <figcaption className={styles['axis']}>
        <span>{format.monthShort(first.date)}</span>
        <span>{format.monthShort(last.date)}</span>
      </figcaption>
    </figure>
  );
}
