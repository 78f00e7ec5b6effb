import type { Edition } from '@btc/contract/members/access.ts';
import { listPeriods } from '@btc/contract/trade/period.ts';
import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type {
  CompanyTrend,
  ViewChart,
  ViewColumn,
  ViewRow,
  ViewSeries,
  ViewTable,
} from '@btc/contract/trade/view-answer.ts';
import { findRowGap, findSeriesGap } from '@btc/contract/trade/view-gaps.ts';
import { type DataView, findView } from '@btc/contract/trade/views.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { Sheet, SheetCell } from '#platform/export/sheet.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { basisOfView } from '../data/view-basis.ts';
import { exportWords } from './export-words.ts';
import type { ExportWords } from './export-words.ts';
import { type MissingFigure, withGapColumn } from './gap-column.ts';

type Meat = DataView['meat'];

/** Lays out the table of a view, the same figures in the same order, with the months of each member behind them. */
export function buildTableSheet(table: ViewTable, edition: Edition): Sheet {
  const say = exportWords[edition];
  // Every line begins with its code.
  const columns = table.Dict.Columns.filter(({ Key }) => Key !== 'Trend' && Key !== 'Code');
  const periods = trendPeriods(table);
  const unvalued = buildUnvaluedColumns(table, say);
  const lines = [...table.Rows, table.Row].map((row) => [
    row.Code,
    ...columns.map((column) => toCell(row, column, edition)),
    ...unvalued.map(({ key }) => row[key] ?? 0),
    ...periods.map((_, index) => row.Trend?.[index] ?? null),
  ]);
  const sheet = {
    name: say.tableSheet,
    about: aboutView(table, edition),
    titles: [
      say.code,
      ...columns.map((column) => formatTitle(column, edition)),
      ...unvalued.map(({ title }) => say.volumeWithout(title)),
      ...periods.map((period) => say.volumeIn(period)),
    ],
    rows: lines,
  };
  const missing = [...table.Rows, table.Row].map((row) => listMissing(table, row, { columns, edition }));
  return withGapColumn(sheet, missing, edition);
}

interface ShownColumns {
  readonly columns: readonly ViewColumn[];
  readonly edition: Edition;
}

/** The figures that a row of a view lacks: numbers in a unit, but for duties, which not every line has, and for yuan that no source tells. */
function listMissing({ Dict, Row }: ViewTable, row: ViewRow, shown: ShownColumns): readonly MissingFigure[] {
  const { columns, edition } = shown;
  return columns
    .filter(({ Key, Unit }) => Unit !== '' && Key !== 'Duty' && (Key !== 'ValueCny' || Row.ValueCny !== null))
    .filter((column) => toCell(row, column, edition) === null)
    .map((column) => {
      const isLocked = Dict.Locked.some((field) => field === column.Key);
      return { title: formatTitle(column, edition), gap: isLocked ? 'locked' : findRowGap(row, column.Key) };
    });
}

/** What the values of each row leave out, where any of a column that is shown leaves out anything. */
function buildUnvaluedColumns({ Rows, Row, Dict }: ViewTable, say: ExportWords) {
  const isShown = (...keys: readonly string[]): boolean => Dict.Columns.some(({ Key }) => keys.includes(Key));
  const all = [...Rows, Row];
  return [
    ...(isShown('ValueUsd', 'UsdPerTonne') && all.some(({ MissingUsd = 0 }) => MissingUsd > 0)
      ? [{ key: 'MissingUsd', title: say.dollars } as const]
      : []),
    ...(isShown('ValueCny') && all.some(({ MissingCny = 0 }) => MissingCny > 0)
      ? [{ key: 'MissingCny', title: say.yuan } as const]
      : []),
  ];
}

/** Lays out the series of a view's chart: a line for each period, a column for each series. */
export function buildSeriesSheet(chart: ViewChart, edition: Edition): Sheet {
  const say = exportWords[edition];
  const rows = chart.Dates.map((date, index) => [date, ...chart.Datas.map(({ Values }) => Values[index] ?? null)]);
  const toTitle = (series: ViewSeries) => `${nameIn(edition, series)} (${series.Unit})`;
  const sheet = {
    name: say.seriesSheet,
    about: aboutView(chart, edition),
    titles: [say.period, ...chart.Datas.map(toTitle)],
    rows,
  };
  const missing = chart.Dates.map((_, index) =>
    chart.Datas.filter(({ Values }) => (Values[index] ?? null) === null).map((series) => {
      return { title: toTitle(series), gap: findSeriesGap(chart.Datas, series, index) };
    }),
  );
  return withGapColumn(sheet, missing, edition);
}

/** Lays out one company or plant over time: a line for each period, the first first. */
export function buildTrendSheet({ Rows, Dict }: CompanyTrend, meat: Meat, edition: Edition): Sheet {
  const say = exportWords[edition];
  const hasEvents = Rows.some(({ Events }) => Events.length > 0);
  const sheet = {
    name: say.tableSheet,
    about: describeFile(Dict, { title: say.findTrend(nameIn(edition, Dict.Company)), meat, edition }),
    titles: [
      say.period,
      say.volume,
      say.yoy,
      Dict.Company.Kind === 'importer' ? say.shareOfImporters : say.shareOfOrigin,
      say.unitValue,
      say.rank,
      ...(hasEvents ? [say.events] : []),
    ],
    rows: Rows.map((row) => [
      row.Period,
      row.Volume,
      row.Yoy,
      row.Share,
      row.UsdPerTonne,
      row.Rank,
      ...(hasEvents ? [toEvents(row, edition)] : []),
    ]),
  };
  const share = Dict.Company.Kind === 'importer' ? say.shareOfImporters : say.shareOfOrigin;
  const figures = { Volume: say.volume, Yoy: say.yoy, Share: share, UsdPerTonne: say.unitValue } as const;
  const missing = Rows.map((row) =>
    (['Volume', 'Yoy', 'Share', 'UsdPerTonne'] as const)
      .filter((key) => row[key] === null)
      .map((key) => ({ title: figures[key], gap: findRowGap(row, key) })),
  );
  return withGapColumn(sheet, missing, edition);
}

function toEvents({ Events }: CompanyTrend['Rows'][number], edition: Edition): string {
  const texts = Events.map(({ Date: day, StatusCn, StatusEn }) => `${day} ${edition === 'cn' ? StatusCn : StatusEn}`);
  return texts.join(edition === 'cn' ? '；' : '; ');
}

/** The periods that the small lines of the rows are of; none where the table has no such lines. */
function trendPeriods(table: ViewTable): readonly string[] {
  const { StartDate, EndDate, Period } = table.Dict.Selection;
  const length = Math.max(0, ...table.Rows.map(({ Trend }) => Trend?.length ?? 0));
  if (length === 0 || StartDate === '' || EndDate === '') return [];
  const periods = listPeriods(StartDate, EndDate, Period);
  return periods.length === length ? periods : [];
}

const unitsCn: ReadonlyMap<string, string> = new Map([
  ['t', '吨'],
  ['USD', '美元'],
  ['CNY', '人民币元'],
  ['USD/t', '美元/吨'],
]);

function formatTitle({ TitleCn, TitleEn, Unit }: ViewColumn, edition: Edition): string {
  const title = edition === 'cn' ? TitleCn : TitleEn;
  if (Unit === '') return title;
  return edition === 'cn' ? `${title}（${unitsCn.get(Unit) ?? Unit}）` : `${title} (${Unit})`;
}

/** The figure or text of a column: `Values.<place>`, a member of the row, or its name in the edition (`Name` → `NameCn`). */
function toCell(row: ViewRow, { Key }: ViewColumn, edition: Edition): SheetCell {
  const [name, place] = Key.split('.');
  if (name === 'Values') return row.Values?.[Number(place)] ?? null;
  if (name === 'MainOrigins') return toMainOrigins(row, edition);
  const fields = new Map<string, unknown>(Object.entries(row));
  const value = fields.get(`${Key}${edition === 'cn' ? 'Cn' : 'En'}`) ?? fields.get(Key);
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return null;
  return Key === 'Ownership' ? exportWords[edition].ownership(value) : value;
}

function toMainOrigins({ MainOrigins = [] }: ViewRow, edition: Edition): string | null {
  const texts = MainOrigins.map((origin) => `${nameIn(edition, origin)} ${formatShareText(origin.Share)}`);
  return texts.length === 0 ? null : texts.join(edition === 'cn' ? '、' : ', ');
}

/** Beside a name two digits say enough. */
function formatShareText(share: number | null): string {
  return share === null ? '–' : `${share.toFixed(2)}%`;
}

/** A moment by China's clocks, to the minute. */
export function formatMinute(moment: Date): string {
  return shanghaiMoment(moment).slice(0, 16).replace('T', ' ');
}

/** What a file of a view says of itself before its figures. */
export function aboutView({ Dict }: Pick<ViewTable | ViewChart, 'Dict'>, edition: Edition): Sheet['about'] {
  const title = edition === 'cn' ? Dict.TitleCn : Dict.TitleEn;
  return describeFile(Dict, { title, meat: findView(Dict.View)?.meat ?? 'beef', edition });
}

interface About {
  readonly title: string;
  readonly meat: Meat;
  readonly edition: Edition;
}

function describeFile(Dict: AnswerDict, { title, meat, edition }: About): Sheet['about'] {
  const say = exportWords[edition];
  const cn = edition === 'cn';
  const { StartDate, EndDate } = Dict.Selection;
  return [
    [say.title, title],
    [say.scope, cn ? Dict.Scope.TitleCn : Dict.Scope.TitleEn],
    [say.unit, say.units],
    [say.span, [StartDate, EndDate].filter((month) => month !== '').join(' – ')],
    [say.source, cn ? Dict.SourceNameCn : Dict.SourceNameEn],
    [say.published, Dict.PublishedOn ?? ''],
    [say.updated, Dict.UpdatedAt === null ? '' : say.moment(formatMinute(new Date(Dict.UpdatedAt)))],
    ...(Dict.Selection.AsPublishedOn === '' ? [] : [[say.asPublishedOn, Dict.Selection.AsPublishedOn] as const]),
    [say.provisional, Dict.Provisional.join(' ') || say.none],
    [say.partial, Dict.Partial.join(' ') || say.none],
    ...basisOfView(Dict).map(([name, text]) => [name[edition], text[edition]] as const),
    ...(Dict.LockedBefore === null ? [] : [[say.access, say.locked(Dict.LockedBefore, meat)] as const]),
    ...(Dict.Demo ? [[say.note, say.demo] as const] : []),
  ];
}
