import { carcaseFactor, type FactSource, factSourceUrls } from '@btc/contract/trade/trade-codes.ts';
import type { ReleaseRow } from '@btc/contract/trade/calendar.ts';
import { awaitedMonths } from '@btc/contract/trade/next-release.ts';
import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type { ReactNode } from 'react';
import { type Edition, pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { useDemoEnd } from '#ui/data/demo-end.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { OutsideLink } from '#ui/data/outside-link.tsx';
import { messages } from '../messages.ts';
import { formatPeriodText, formatSpanText } from '../words/periods.ts';
import { toRevisedFiguresPath } from '../publication/revisions-query.ts';
import { leftOutNotes, provisionalNotes } from './left-out.ts';
import styles from './view-notes.module.css';

export interface ViewNotesProps {
  readonly dict: AnswerDict;
  /** Companies or plants are shown under our own numbers. */
  readonly hidesNames: boolean;
  readonly next: ReleaseRow | null;
  /** Due date of the months that are not loaded; null: none are overdue. */
  readonly dueOn: string | null;
  readonly isHatched: boolean;
}

export function ViewNotes({ dict, hidesNames, next: expected, dueOn, isHatched }: ViewNotesProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  // Nothing follows on figures that have ended.
  const next = useDemoEnd() !== null && dict.Demo ? null : expected;
  const periods = (list: readonly string[]): string =>
    list.map((one) => formatPeriodText(edition, one)).join(t.listJoin);
  const awaited = dict.Selection.AsPublishedOn === '' ? formatAwaitedText(dict.DataLimit, next, edition) : '';
  return (
    <div className={shared['stack3']}>
      <dl className={styles['notes']} aria-label={t.notes}>
        {dict.Source !== null && (
          <Note name={t.noteSource}>
            {dict.Demo ? <DemoMark kind="data" explain /> : <SourceName dict={dict} source={dict.Source} />}
          </Note>
        )}
        <Note name={t.noteScope}>{edition === 'cn' ? dict.Scope.TitleCn : dict.Scope.TitleEn}</Note>
        {dict.PublishedOn !== null && <Note name={t.notePublished}>{format.date(dict.PublishedOn)}</Note>}
        {dict.UpdatedAt !== null && <Note name={t.noteUpdated}>{format.dateTime(dict.UpdatedAt)}</Note>}
        {dict.DataLimit !== null && <Note name={t.noteLimit}>{format.month(dict.DataLimit)}</Note>}
        {awaited !== '' && (
          <Note name={t.noteAwaited}>
            {dueOn === null ? t.awaitedText(awaited) : t.overdueText(awaited, format.date(dueOn))}
          </Note>
        )}
        {next !== null && <NextRelease release={next} />}
        {dict.Provisional.length === 0 && <Note name={t.noteProvisional}>{t.noProvisional}</Note>}
        {[...provisionalNotes(dict, isHatched, edition), ...leftOutNotes(dict, edition)].map(({ name, text }) => (
          <Note key={name} name={name}>
            {text}
          </Note>
        ))}
        {dict.Converted.length > 0 && <Note name={t.noteConverted}>{t.convertedText(periods(dict.Converted))}</Note>}
        {dict.Apportioned.length > 0 && (
          <Note name={t.noteApportioned}>{t.apportionedText(periods(dict.Apportioned))}</Note>
        )}
        {dict.Revised.length > 0 && <RevisedNote dict={dict} periods={periods(dict.Revised)} />}
        {dict.Selection.Weight === 'carcase' && (
          <Note name={t.weight}>{t.carcaseText(format.number(carcaseFactor, 1))}</Note>
        )}
        {dict.Source !== null && dict.Selection.AsPublishedOn !== '' && (
          <Note name={t.asPublishedOn}>{t.asPublishedOnText(format.date(dict.Selection.AsPublishedOn))}</Note>
        )}
        {hidesNames && <Note name={t.noteNames}>{t.namesHiddenText}</Note>}
      </dl>
      <MoreLinks />
    </div>
  );
}

function SourceName({ dict, source }: { dict: AnswerDict; source: FactSource }) {
  const name = useEdition() === 'cn' ? dict.SourceNameCn : dict.SourceNameEn;
  return <OutsideLink to={factSourceUrls[source]}>{name}</OutsideLink>;
}

function Note({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles['note']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Months that are overdue, in words; empty where there are none. */
function formatAwaitedText(limit: string | null, next: ReleaseRow | null, edition: Edition): string {
  const months = awaitedMonths(limit, next);
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return '';
  return formatSpanText(edition, first, last);
}

function NextRelease({ release }: { release: ReleaseRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Date, PeriodFrom, PeriodTo, Expected } = release;
  const figures = formatSpanText(edition, PeriodFrom, PeriodTo);
  const text = Expected ? t.nextExpected : t.nextRelease;
  return <Note name={t.noteNext}>{text(format.date(Date), figures)}</Note>;
}

function RevisedNote({ dict: { Source, Selection }, periods }: { dict: AnswerDict; periods: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const figures = { publication: null, origins: Selection.Origin, from: Selection.StartDate, to: Selection.EndDate };
  return (
    <Note name={t.noteRevised}>
      {t.revisedText(periods)}{' '}
      <PageLink to={toRevisedFiguresPath(edition, Source ?? '', figures)}>{t.revisedLink}</PageLink>
    </Note>
  );
}

function MoreLinks() {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <p className={shared['links']} data-print="hide">
      <PageLink to={pathFor(edition, '/BTCData/Methods')}>{t.methods}</PageLink>
      <PageLink to={pathFor(edition, '/BTCData/Revisions')}>{t.revisions}</PageLink>
      <PageLink to={pathFor(edition, '/BTCData/Calendar')}>{t.calendar}</PageLink>
    </p>
  );
}
