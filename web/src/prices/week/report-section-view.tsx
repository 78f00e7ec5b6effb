import type { ReportFigure, ShownSection } from '@btc/contract/prices/market-report.ts';
import { nameIn } from '@btc/contract/names.ts';
import type { ReactNode } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { QuotaLink } from '#safeguard/face.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DataTable, PhoneLine } from '#ui/data/data-table.tsx';
import type { Cell, Column } from '#ui/data/table-model.ts';
import { TrendLine } from '#ui/data/trend-line.tsx';
import { ArticleBody } from '#ui/rich-text/article-body.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messages } from './messages.ts';
import styles from './week.module.css';

export function ReportSectionView({ section }: { section: ShownSection }) {
  const t = useMessages(messages);
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['section'])}>
      <h2>{t.sections[section.Section]}</h2>
      {section.Text !== null && (
        <div className={styles['text']}>
          <ArticleBody html={section.Text} />
        </div>
      )}
      {section.Figures.length > 0 &&
        (section.Figures.some(({ Value }) => Value !== null) ? (
          <FigureTable section={section} />
        ) : (
          <DatedLines figures={section.Figures} />
        ))}
      {section.Section === 'quota' && <QuotaLink />}
    </section>
  );
}

function DatedLines({ figures }: { figures: readonly ReportFigure[] }) {
  const format = useFormat();
  const edition = useEdition();
  return (
    <ul className={classNames(shared['list'], styles['plainList'])}>
      {figures.map((figure) => (
        <li key={`${figure.Date ?? ''} ${figure.NameEn}`}>
          <span className={styles['note']}>{figure.Date === null ? '' : format.dateShort(figure.Date)}</span>
          <span>{nameIn(edition, figure)}</span>
        </li>
      ))}
    </ul>
  );
}

function FigureTable({ section: { Section, Figures } }: { section: ShownSection }) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const unit = common(Figures, ({ UnitCn, UnitEn }) => (isEn ? UnitEn : UnitCn));
  const note = common(Figures, ({ NoteCn, NoteEn }) => (isEn ? NoteEn : NoteCn));
  const columns = useFigureColumns(Figures, { isOneUnit: unit !== null, isOneNote: note !== null });
  return (
    <DataTable
      // The heading above says it for those who see the page.
      caption={<VisuallyHidden>{t.sections[Section]}</VisuallyHidden>}
      unit={[unit, note].filter((one) => one !== null).join(' · ') || undefined}
      columns={columns}
      rows={Figures}
      rowKey={(figure) => `${figure.NameEn} ${figure.NoteEn ?? ''}`}
      view="small"
    />
  );
}

/** The value that all lines share; null where they differ. */
function common(figures: readonly ReportFigure[], read: (figure: ReportFigure) => string | null): string | null {
  const [first, ...others] = new Set(figures.map(read));
  return others.length === 0 ? (first ?? null) : null;
}

interface Shared {
  readonly isOneUnit: boolean;
  readonly isOneNote: boolean;
}

/** Columns that at least one line fills. */
function useFigureColumns(
  figures: readonly ReportFigure[],
  { isOneUnit, isOneNote }: Shared,
): readonly Column<ReportFigure>[] {
  const t = useMessages(messages);
  const format = useFormat();
  const hasRange = figures.some(({ Low }) => Low !== null);
  const hasChange = figures.some(({ Change }) => Change !== null);
  const hasTrend = figures.some(({ Trend = [] }) => Trend.length > 1);
  const orGap = (value: number | null, cell: (value: number) => ReactNode): Cell =>
    value === null ? { gap: 'notPublished' } : cell(value);
  const edge = (key: 'Low' | 'High', head: string): Column<ReportFigure> => ({
    key,
    head,
    numeric: true,
    isWide: true,
    cell: (figure) => orGap(figure[key], (value) => format.number(value, figure.Decimals)),
  });
  const value: Column<ReportFigure> = {
    key: 'Value',
    head: hasRange ? t.mainstream : t.value,
    numeric: true,
    cell: (figure) => orGap(figure.Value, (value) => <ValueCell {...{ figure, value, isOneUnit }} />),
  };
  const change: Column<ReportFigure> = {
    key: 'change',
    head: t.weekChange,
    numeric: true,
    cell: (figure) => orGap(figure.Change, (change) => <ChangeCell {...{ figure, change }} />),
  };
  return [
    { key: 'name', head: t.line, cell: (figure) => <NameCell {...{ figure, isOneNote }} /> },
    ...(hasRange ? [edge('Low', t.low), value, edge('High', t.high)] : [value]),
    ...(hasChange ? [change] : []),
    ...(hasTrend ? [{ key: 'trend', head: t.trend, cell: (figure: ReportFigure) => <Trend figure={figure} /> }] : []),
  ];
}

interface FigureCellProps {
  readonly figure: ReportFigure;
}

function NameCell({ figure, isOneNote }: FigureCellProps & Pick<Shared, 'isOneNote'>) {
  const edition = useEdition();
  const note = edition === 'en' ? figure.NoteEn : figure.NoteCn;
  return (
    <>
      {nameIn(edition, figure)}
      {note !== null && !isOneNote && <span className={classNames(shared['under'], shared['regular'])}>{note}</span>}
    </>
  );
}

function ValueCell({ figure, value, isOneUnit }: FigureCellProps & Pick<Shared, 'isOneUnit'> & { value: number }) {
  const format = useFormat();
  const isEn = useEdition() === 'en';
  const { Low, High, Decimals } = figure;
  return (
    <>
      {format.number(value, Decimals)}
      {Low !== null && High !== null && (
        <PhoneLine>
          {format.number(Low, Decimals)}–{format.number(High, Decimals)}
        </PhoneLine>
      )}
      {!isOneUnit && (
        <span className={classNames(shared['under'], shared['regular'])}>{isEn ? figure.UnitEn : figure.UnitCn}</span>
      )}
    </>
  );
}

/** Sparkline of the last quotes up to the issue; screen readers get minimum and maximum. */
function Trend({ figure: { Trend: values = [], Decimals } }: FigureCellProps) {
  const t = useMessages(messages);
  const format = useFormat();
  if (values.length < 2) return null;
  const text = (value: number) => format.number(value, Decimals);
  return (
    <>
      <TrendLine values={values} className={styles['trend']} />
      <VisuallyHidden>
        {t.trendText(format.number(values.length), text(Math.min(...values)), text(Math.max(...values)))}
      </VisuallyHidden>
    </>
  );
}

function ChangeCell({ figure: { ChangePercent, Decimals }, change }: FigureCellProps & { change: number }) {
  const format = useFormat();
  return (
    <>
      <ChangeMark value={change} text={format.change(change, Decimals)} />
      {ChangePercent !== null && <span className={styles['percent']}> {format.changePercent(ChangePercent)}</span>}
    </>
  );
}
