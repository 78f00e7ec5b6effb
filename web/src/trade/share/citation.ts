import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { formatAskedSpanText, formatFigureTitle } from '../figure-words.ts';
import { findChartTitle } from '../chart-title.ts';
import { messages } from '../messages.ts';
import type { ViewAnswer } from '../view-query.ts';

interface Cited {
  readonly unit: SeriesUnit;
  readonly edition: Edition;
  /** Where the view stands. */
  readonly address: string;
}

/** A view as others cite it: title, scope and months, source and what of it had been published, the day, the address. */
export function formatCitation(answer: ViewAnswer, { unit, edition, address }: Cited): string {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const { PublishedOn, Selection, SourceNameCn, SourceNameEn } = answer.dict;
  const scope = formatFigureTitle(answer, unit, edition);
  const asPublishedOn = Selection.AsPublishedOn;
  return t
    .citation({
      site: t.siteName,
      title: findChartTitle(answer, unit, edition)?.text ?? scope,
      scope: t.tableCaption(scope, formatAskedSpanText(answer, edition)),
      source: edition === 'cn' ? SourceNameCn : SourceNameEn,
      vintage:
        asPublishedOn !== ''
          ? t.citedAsOf(format.date(asPublishedOn))
          : PublishedOn === null
            ? ''
            : t.citedVintage(format.date(PublishedOn)),
      day: format.date(todayInShanghai()),
      address,
    })
    .replaceAll('\u00a0', ' ');
}
