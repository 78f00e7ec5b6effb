import { dashboardDays } from '@btc/contract/console/dashboard-kinds.ts';
import { ColorSwatch } from '#charts/color-swatch.tsx';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { useFilters } from '#shell/console/filters/address-filters.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { CountedTabs } from '#shell/console/filters/counted-tabs.tsx';
import { Facts } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { classNames } from '#ui/class-names.ts';
import { messages } from './messages.ts';
import styles from './overview.module.css';
import { type ReaderFigures, ReadersChart, SearchesChart, searchTokens, computeSum } from './reader-charts.tsx';
import { AreasTable, MostReadTable, TermsTable } from './reader-tables.tsx';

export function ReadersPart() {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { filter, hrefWith } = useFilters<'days'>();
  const days = dashboardDays.find((one) => String(one) === filter('days')) ?? 30;
  const answer = useCall('GetReaderFigures', { Days: days });
  const tabs = dashboardDays.map((one) => ({
    key: String(one),
    name: t.days(String(one)),
    to: hrefWith('days', one === 30 ? '' : String(one)),
    count: null,
  }));
  return (
    <ScreenPart title={t.readers}>
      <CountedTabs label={t.period} tabs={tabs} current={String(days)} />
      <AnswerView answer={answer}>
        {(figures) => (
          <>
            <Sums figures={figures} />
            <DayCharts figures={figures} />
            <p className={layout['note']}>
              {t.how}
              {edition === 'en' && ' '}
              {figures.Dict.Since === null ? t.notYet : t.countedSince(format.date(figures.Dict.Since))}
            </p>
            <div className={classNames(layout['two'], styles['apart'])}>
              <div>
                <h3 className={layout['legend']}>{t.mostRead}</h3>
                <MostReadTable figures={figures} />
              </div>
              <div>
                <h3 className={layout['legend']}>{t.areasTitle}</h3>
                <AreasTable figures={figures} />
              </div>
            </div>
            <h3 className={classNames(layout['legend'], styles['apart'])}>{t.terms}</h3>
            <TermsTable figures={figures} />
            <p className={layout['note']}>{t.termsHow}</p>
          </>
        )}
      </AnswerView>
    </ScreenPart>
  );
}

function Sums({ figures }: { figures: ReaderFigures }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { Rows: rows } = figures;
  return (
    <Facts
      facts={[
        [t.pages, format.number(computeSum(rows, ({ Pages }) => Pages))],
        [t.articles, format.number(computeSum(rows, ({ Articles }) => Articles))],
        [t.searches, format.number(computeSum(rows, ({ Searches }) => Searches))],
        [t.emptySearches, format.number(computeSum(rows, ({ EmptySearches }) => EmptySearches))],
      ]}
    />
  );
}

/** Not drawn without a single count: the axis would show only zeros. */
function DayCharts({ figures }: { figures: ReaderFigures }) {
  const t = useMessages(messages);
  const isRead = figures.Rows.some(({ Pages, Articles }) => Pages + Articles > 0);
  const isSearched = figures.Rows.some(({ Searches }) => Searches > 0);
  if (!isRead && !isSearched) return null;
  return (
    <div className={layout['two']}>
      <figure className={styles['figure']}>
        <figcaption>{t.readersChart}</figcaption>
        {isRead ? <ReadersChart figures={figures} /> : <p className={layout['note']}>{t.notYet}</p>}
      </figure>
      <figure className={styles['figure']}>
        <figcaption>{t.searchesChart}</figcaption>
        {isSearched ? (
          <>
            <SearchesChart figures={figures} />
            <SearchKey />
          </>
        ) : (
          <p className={layout['note']}>{t.noTerms}</p>
        )}
      </figure>
    </div>
  );
}

function SearchKey() {
  const t = useMessages(messages);
  return (
    <p className={classNames(layout['note'], styles['key'])}>
      <ColorSwatch token={searchTokens.found} />
      {t.foundSearches}
      <ColorSwatch token={searchTokens.empty} />
      {t.noResult}
    </p>
  );
}
