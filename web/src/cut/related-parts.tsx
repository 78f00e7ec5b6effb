import { nameIn } from '@btc/contract/names.ts';
import { findRowGap } from '@btc/contract/trade/view-gaps.ts';
import { toCutPath, toEntryPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { quotaPage } from '@btc/contract/trade/quota-paths.ts';
import { type Edition, pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { pickMessages, useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { type Column, DataTable } from '#ui/data/data-table.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { LockSample } from '#ui/state/lock-sample.tsx';
import { LockedPanel } from '#ui/state/locked-panel.tsx';
import { messages as dictionaryMessages } from '#dictionary/face.ts';
import { toPlantsPath } from './cut-address.ts';
import type { CutData } from './cut-query.ts';
import styles from './cut.module.css';
import { messages } from './messages.ts';
import { OpenPosts, Stories } from './open-lists.tsx';

interface PartProps {
  readonly found: CutData;
}

export function NamesPart({ found }: PartProps) {
  const { row, dict } = found;
  const t = useMessages(messages);
  const words = useMessages(dictionaryMessages);
  const edition = useEdition();
  const columns: readonly Column<NameLine>[] = [
    { key: 'role', head: t.nameRole, cell: ({ role }) => role },
    { key: 'written', head: t.name, cell: ({ written }) => written },
    { key: 'source', head: words.source, cell: ({ source }) => source },
  ];
  const names = listNameLines(found, edition, words);
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.names}</h2>
      <DataTable caption={t.namesCaption} columns={columns} rows={names} rowKey={({ role }) => role} view="small" />
      <p className={shared['wideLinks']}>
        <PageLink to={pathFor(edition, toEntryPath(row.Kind, row.Code))}>{t.inDictionary}</PageLink>
        {dict.OtherMeat !== null && (
          <PageLink to={pathFor(edition, toCutPath(dict.OtherMeat, row.Code))}>{t.otherMeat[dict.OtherMeat]}</PageLink>
        )}
      </p>
    </section>
  );
}

interface NameLine {
  readonly role: string;
  readonly written: string;
  readonly source: string;
}

type DictionaryWords = (typeof dictionaryMessages)['cn' | 'en'];

/** Names of the cut by language and use (trade, catalogue, declaration), each with its source. */
function listNameLines({ row, dict }: CutData, edition: Edition, words: DictionaryWords): readonly NameLine[] {
  const t = pickMessages(edition, messages);
  const formatSource = (one: { readonly SourceCn: string; readonly SourceEn: string }) =>
    edition === 'cn' ? one.SourceCn : one.SourceEn;
  const byRole = [...Map.groupBy(row.Names, (name) => `${name.Role} ${formatSource(name)}`).values()];
  return [
    { role: t.nameCn, written: row.NameCn, source: formatSource(row) },
    { role: t.nameEn, written: row.NameEn, source: formatSource(row) },
    ...byRole.flatMap((names) => {
      const [first] = names;
      const written = names.map(({ Name }) => Name).join(words.comma);
      return first === undefined ? [] : [{ role: words.roles[first.Role], written, source: formatSource(first) }];
    }),
    {
      role: words.hsCode,
      written: dict.Lines.map((line) => `${line.Code} ${nameIn(edition, line)}`).join(words.semicolon) || t.noLine,
      source: t.tariff,
    },
  ];
}

type ImportRow = CutData['dict']['Imports']['Rows'][number];

export function ImportsPart({ found: { dict } }: PartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Locked, Rows, Sum, From, To, Demo, ...source } = dict.Imports;
  const columns = useImportColumns();
  if (Locked !== null) return null;
  const lines = dict.Lines.map(({ Code }) => Code).join(', ');
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
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
  const orGap = (row: ImportRow, key: 'Share' | 'UsdPerTonne', text: (known: number) => string) => {
    const value = row[key];
    return value === null ? { gap: findRowGap({ Volume: row.Tonnes }, key) } : text(value);
  };
  return [
    { key: 'origin', head: t.origin, cell: (row) => nameIn(edition, row) },
    {
      key: 'volume',
      head: t.volume,
      numeric: true,
      cell: ({ Tonnes }) => (Tonnes === null ? { gap: 'notPublished' } : format.number(Tonnes, 0)),
    },
    {
      key: 'share',
      head: t.share,
      numeric: true,
      isWide: true,
      cell: (row) => orGap(row, 'Share', (value) => format.percent(value)),
    },
    {
      key: 'yoy',
      head: t.yoy,
      numeric: true,
      cell: ({ Yoy, Tonnes }) =>
        Yoy === null ? (
          { gap: findRowGap({ Volume: Tonnes }, 'Yoy') }
        ) : (
          <ChangeMark value={Yoy} text={format.changePercent(Yoy)} />
        ),
    },
    {
      key: 'unit',
      head: t.unitValue,
      numeric: true,
      cell: (row) => orGap(row, 'UsdPerTonne', (value) => format.number(value, 0)),
    },
  ];
}

export function LockedParts({ found: { dict, sample } }: PartProps) {
  const t = useMessages(messages);
  const parts = [
    { lock: dict.PriceLock, title: t.pricesLocked, text: t.pricesLockedText },
    { lock: dict.Imports.Locked, title: t.importsLocked, text: t.importsLockedText },
    { lock: dict.Plants.Locked, title: t.plantsLocked, text: t.plantsLockedText },
  ].flatMap(({ lock, ...part }) => (lock === null ? [] : [{ ...part, reason: lock.Reason }]));
  return [...Map.groupBy(parts, ({ reason }) => reason)].map(([reason, own], index) => (
    <LockedPanel key={reason} title={own.map(({ title }) => title).join(t.and)} reason={reason} level={2}>
      {own.map(({ title, text }) => (
        <p key={title}>{text}</p>
      ))}
      {index === 0 && <LockSample sample={sample} />}
    </LockedPanel>
  ));
}

export function PlantsPart({ found: { dict } }: PartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Locked, Product, Rows } = dict.Plants;
  if (Locked !== null) return null;
  const scope = Product === 'chilled' || Product === 'frozen' || Product === null ? 'any' : Product;
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
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

export function PostsPart({ found: { row, dict } }: PartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.posts}</h2>
      <OpenPosts posts={dict.Posts} none={t.noPosts}>
        <PageLink to={`/Market?cut=${row.Code}`}>{t.allPosts(format.number(dict.Posts.Total))}</PageLink>
      </OpenPosts>
    </section>
  );
}

export function NewsPart({ found: { dict } }: PartProps) {
  const t = useMessages(messages);
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.news}</h2>
      <Stories rows={dict.News.Rows} none={t.noNews} />
    </section>
  );
}

export function RelatedPages({ found: { row, dict } }: PartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const isPork = dict.Meat === 'pork';
  const prices = isPork && edition === 'cn' ? '/ProkPrice?' : `/BTCPrice?${isPork ? 'meat=pork&' : ''}`;
  return (
    <nav aria-label={t.more} className={shared['wideLinks']}>
      <PageLink to={pathFor(edition, `${prices}cut=${row.Code}`)}>{t.priceList}</PageLink>
      {!isPork && <PageLink to={pathFor(edition, quotaPage)}>{t.quota}</PageLink>}
      <PageLink to={pathFor(edition, '/BTCEst/Cargo')}>{t.cargo}</PageLink>
    </nav>
  );
}
