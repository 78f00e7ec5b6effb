import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { StateMark } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { messages } from './messages.ts';
import type { ReaderFigures } from './reader-charts.tsx';

export function MostReadTable({ figures }: { figures: ReaderFigures }) {
  const t = useMessages(messages);
  return (
    <DataTable
      caption={t.mostRead}
      rows={figures.List}
      rowKey={({ NewsID }) => String(NewsID)}
      empty={t.noArticles}
      columns={useMostReadColumns()}
    />
  );
}

function useMostReadColumns(): readonly Column<ReaderFigures['List'][number]>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const formatTitle = ({ NewsID, TitleCn, TitleEn }: ReaderFigures['List'][number]) =>
    (edition === 'cn' ? (TitleCn ?? TitleEn) : (TitleEn ?? TitleCn)) ?? String(NewsID);
  return [
    {
      key: 'article',
      head: t.article,
      cell: (row) => (
        <span className={layout['clip']}>
          <PageLink to={pathFor(edition, `/BTCInfo/Article/${row.NewsID}`)}>{formatTitle(row)}</PageLink>{' '}
          {row.Demo && <StateMark tone="plain">{t.demo}</StateMark>}
        </span>
      ),
    },
    { key: 'reads', head: t.reads, numeric: true, cell: (row) => format.number(row.Reads) },
  ];
}

export function AreasTable({ figures }: { figures: ReaderFigures }) {
  const t = useMessages(messages);
  return (
    <DataTable
      caption={t.areasTitle}
      rows={figures.Patterns}
      rowKey={({ Area }) => Area}
      empty={t.notYet}
      columns={useAreaColumns()}
    />
  );
}

function useAreaColumns(): readonly Column<ReaderFigures['Patterns'][number]>[] {
  const t = useMessages(messages);
  const format = useFormat();
  return [
    { key: 'area', head: t.area, cell: ({ Area }) => t.areas[Area] },
    { key: 'chinese', head: t.chinese, numeric: true, cell: ({ Chinese }) => format.number(Chinese) },
    { key: 'english', head: t.english, numeric: true, cell: ({ English }) => format.number(English) },
  ];
}

export function TermsTable({ figures }: { figures: ReaderFigures }) {
  const t = useMessages(messages);
  return (
    <DataTable
      caption={t.terms}
      rows={figures.Datas}
      rowKey={({ Words, Room }) => `${Room} ${Words}`}
      empty={t.noTerms}
      columns={useTermColumns()}
    />
  );
}

function useTermColumns(): readonly Column<ReaderFigures['Datas'][number]>[] {
  const t = useMessages(messages);
  const format = useFormat();
  return [
    { key: 'words', head: t.words, cell: ({ Words }) => <span className={layout['clip']}>{Words}</span> },
    { key: 'room', head: t.room, cell: ({ Room }) => t.rooms[Room] },
    { key: 'searches', head: t.searches, numeric: true, cell: ({ Searches }) => format.number(Searches) },
    {
      key: 'empty',
      head: t.noResult,
      numeric: true,
      cell: ({ EmptySearches }) => format.number(EmptySearches),
    },
  ];
}
