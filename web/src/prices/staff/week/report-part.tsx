import type { Edition } from '@btc/contract/members/access.ts';
import type { DeskMarketReport, ReportFigure } from '@btc/contract/prices/market-report.ts';
import type { ReportPart, ReportSection } from '@btc/contract/prices/week-codes.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { TextEditor } from '#shell/console/editor/text-editor.tsx';
import { FigureField } from '#shell/console/figures/figure-line.tsx';
import { listReferences } from '#shell/console/figures/figure-text.ts';
import { useLiveFigures } from '#shell/console/figures/use-live-figures.ts';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { FormerWords } from '#shell/console/writing/former-words.tsx';
import { UnsavedPart } from '#shell/console/writing/merge-part.tsx';
import { SaveStateLine } from '#shell/console/writing/save-state-line.tsx';
import { useOwnFirst } from '#shell/console/writing/use-own-first.ts';
import { type SavedText, useSaverState } from '#shell/console/writing/use-saved-text.ts';
import shared from '#ui/base/shared.module.css';
import { messages } from './messages.ts';
import { type Colleagues, type PartSaver, type PartText, readPart } from './use-report-savers.ts';

const fields = { cn: 'Cn', en: 'En' } as const;

export interface ReportPartProps extends Colleagues {
  readonly report: DeskMarketReport;
  readonly part: ReportPart;
  readonly saver: PartSaver;
}

export function ReportPartView({ report, part, saver, present, enter }: ReportPartProps) {
  const t = useMessages(messages);
  const saved = useSaverState(saver);
  const name = part === 'title' ? t.title : t.sections[part];
  const people = present.filter(({ Part }) => Part === part).map(({ LoginUserName }) => LoginUserName);
  const describe = (field: string) => {
    const edition = field === fields.cn ? ('cn' as const) : ('en' as const);
    return { edition, label: t.formatText(name, t.languages[edition]) };
  };
  return (
    <div onFocus={() => enter(part)}>
      <ScreenPart
        title={name}
        actions={
          <>
            {/* Beside the heading, where its coming and going moves no field under somebody's hand. */}
            {people.length > 0 && <output className={layout['note']}>{t.writesHere(people.join(t.comma))}</output>}
            <SaveStateLine saved={saved} />
          </>
        }
      >
        <div className={shared['stack4']}>
          <UnsavedPart saved={saved} read={() => readPart(report.ReportID, part)} describe={describe} />
          {part !== 'title' && <Lines report={report} section={part} />}
          {part === 'title' ? (
            <Titles saved={saved} />
          ) : (
            <Texts saved={saved} name={name} publishedAt={report.State === 'published' ? report.PublishedAt : null} />
          )}
          <WordsBefore before={report.Before} part={part} saved={saved} />
        </div>
      </ScreenPart>
    </div>
  );
}

function Titles({ saved: { saver, written } }: { saved: SavedText<PartText> }) {
  const t = useMessages(messages);
  return (
    <div className={layout['pair']}>
      {useOwnFirst().map((edition) => (
        <div key={edition} className={shared['stack4']}>
          <FigureField
            edition={edition}
            label={edition === 'cn' ? t.titleCn : t.titleEn}
            maxLength={400}
            value={written[fields[edition]]}
            onChange={(text) => saver.write({ [fields[edition]]: text })}
            onBlur={() => void saver.flush()}
          />
        </div>
      ))}
    </div>
  );
}

interface TextsProps {
  readonly saved: SavedText<PartText>;
  readonly name: string;
  readonly publishedAt: string | null;
}

function Texts({ saved: { saver, written, turn }, name, publishedAt }: TextsProps) {
  const t = useMessages(messages);
  const { values } = useLiveFigures(listReferences([written.Cn, written.En]), publishedAt);
  return (
    <div className={layout['pair']}>
      {useOwnFirst().map((edition) => (
        <div key={edition}>
          <p className={layout['legend']}>{t.languages[edition]}</p>
          <TextEditor
            turn={turn}
            kind="short"
            edition={edition}
            label={t.formatText(name, t.languages[edition])}
            html={written[fields[edition]]}
            values={values}
            onChange={(html) => saver.write({ [fields[edition]]: html })}
            onLeave={() => void saver.flush()}
          />
        </div>
      ))}
    </div>
  );
}

interface WordsBeforeProps {
  readonly before: DeskMarketReport['Before'];
  readonly part: ReportPart;
  readonly saved: SavedText<PartText>;
}

function WordsBefore({ before, part, saved: { saver, written } }: WordsBeforeProps) {
  const t = useMessages(messages);
  const own = useOwnFirst();
  const words = before?.Parts[part];
  if (before === null || words === undefined || part === 'title' || words.Cn + words.En === '') return null;
  const take = (edition: Edition) => {
    const field = fields[edition];
    saver.write({ [field]: written[field] + words[field] });
    saver.showAnew();
  };
  return (
    <details>
      <summary>{t.wordsBefore(before.Week)}</summary>
      <div className={layout['pair']}>
        {own.map((edition) => (
          <FormerWords
            key={edition}
            edition={edition}
            html={words[fields[edition]]}
            takeOver={t.takeOver(t.languages[edition])}
            onTake={() => take(edition)}
          />
        ))}
      </div>
    </details>
  );
}

function Lines({ report, section }: { report: DeskMarketReport; section: ReportSection }) {
  const t = useMessages(messages);
  const format = useFormat();
  const figures = report.Figures.find(({ Section }) => Section === section)?.Figures ?? [];
  if (figures.length === 0) return <p className={layout['note']}>{t.noLines}</p>;
  return (
    <details>
      <summary>{t.lines(format.number(figures.length))}</summary>
      <ul className={layout['note']}>
        {figures.map((figure) => (
          <Line key={`${figure.NameEn} ${figure.NoteEn ?? ''} ${figure.Date ?? ''}`} figure={figure} />
        ))}
      </ul>
    </details>
  );
}

function Line({ figure }: { figure: ReportFigure }) {
  const format = useFormat();
  const isEn = useEdition() === 'en';
  const words = [
    isEn ? figure.NameEn : figure.NameCn,
    isEn ? figure.NoteEn : figure.NoteCn,
    figure.Value !== null && format.number(figure.Value, figure.Decimals),
  ];
  return (
    <li>
      {words.filter(Boolean).join(' · ')}
      {figure.Value !== null && ` ${(isEn ? figure.UnitEn : figure.UnitCn) ?? ''}`}
      {figure.Change !== null && ` (${format.change(figure.Change, figure.Decimals)})`}
    </li>
  );
}
