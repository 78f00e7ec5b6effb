import type { DatedNote, MethodRow } from '@btc/contract/trade/methods.ts';
import type { ReactNode } from 'react';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { formatPeriodText } from '../words/periods.ts';
import { messages } from './messages.ts';
import styles from './methods.module.css';
import { publicationPaths } from './publication-frame.tsx';
import { revisionsSearch } from './revisions-query.ts';

export function SeriesMethod({ row }: { row: MethodRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const isCn = edition === 'cn';
  const log =
    pathFor(edition, publicationPaths.revisions) + revisionsSearch({ source: row.Code, page: 1, figures: null });
  return (
    <section className={styles['series']} id={row.Code}>
      <h2>
        {isCn ? row.NameCn : row.NameEn} {row.Demo && <DemoMark kind="data" />}
      </h2>
      <dl className={styles['facts']}>
        <Fact name={t.source}>
          <Source name={isCn ? row.SourceCn : row.SourceEn} url={row.SourceUrl} />
        </Fact>
        <Fact name={t.scope}>{isCn ? row.ScopeCn : row.ScopeEn}</Fact>
        <Fact name={t.unit}>{isCn ? row.UnitCn : row.UnitEn}</Fact>
        <Fact name={t.frequency}>{isCn ? row.FrequencyCn : row.FrequencyEn}</Fact>
        <Fact name={t.delay}>{isCn ? row.DelayCn : row.DelayEn}</Fact>
        <Fact name={t.provisional}>{isCn ? row.ProvisionalCn : row.ProvisionalEn}</Fact>
        {row.Breaks.length > 0 && (
          <Fact name={t.breaks}>
            <Dated notes={row.Breaks} />
          </Fact>
        )}
        {row.Revisions.length > 0 && (
          <Fact name={t.knownRevisions}>
            <Dated notes={row.Revisions} />
          </Fact>
        )}
        <Fact name={t.available}>
          <Available row={row} />
        </Fact>
      </dl>
      {row.From !== null && (
        <p>
          <PageLink to={log}>{t.seeRevisions}</PageLink>
        </p>
      )}
    </section>
  );
}

function Source({ name, url }: { name: string; url: string | null }) {
  return url === null ? (
    name
  ) : (
    <a href={url} rel="noopener">
      {name}
    </a>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Available({ row: { From, To, PublishedOn } }: { row: MethodRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  if (From === null || To === null || PublishedOn === null) return t.notLoaded;
  return t.availableText(formatPeriodText(edition, From), formatPeriodText(edition, To), format.date(PublishedOn));
}

function Dated({ notes }: { notes: readonly DatedNote[] }) {
  const edition = useEdition();
  return (
    <ul className={styles['dated']}>
      {notes.map(({ Period, TextCn, TextEn }) => (
        <li key={Period}>
          <span className={styles['when']}>{formatPeriodText(edition, Period)}</span>
          <span>{edition === 'cn' ? TextCn : TextEn}</span>
        </li>
      ))}
    </ul>
  );
}
