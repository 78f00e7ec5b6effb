import type { ReleaseRow } from '@btc/contract/trade/calendar.ts';
import type { RevisedFigure, RevisionRow } from '@btc/contract/trade/revisions.ts';
import { tradeOperations as contract } from '@btc/contract/trade/trade.operations.ts';
import { nameIn } from '@btc/contract/names.ts';
import {
  dateAttribute,
  countMeasure,
  countAttribute,
  numberAttribute,
  ask,
  type DataSet,
  dataSet,
  dimension,
  findSpan,
  type GapKind,
  mark,
  measure,
  noteSource,
  textAttribute,
} from '#data/face.ts';
import { readAllPages } from '#platform/export/file-route.ts';

const ours = { cn: 'Beef to China', en: 'Beef to China' };

interface DueRelease extends ReleaseRow {
  /** The day has passed and the figures are not loaded. */
  readonly isOverdue: boolean;
}

const calendar = dataSet<DueRelease>(
  'release-calendar',
  {
    title: ['数据发布日历', 'Release calendar'],
    lead: [
      '今年余下时间和明年各数据源的发布安排；发布日已过而尚未入库的排在最前。',
      'The releases of each source for the rest of this year and the next; first those whose day has passed and that are not loaded.',
    ],
    columns: [
      // A day, or a month where only that is expected.
      dimension('date', ['日期', 'Date'], ({ Date: day }) => day),
      dimension('kind', ['种类', 'Kind'], ({ Kind }) => Kind, 'title'),
      textAttribute('title', ['名称', 'Title'], (row, edition) => (edition === 'en' ? row.TitleEn : row.TitleCn)),
      textAttribute('source', ['数据源', 'Source'], ({ Source }) => Source),
      textAttribute('source_name', ['数据源名称', 'Source, name'], (row, edition) =>
        edition === 'en' ? row.SourceNameEn : row.SourceNameCn,
      ),
      textAttribute('period_from', ['数据自', 'Figures from'], ({ PeriodFrom }) => PeriodFrom),
      textAttribute('period_to', ['数据至', 'Figures to'], ({ PeriodTo }) => PeriodTo),
      mark('expected', ['按规律推算', 'Expected by rule'], ({ Expected }) => Expected),
      mark('overdue', ['逾期未入库', 'Overdue'], ({ isOverdue }) => isOverdue),
    ],
  },
  async (api, fields) => {
    const { Rows, Dict } = await api('GetTradeCalendar', ask(contract.GetTradeCalendar, fields));
    const due = (rows: readonly ReleaseRow[], isOverdue: boolean) => rows.map((row) => ({ ...row, isOverdue }));
    return { rows: [...due(Dict.Overdue, true), ...due(Rows, false)], notes: noteSource(ours) };
  },
);

const releases = dataSet<RevisionRow>(
  'releases',
  {
    title: ['发布与修订记录', 'Releases and revisions'],
    lead: [
      '每次入库的发布：涵盖的时期、数量和与此前的差别。',
      'Each publication that was loaded: what it covers, and what it changed.',
    ],
    call: contract.GetTradeRevisions,
    columns: [
      dimension('publication', ['发布编号', 'Publication'], ({ Id }) => Id),
      textAttribute('kind', ['种类', 'Kind'], ({ Kind }) => Kind),
      textAttribute('source', ['数据源', 'Source'], ({ Source }) => Source),
      textAttribute('source_name', ['数据源名称', 'Source, name'], (row, edition) =>
        edition === 'en' ? row.SourceNameEn : row.SourceNameCn,
      ),
      textAttribute('period_from', ['数据自', 'Figures from'], ({ PeriodFrom }) => PeriodFrom),
      textAttribute('period_to', ['数据至', 'Figures to'], ({ PeriodTo }) => PeriodTo),
      dateAttribute('published_on', ['发布日期', 'Published on'], ({ PublishedOn }) => PublishedOn),
      textAttribute('loaded_at', ['入库时间', 'Loaded at'], ({ LoadedAt }) => LoadedAt),
      countMeasure('facts', ['记录数', 'Facts'], ({ Facts }) => Facts),
      countAttribute('revised', ['修订的数', 'Figures revised'], ({ Revised }) => Revised),
      mark('current', ['现行', 'Current'], ({ Current }) => Current),
    ],
  },
  async (api, fields) => {
    const question = ask(contract.GetTradeRevisions, fields);
    const { Rows } = await readAllPages((Page) => api('GetTradeRevisions', { ...question, Page, PageSize: 200 }));
    return {
      rows: Rows,
      notes: noteSource(ours, {
        isDemo: Rows.some(({ Demo }) => Demo),
        span: findSpan(Rows.map(({ PublishedOn }) => PublishedOn)),
      }),
    };
  },
);

const gap = ({ Locked }: RevisedFigure): GapKind => (Locked ? 'locked' : 'notPublished');

const revised = dataSet<RevisedFigure>(
  'revised-figures',
  {
    title: ['修订的数据', 'Revised figures'],
    lead: [
      '发布后被修订的数：时期、产地、商品，修订前后。',
      'Figures that were published and are others now: period, origin, goods, before and after.',
    ],
    module: 'Data',
    call: contract.GetRevisedFigures,
    columns: [
      dimension('publication', ['发布编号', 'Publication'], ({ RevisionID }) => RevisionID),
      dimension('period', ['时期', 'Period'], ({ Period }) => Period),
      dimension('origin', ['产地', 'Origin'], ({ Code }) => Code, 'origin_name'),
      textAttribute('origin_name', ['产地名称', 'Origin, name'], (row, edition) => nameIn(edition, row)),
      dimension('goods', ['商品', 'Goods'], ({ GroupCode }) => GroupCode, 'goods_name'),
      textAttribute('goods_name', ['商品名称', 'Goods, name'], (row, edition) =>
        edition === 'en' ? row.GroupEn : row.GroupCn,
      ),
      textAttribute('source', ['数据源', 'Source'], ({ Source }) => Source),
      dateAttribute('published_on', ['发布日期', 'Published on'], ({ PublishedOn }) => PublishedOn),
      {
        ...measure('volume_before', ['修订前数量', 'Volume before'], 't', ({ Before }: RevisedFigure) => Before.Tonnes),
        gap,
      },
      {
        ...measure('volume_after', ['修订后数量', 'Volume after'], 't', ({ After }: RevisedFigure) => After.Tonnes),
        gap,
      },
      {
        ...measure('usd_before', ['修订前金额', 'Value before'], 'USD', ({ Before }: RevisedFigure) => Before.ValueUsd),
        gap,
      },
      {
        ...measure('usd_after', ['修订后金额', 'Value after'], 'USD', ({ After }: RevisedFigure) => After.ValueUsd),
        gap,
      },
      {
        ...measure('cny_before', ['修订前金额', 'Value before'], 'CNY', ({ Before }: RevisedFigure) => Before.ValueCny),
        gap,
      },
      {
        ...measure('cny_after', ['修订后金额', 'Value after'], 'CNY', ({ After }: RevisedFigure) => After.ValueCny),
        gap,
      },
      numberAttribute('percent', ['变化', 'Change'], '%', ({ Percent }) => Percent),
    ],
  },
  async (api, fields) => {
    const question = ask(contract.GetRevisedFigures, fields);
    const { Rows } = await readAllPages((Page) => api('GetRevisedFigures', { ...question, Page, PageSize: 200 }));
    return {
      rows: Rows,
      notes: noteSource(ours, {
        isDemo: Rows.some(({ Source }) => Source === 'demo'),
        span: findSpan(Rows.map(({ PublishedOn }) => PublishedOn)),
      }),
    };
  },
);

export const publicationSets: readonly DataSet[] = [calendar, releases, revised];
