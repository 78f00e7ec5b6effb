import type { TradeVintage } from '@btc/contract/trade/desk/trade-import.ts';
import { factSourceNames, factSources } from '@btc/contract/trade/trade-codes.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import { useFilters } from '#shell/console/address-filters.ts';
import { ListView } from '#shell/console/answer-view.tsx';
import { consoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark } from '#shell/console/facts.tsx';
import { FilterBar } from '#shell/console/filter-bar.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { Select } from '#ui/form/select.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { spanText } from '../periods.ts';

const pageSize = 50;

/** Every set of facts that was published, with the way to the figures as they were on its day. */
export function TradeVintagesScreen() {
  const t = useMessages({ cn: zh, en });
  const isEn = useEdition() === 'en';
  const { filter, set, clear, page, hrefFor } = useFilters<'source'>();
  const source = factSources.find((one) => one === filter('source')) ?? '';
  const answer = useCall('GetTradeVintages', { Source: source, Page: page, PageSize: pageSize });
  const formatName = (code: (typeof factSources)[number]) => factSourceNames[code][isEn ? 'nameEn' : 'nameCn'];
  return (
    <ScreenPage title={t.vintages}>
      <p className="c-what">{t.vintagesWhat}</p>
      <FilterBar onClear={clear}>
        <Select
          label={t.source}
          options={[
            { value: '', label: t.anySource },
            ...factSources.map((value) => ({ value, label: formatName(value) })),
          ]}
          value={source}
          onChange={(value) => set('source', value)}
        />
      </FilterBar>
      <ListView answer={answer} page={page} pageSize={pageSize} hrefFor={hrefFor} empty={t.noVintages}>
        {(rows) => <VintageTable rows={rows} />}
      </ListView>
    </ScreenPage>
  );
}

function VintageTable({ rows }: { readonly rows: readonly TradeVintage[] }) {
  const t = useMessages({ cn: zh, en });
  const columns = useVintageColumns();
  return (
    <DataTable
      caption={t.vintages}
      columns={columns}
      rows={rows}
      rowKey={({ VintageID }) => String(VintageID)}
      view="small"
    />
  );
}

function useVintageColumns(): readonly Column<TradeVintage>[] {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const dataPage = edition === 'cn' ? '/cn/BTCData' : '/BTCData';
  return [
    {
      key: 'source',
      head: t.source,
      cell: ({ SourceNameCn, SourceNameEn, RunID }) => {
        const name = edition === 'cn' ? SourceNameCn : SourceNameEn;
        return RunID === null ? name : <PageLink to={consoleScreenPath(edition, 'tradeRun', RunID)}>{name}</PageLink>;
      },
    },
    {
      key: 'day',
      head: t.publishedOn,
      cell: ({ PublishedOn }) => (
        <>
          <span className="c-nowrap">{format.date(PublishedOn)}</span>
          <a className="c-sub" href={`${dataPage}?asof=${PublishedOn}`}>
            {t.asOf}
          </a>
        </>
      ),
    },
    {
      key: 'period',
      head: t.period,
      cell: (row) => <span className="c-nowrap">{spanText(edition, row.PeriodFrom, row.PeriodTo)}</span>,
    },
    { key: 'codes', head: t.codes, cell: ({ HsCodes }) => <span className="c-clip">{HsCodes.join(', ')}</span> },
    {
      key: 'origins',
      head: t.origin,
      cell: ({ Origins }) => (Origins.length === 0 ? t.allOrigins : Origins.join(', ')),
    },
    { key: 'rows', head: t.rows, numeric: true, cell: ({ Rows }) => format.number(Rows) },
    {
      key: 'loaded',
      head: t.loadedAt,
      cell: ({ LoadedAt }) => <span className="c-nowrap">{format.dateTime(LoadedAt)}</span>,
    },
    {
      key: 'use',
      head: t.counting,
      cell: ({ Current }) => (
        <StateMark tone={Current ? 'good' : 'plain'}>{Current ? t.current : t.replaced}</StateMark>
      ),
    },
  ];
}
