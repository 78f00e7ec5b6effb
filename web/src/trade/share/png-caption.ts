import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { PngCaption } from '#charts/export/png-caption.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { formatFigureTitle, formatAskedSpanText, formatYoySpansText } from '../words/figure-words.ts';
import { findChartTitle } from '../words/chart-title.ts';
import { messages } from '../messages.ts';
import { leftOutNotes } from '../notes/left-out.ts';
import { formatPeriodText } from '../words/periods.ts';
import type { ViewAnswer } from '../view-query.ts';

interface PictureOf {
  readonly unit: SeriesUnit;
  readonly edition: Edition;
  readonly address: string;
}

export function pngCaption(answer: ViewAnswer, { unit, edition, address }: PictureOf): PngCaption {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const { dict } = answer;
  const source = edition === 'cn' ? dict.SourceNameCn : dict.SourceNameEn;
  const periodsText = (list: readonly string[]): string =>
    list.map((one) => formatPeriodText(edition, one)).join(t.listJoin);
  const periods = periodsText(dict.Provisional);
  const spans = formatYoySpansText(dict, edition);
  const scope = formatFigureTitle(answer, unit, edition);
  const chartTitle = findChartTitle(answer, unit, edition)?.text;
  return {
    title: chartTitle ?? scope,
    subtitle: [chartTitle === undefined ? '' : scope, formatAskedSpanText(answer, edition), t.unitNames[unit]]
      .filter((part) => part !== '')
      .join(' · '),
    source: t.sourceLine(source),
    notes: [
      ...(dict.PublishedOn === null ? [] : [t.publishedLine(format.date(dict.PublishedOn))]),
      ...(spans === null ? [] : [t.yoyLine(spans)]),
      ...(periods === '' ? [] : [t.provisionalLine(periods)]),
      ...(dict.Converted.length === 0 ? [] : [t.convertedLine(t.convertedText(periodsText(dict.Converted)))]),
      ...(dict.Apportioned.length === 0
        ? []
        : [t.noteLine(t.noteApportioned, t.apportionedText(periodsText(dict.Apportioned)))]),
      ...(dict.Revised.length === 0 ? [] : [t.noteLine(t.noteRevised, t.revisedText(periodsText(dict.Revised)))]),
      ...leftOutNotes(dict, edition).map(({ name, text }) => t.noteLine(name, text)),
      address,
    ],
    demo: dict.Demo ? t.demoLine : null,
    fileName: [dict.View, dict.Selection.Period, dict.Selection.StartDate, dict.Selection.EndDate]
      .filter((part) => part !== '')
      .join('_'),
  };
}
