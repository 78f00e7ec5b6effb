import { toReportPath } from '@btc/contract/news/news-paths.ts';
import { reportTypes } from '@btc/contract/news/sections.ts';
import { Form } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FoldedFilters } from '#ui/form/folded-filters.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { messages } from './report-messages.ts';
import type { ReportData, ReportState } from './report-query.ts';
import styles from './report.module.css';

export function TypeChoice({ state }: { state: ReportState }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { year, month } = state;
  const options = (['all', ...reportTypes] as const).map((type) => ({
    value: type,
    label: t.reportTypes[type],
    to: toReportPath(edition, {
      type: type === 'all' ? undefined : type,
      year: year ?? undefined,
      month: month ?? undefined,
    }),
  }));
  return <SegmentedLinks label={t.reportTypeLabel} options={options} value={state.type ?? 'all'} />;
}

export function ReportNav({ state, years }: Pick<ReportData, 'state' | 'years'>) {
  const t = useMessages(messages);
  const edition = useEdition();
  const type = state.type ?? undefined;
  return (
    <FoldedFilters label={t.reportDates} count={[state.year, state.date].filter((one) => one !== null).length}>
      <div className={classNames(shared['stack6'], styles['nav'])}>
        <nav aria-label={t.reportDates}>
          <p>
            <PageLink
              className={styles['all']}
              to={toReportPath(edition, { type })}
              aria-current={state.year === null && state.date === null ? 'page' : undefined}
            >
              {t.reportAllDates}
            </PageLink>
          </p>
          {years.map(({ year, months }) => (
            <div key={year} className={styles['year']}>
              <PageLink
                to={toReportPath(edition, { type, year })}
                aria-current={state.year === year && state.month === null ? 'page' : undefined}
              >
                {t.reportYear(String(year))}
              </PageLink>
              <ul className={styles['months']} aria-label={t.reportMonthsLabel(String(year))}>
                {months.map((month) => (
                  <li key={month}>
                    <PageLink
                      to={toReportPath(edition, { type, year, month })}
                      aria-current={state.year === year && state.month === month ? 'page' : undefined}
                    >
                      {t.reportMonth(month)}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <Form
          action={pathFor(edition, '/BTCInfo/Report')}
          className={classNames(shared['stack2'], shared['atStart'])}
          key={state.date}
        >
          {type !== undefined && <input type="hidden" name="type" value={type} />}
          <TextField
            type="date"
            name="date"
            label={t.reportOfDay}
            hint={t.reportOfDayHint}
            defaultValue={state.date ?? ''}
          />
          <Button type="submit">{t.reportOpen}</Button>
        </Form>
      </div>
    </FoldedFilters>
  );
}
