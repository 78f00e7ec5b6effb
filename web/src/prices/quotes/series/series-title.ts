import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { findPriceTitle } from '../../share/price-title.ts';
import { messages as titleMessages } from '../../share/title-messages.ts';
import { messages } from '../messages.ts';
import { formatPriceText, formatSeriesInText, formatUnitName } from '../price-names.ts';
import type { SeriesData } from '../quotes-query.ts';

type Titled = Pick<SeriesData, 'series' | 'quotes' | 'dict'>;

export function findSeriesTitle(edition: Edition, { series, quotes, dict }: Titled): string | null {
  const format = getFormat(edition);
  const unit = dict.Unit ?? series.Unit;
  const { ChangeYear, ChangeWeek } = dict;
  const week = ChangeWeek === null ? null : { percent: ChangeWeek.Percent, against: format.date(ChangeWeek.Date) };
  return findPriceTitle(edition, {
    subject: pickMessages(edition, titleMessages).mainstream(formatSeriesInText(edition, series)),
    points: quotes.map(({ Date, Mainstream: value }) => ({ Date, value })),
    change: ChangeYear === null ? week : { percent: ChangeYear.Percent, against: null },
    formatAmount: (value) => `${formatPriceText(format, unit, value)} ${formatUnitName(format, unit)}`,
    formatWhen: (day) => ({ text: format.date(day), kind: 'day' }),
    isProvisional: quotes.at(-1)?.Provisional === true,
  });
}

export function formatSeriesScope(
  edition: Edition,
  { level, series, quotes, dict }: Titled & Pick<SeriesData, 'level'>,
): string {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const days = [quotes[0], quotes.at(-1)].map((quote) => (quote === undefined ? '' : format.date(quote.Date)));
  const terms = [level === '' ? '' : t.levels[level], dict.OverQuota ? t.overQuota : ''];
  return [days.join('–'), formatUnitName(format, dict.Unit ?? series.Unit), ...terms]
    .filter((one) => one !== '')
    .join(' · ');
}
