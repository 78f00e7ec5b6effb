import { nameIn } from '@btc/contract/names.ts';
import { toCutPath, toEntryPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { quotaPage } from '@btc/contract/trade/quota-paths.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { type Column, DataTable } from '#ui/data/data-table.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { toPostPath } from '../../market/market-paths.ts';
import { formatPostTitle, formatPriceText } from '../../market/post/post-words.ts';
import { StoryTitles } from '../../news/list/story-titles.tsx';
import { EntryFacts, EntrySources } from '../dictionary/entry-row.tsx';
import { listEntries } from '../dictionary/list-entries.ts';
import { toPlantsPath } from './cut-address.ts';
import type { CutData } from './cut-query.ts';
import styles from './cut.module.css';
import { messages } from './messages.ts';

interface PartProps {
  readonly found: CutData;
}

/** What the cut is called, its numbers and tariff lines. */
export function NamesPart({ found: { row, dict } }: PartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const [entry] = listEntries([row], edition);
  return (
    <section className={styles['part']}>
      <h2>{t.names}</h2>
      {entry !== undefined && <EntryFacts entry={{ ...entry, hsCode: null }} />}
      <p>
        {t.lines}:{' '}
        {dict.Lines.length === 0
          ? t.noLine
          : dict.Lines.map((line) => `${line.Code} ${nameIn(edition, line)}`).join('; ')}
      </p>
      {entry !== undefined && <EntrySources entry={entry} />}
      <p className={styles['links']}>
        <PageLink to={pathFor(edition, toEntryPath(row.Kind, row.Code))}>{t.inDictionary}</PageLink>
        {dict.OtherMeat !== null && (
          <PageLink to={pathFor(edition, toCutPath(dict.OtherMeat, row.Code))}>{t.otherMeat[dict.OtherMeat]}</PageLink>
        )}
      </p>
    </section>
  );
}

type ImportRow = CutData['dict']['Imports']['Rows'][number];

/** Imports under the cut's tariff lines over twelve months, by origin. */
export function ImportsPart({ found: { dict } }: PartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Locked, Rows, Sum, From, To, Demo, ...source } = dict.Imports;
  const columns = useImportColumns();
  if (Locked !== null) {
    return (
      <LockedPanel title={t.importsLocked} reason={Locked.Reason} level={2}>
        <p>{t.importsLockedText}</p>
      </LockedPanel>
    );
  }
  const lines = dict.Lines.map(({ Code }) => Code).join(', ');
  return (
    <section className={styles['part']}>
      <h2>{t.imports}</h2>
      {From === null || To === null ? (
        <p className={styles['note']}>{t.noImports}</p>
      ) : (
        <>
          <DataTable
            caption={t.importsCaption(lines, format.month(`${From}-01`), format.month(`${To}-01`))}
            columns={columns}
            rows={Rows}
            footRows={Sum === null ? [] : [Sum]}
            rowKey={({ Code }) => Code}
            view="small"
          />
          <p className={styles['note']}>
            {t.importsNote} {t.source(edition === 'cn' ? source.SourceCn : source.SourceEn)}{' '}
            {Demo && <DemoMark kind="data" />}
          </p>
        </>
      )}
    </section>
  );
}

function useImportColumns(): readonly Column<ImportRow>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const orGap = (value: number | null, text: (known: number) => string) =>
    value === null ? ({ gap: 'notPublished' } as const) : text(value);
  return [
    { key: 'origin', head: t.origin, cell: (row) => nameIn(edition, row) },
    {
      key: 'volume',
      head: t.volume,
      numeric: true,
      cell: (row) => orGap(row.Tonnes, (value) => format.number(value, 0)),
    },
    { key: 'share', head: t.share, numeric: true, cell: (row) => orGap(row.Share, (value) => format.percent(value)) },
    {
      key: 'yoy',
      head: t.yoy,
      numeric: true,
      cell: ({ Yoy }) =>
        Yoy === null ? { gap: 'notPublished' } : <ChangeMark value={Yoy} text={format.changePercent(Yoy)} />,
    },
    {
      key: 'unit',
      head: t.unitValue,
      numeric: true,
      cell: (row) => orGap(row.UsdPerTonne, (value) => format.number(value, 0)),
    },
  ];
}

/** How many registered plants may ship it, by origin. */
export function PlantsPart({ found: { dict } }: PartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Locked, Product, Rows } = dict.Plants;
  if (Locked !== null) {
    return (
      <LockedPanel title={t.plantsLocked} reason={Locked.Reason} level={2}>
        <p>{t.plantsLockedText}</p>
      </LockedPanel>
    );
  }
  const scope = Product === 'chilled' || Product === 'frozen' || Product === null ? 'any' : Product;
  return (
    <section className={styles['part']}>
      <h2>{t.plants}</h2>
      <p className={styles['note']}>{Rows.length === 0 ? t.noPlants : t.plantsOf[scope]}</p>
      <ul className={styles['counts']}>
        {Rows.map((row) => (
          <li key={row.Code}>
            <PageLink to={toPlantsPath(edition, { meat: dict.Meat, origin: row.Code, product: Product })}>
              {nameIn(edition, row)}
            </PageLink>{' '}
            {format.number(row.Count)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Open posts of the board, which is English. */
export function PostsPart({ found: { row, dict } }: PartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Rows, Total } = dict.Posts;
  const lang = edition === 'cn' ? 'en' : undefined;
  return (
    <section className={styles['part']}>
      <h2>{t.posts}</h2>
      {Rows.length === 0 && <p className={styles['note']}>{t.noPosts}</p>}
      <ul className={styles['list']}>
        {Rows.map((post) => (
          <li key={post.MarketID}>
            <PageLink to={toPostPath(post.MarketID)} lang={lang}>
              {formatPostTitle(post)}
            </PageLink>
            <span className={styles['under']}>
              <span lang={lang}>{formatPriceText(post, format)}</span> · {t.until(format.dateShort(post.ValidUntil))}
            </span>
          </li>
        ))}
      </ul>
      {Rows.length > 0 && <PageLink to={`/Market?cut=${row.Code}`}>{t.allPosts(format.number(Total))}</PageLink>}
    </section>
  );
}

/** Articles that bear the cut. */
export function NewsPart({ found: { dict } }: PartProps) {
  const t = useMessages(messages);
  return (
    <section className={styles['part']}>
      <h2>{t.news}</h2>
      {dict.News.Rows.length === 0 ? (
        <p className={styles['note']}>{t.noNews}</p>
      ) : (
        <StoryTitles rows={dict.News.Rows} />
      )}
    </section>
  );
}

/** Where a decision goes on. */
export function RelatedPages({ found: { row, dict } }: PartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const isPork = dict.Meat === 'pork';
  const prices = isPork && edition === 'cn' ? '/ProkPrice?' : `/BTCPrice?${isPork ? 'meat=pork&' : ''}`;
  return (
    <nav aria-label={t.more} className={styles['links']}>
      <PageLink to={pathFor(edition, `${prices}cut=${row.Code}`)}>{t.priceList}</PageLink>
      {!isPork && <PageLink to={pathFor(edition, quotaPage)}>{t.quota}</PageLink>}
      <PageLink to={pathFor(edition, '/BTCEst/Cargo')}>{t.cargo}</PageLink>
    </nav>
  );
}
