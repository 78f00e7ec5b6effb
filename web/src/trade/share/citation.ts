import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import { formatCitation } from '#charts/heading/heading-text.ts';
import type { Edition } from '#i18n/edition.ts';
import { pickMessages } from '#i18n/messages.ts';
import { findChartTitle } from '../words/chart-title.ts';
import { formatAskedSpanText, formatFigureTitle } from '../words/figure-words.ts';
import { messages } from '../messages.ts';
import type { ViewAnswer } from '../view-query.ts';

interface Cited {
  readonly unit: SeriesUnit;
  readonly edition: Edition;
  readonly address: string;
}

export function formatViewCitation(answer: ViewAnswer, { unit, edition, address }: Cited): string {
  const { PublishedOn, Selection, SourceNameCn, SourceNameEn } = answer.dict;
  const scope = formatFigureTitle(answer, unit, edition);
  return formatCitation(edition, {
    title: findChartTitle(answer, unit, edition)?.text ?? scope,
    scope: pickMessages(edition, messages).tableCaption(scope, formatAskedSpanText(answer, edition)),
    source: edition === 'cn' ? SourceNameCn : SourceNameEn,
    publishedOn: PublishedOn,
    asPublishedOn: Selection.AsPublishedOn === '' ? null : Selection.AsPublishedOn,
    address,
  });
}
