import { nameIn } from '@btc/contract/names.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { findPriceTitle } from '../share/price-title.ts';
import { messages as titleMessages } from '../share/title-messages.ts';
import type { IndexData } from './index-query.ts';
import { messages } from './messages.ts';

type Titled = Pick<IndexData, 'name' | 'points'>;

/** Null where the index has no level; the spread has no change in per cent. */
export function findIndexTitle(edition: Edition, { name, points }: Titled): string | null {
  const format = getFormat(edition);
  const t = pickMessages(edition, messages);
  const titles = pickMessages(edition, titleMessages);
  const own = nameIn(edition, name);
  const isSpread = name.Unit !== 'points';
  const Yoy = points.findLast(({ Level }) => Level !== null)?.Yoy ?? null;
  return findPriceTitle(edition, {
    // The spread has a second line, with the duty over the quotas.
    subject: points.some(({ LevelOver }) => LevelOver !== null) ? titles.within(own) : own,
    points: points.map(({ Date, Level: value }) => ({ Date, value })),
    change: isSpread || Yoy === null ? null : { percent: Yoy, against: null },
    formatAmount: (value) =>
      `${format.number(value, 2)}${edition === 'cn' && !isSpread ? '' : ' '}${isSpread ? t.spreadUnit : t.points}`,
    formatWhen: (day) => ({ text: titles.week(format.date(day)), kind: 'period' }),
  });
}

export function formatIndexScope(edition: Edition, { name, points }: Titled): string {
  const format = getFormat(edition);
  const t = pickMessages(edition, messages);
  const days = [points[0], points.at(-1)].map((point) => (point === undefined ? '' : format.date(point.Date)));
  return [nameIn(edition, name), days.join('–'), name.Unit === 'points' ? t.points : t.spreadUnit].join(' · ');
}
