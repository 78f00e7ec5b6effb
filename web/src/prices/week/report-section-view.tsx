import type { ReportFigure, ShownSection } from '@btc/contract/prices/market-report.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DataTable, PhoneLine } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import styles from './week.module.css';

/** A section of an issue: what the editor wrote, and its lines. */
export function ReportSectionView({ section }: { section: ShownSection }) {
  const t = useMessages({ cn: zh, en });
  return (
    <section className={styles['section']}>
      <h2>{t.sections[section.Section]}</h2>
      {section.Text !== null && <p className={styles['text']}>{section.Text}</p>}
      {section.Figures.length > 0 &&
        (section.Figures.some(({ Value }) => Value !== null) ? (
          <FigureTable section={section} />
        ) : (
          <DatedLines figures={section.Figures} />
        ))}
    </section>
  );
}

function useName(): (figure: ReportFigure) => string {
  const edition = useEdition();
  return ({ NameCn, NameEn }) => (edition === 'cn' ? NameCn : NameEn);
}

/** Lines without figures: a day and what it brings. */
function DatedLines({ figures }: { figures: readonly ReportFigure[] }) {
  const format = useFormat();
  const formatName = useName();
  return (
    <ul className={styles['plainList']}>
      {figures.map((figure) => (
        <li key={`${figure.Date ?? ''} ${figure.NameEn}`}>
          <span className={styles['note']}>{figure.Date === null ? '' : format.dateShort(figure.Date)}</span>
          <span>{formatName(figure)}</span>
        </li>
      ))}
    </ul>
  );
}

function FigureTable({ section: { Section, Figures } }: { section: ShownSection }) {
  const t = useMessages({ cn: zh, en });
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

/** What all lines have in common, which is then said once; null where they differ. */
function common(figures: readonly ReportFigure[], read: (figure: ReportFigure) => string | null): string | null {
  const [first, ...others] = new Set(figures.map(read));
  return others.length === 0 ? (first ?? null) : null;
}

interface Shared {
  readonly isOneUnit: boolean;
  readonly isOneNote: boolean;
}

/** Only the columns that some line fills. */
function useFigureColumns(
  figures: readonly ReportFigure[],
  { isOneUnit, isOneNote }: Shared,
): readonly Column<ReportFigure>[] {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const edition = useEdition();
  const formatName = useName();
  const isEn = edition === 'en';
  const hasRange = figures.some(({ Low }) => Low !== null);
  const text = (value: number, { Decimals }: ReportFigure) => format.number(value, Decimals);
  const edge = (key: 'Low' | 'High', head: string): Column<ReportFigure> => ({
    key,
    head,
    numeric: true,
    isWide: true,
    cell: (figure) => (figure[key] === null ? { gap: 'notPublished' } : text(figure[key], figure)),
  });
  const value: Column<ReportFigure> = {
    key: 'Value',
    head: hasRange ? t.mainstream : t.value,
    numeric: true,
    cell: (figure) =>
      figure.Value === null ? (
        { gap: 'notPublished' }
      ) : (
        <>
          {text(figure.Value, figure)}
          {figure.Low !== null && figure.High !== null && (
            <PhoneLine>
              {text(figure.Low, figure)}–{text(figure.High, figure)}
            </PhoneLine>
          )}
          {!isOneUnit && <span className={styles['small']}>{isEn ? figure.UnitEn : figure.UnitCn}</span>}
        </>
      ),
  };
  const change: Column<ReportFigure> = {
    key: 'change',
    head: t.weekChange,
    numeric: true,
    cell: ({ Change, ChangePercent, Decimals }) =>
      Change === null ? (
        { gap: 'notPublished' }
      ) : (
        <>
          <ChangeMark value={Change} text={format.change(Change, Decimals)} />
          {ChangePercent !== null && <span className={styles['percent']}> {format.changePercent(ChangePercent)}</span>}
        </>
      ),
  };
  return [
    {
      key: 'name',
      head: t.line,
      cell: (figure) => {
        const note = isEn ? figure.NoteEn : figure.NoteCn;
        return (
          <>
            {formatName(figure)}
            {note !== null && !isOneNote && <span className={styles['small']}>{note}</span>}
          </>
        );
      },
    },
    ...(hasRange ? [edge('Low', t.low)] : []),
    value,
    ...(hasRange ? [edge('High', t.high)] : []),
    ...(figures.some(({ Change }) => Change !== null) ? [change] : []),
  ];
}
