import { toCutPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import { nameIn } from '@btc/contract/names.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Cell, Column } from '#ui/data/table-model.ts';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { formatPlantName } from '../plant-names.ts';
import room from '../room/room.module.css';
import { messages } from './messages.ts';
import styles from './plant.module.css';
import type { PlantData } from './plant-query.ts';

type Quote = PlantData['dict']['Quotes'][number];

/** Quotes that name the plant; omitted where there are none or they are locked. */
export function QuotesPart({ found: { plant, dict } }: { found: PlantData }) {
  const t = useMessages(messages);
  const columns = useQuoteColumns();
  if (dict.Quotes.length === 0) return null;
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.quotes}</h2>
      <DataTable
        caption={`${plant.PlantNo} ${t.quotes}`}
        columns={columns}
        rows={dict.Quotes}
        rowKey={({ CutEn, Date: day, Unit, TermEn }) => `${CutEn} ${day} ${Unit} ${TermEn}`}
        view="small"
      />
    </section>
  );
}

function useQuoteColumns(): readonly Column<Quote>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { quoteColumns: heads } = t;
  const price = (value: number | null, unit: string): Cell =>
    value === null ? { gap: 'notPublished' } : format.number(value, unit.endsWith('/kg') ? 2 : 0);
  const unitName = (unit: string) =>
    unit === 'USD/t' ? format.unit.usdPerTonne : unit === 'CNY/kg' ? format.unit.cnyPerKg : unit;
  return [
    {
      key: 'cut',
      head: heads.cut,
      cell: ({ CutMeat, CutCode, CutCn, CutEn }) => (
        <PageLink to={pathFor(edition, toCutPath(CutMeat, CutCode))}>
          {nameIn(edition, { NameCn: CutCn, NameEn: CutEn })}
        </PageLink>
      ),
    },
    { key: 'term', head: heads.term, cell: ({ TermCn, TermEn }) => (edition === 'cn' ? TermCn : TermEn) },
    { key: 'low', head: heads.low, numeric: true, cell: ({ Low, Unit }) => price(Low, Unit) },
    { key: 'main', head: heads.main, numeric: true, cell: ({ Main, Unit }) => price(Main, Unit) },
    { key: 'high', head: heads.high, numeric: true, cell: ({ High, Unit }) => price(High, Unit) },
    { key: 'unit', head: heads.unit, cell: ({ Unit }) => unitName(Unit) },
    {
      key: 'date',
      head: heads.date,
      cell: ({ Date: day }) => <span className={room['number']}>{format.date(day)}</span>,
    },
  ];
}

export function NewsPart({ found: { dict } }: { found: PlantData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.news}</h2>
      {dict.News.length === 0 && <p className={styles['quiet']}>{t.noNews}</p>}
      <ul className={classNames(shared['stack3'], shared['flush'])}>
        {dict.News.map(({ NewsID, NewsTitle, NewsDateTime, Access }) => (
          <li key={NewsID}>
            <PageLink to={toArticlePath(edition, NewsID, Access)}>{NewsTitle}</PageLink>
            <span className={classNames(shared['under'], shared['regular'])}>{format.date(NewsDateTime)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PostsPart({ found: { dict } }: { found: PlantData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Posts: posts, PostsLocked: locked } = dict;
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.posts}</h2>
      {locked === null && posts.length === 0 && <p className={styles['quiet']}>{t.noPosts}</p>}
      {locked !== null && edition === 'en' && (
        <LockedPanel
          title={t.postsLocked}
          reason={locked.Reason}
          level={3}
          size="line"
          isFurther={dict.Locked?.Reason === locked.Reason}
        >
          <p>{t.postsLockedText}</p>
        </LockedPanel>
      )}
      {locked !== null && edition === 'cn' && <p className={styles['quiet']}>{t.postsLockedText}</p>}
      <ul className={classNames(shared['stack3'], shared['flush'])}>
        {posts.map(({ PostID, Title, Date: day, Open }) => (
          <li key={PostID}>
            <PageLink to={`/Market/Post/${PostID}`} lang={edition === 'cn' ? 'en' : undefined}>
              {Title}
            </PageLink>
            <span className={classNames(shared['under'], shared['regular'])}>
              {format.date(day)}
              {!Open && `, ${t.postClosed}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SiblingsPart({ found: { dict } }: { found: PlantData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  if (dict.Siblings.length === 0) return null;
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.siblings}</h2>
      <ul className={classNames(shared['stack3'], shared['flush'])}>
        {dict.Siblings.map((plant) => (
          <li key={plant.PlantID}>
            <PageLink to={toPlantPath(edition, plant.PlantID)}>{plant.PlantNo}</PageLink>
            <span className={classNames(shared['under'], shared['regular'])}>{formatPlantName(edition, plant)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
