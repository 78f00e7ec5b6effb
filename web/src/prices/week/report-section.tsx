import type { ReportFigure, ShownSection } from '@btc/contract/prices/market-report.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
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
  const nameOf = useName();
  return (
    <ul className={styles['plainList']}>
      {figures.map((figure) => (
        <li key={`${figure.Date ?? ''} ${figure.NameEn}`}>
          <span className={styles['note']}>{figure.Date === null ? '' : format.dateShort(figure.Date)}</span>
          <span>{nameOf(figure)}</span>
        </li>
      ))}
    </ul>
  );
}

function FigureTable({ section: { Section, Figures } }: { section: ShownSection }) {
  const t = useMessages({ cn: zh, en });
  const columns = useFigureColumns(Figures);
  return (
    <DataTable
      // The heading above says it for those who see the page.
      caption={<VisuallyHidden>{t.sections[Section]}</VisuallyHidden>}
      columns={columns}
      rows={Figures}
      rowKey={(figure) => `${figure.NameEn} ${figure.NoteEn ?? ''}`}
      view="small"
    />
  );
}

/** Only the columns that some line fills. */
function useFigureColumns(figures: readonly ReportFigure[]): readonly Column<ReportFigure>[] {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const edition = useEdition();
  const nameOf = useName();
  const isEn = edition === 'en';
  const hasRange = figures.some(({ Low }) => Low !== null);
  const number = (key: 'Low' | 'Value' | 'High', head: string): Column<ReportFigure> => ({
    key,
    head,
    numeric: true,
    cell: (figure) => {
      const value = figure[key];
      return value === null ? { gap: 'notPublished' } : format.number(value, figure.Decimals);
    },
  });
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
          {ChangePercent !== null && <span className={styles['small']}>{format.changePercent(ChangePercent)}</span>}
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
            {nameOf(figure)}
            {note !== null && <span className={styles['small']}>{note}</span>}
          </>
        );
      },
    },
    ...(hasRange ? [number('Low', t.low)] : []),
    number('Value', hasRange ? t.mainstream : t.value),
    ...(hasRange ? [number('High', t.high)] : []),
    ...(figures.some(({ UnitCn }) => UnitCn !== null)
      ? [{ key: 'unit', head: t.unit, cell: ({ UnitCn, UnitEn }: ReportFigure) => (isEn ? UnitEn : UnitCn) ?? '–' }]
      : []),
    ...(figures.some(({ Change }) => Change !== null) ? [change] : []),
  ];
}
